import { defineWidget } from '../../renderer/widget.ts';
import { type KprProps, KprView } from './kpr.view.tsx';
import { readOffer } from './offer.ts';

export default defineWidget<KprProps>({
  type: 'kpr',
  hydrate: 'interaction',
  View: KprView,
  prepare: (props, page) => ({ ...props, offer: readOffer(props, page) }),
  send: ({ offer }) => offer,
  needs: () => ['unit-type-modal'],
});
