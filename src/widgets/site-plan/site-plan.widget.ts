import type { SitePlan } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { showsHomes } from './shows-homes.ts';
import { SitePlanView } from './site-plan.view.tsx';

/** The browser's own popovers show places, so only a plan with shapes has script. */
export default defineWidget<SitePlan>({
  type: 'site-plan',
  hydrate: (props) => (showsHomes(props) ? 'visible' : 'never'),
  send: () => ({}),
  View: SitePlanView,
  needs: (_page, props) => (showsHomes(props) ? ['unit-type-modal'] : props.lightbox ? ['lightbox'] : []),
});
