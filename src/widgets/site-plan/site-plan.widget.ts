import type { SitePlan } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { SitePlanView } from './site-plan.view.tsx';

/** The browser's own popovers show the places, so no script is needed. */
export default defineWidget<SitePlan>({
  type: 'site-plan',
  hydrate: 'never',
  View: SitePlanView,
  needs: (_page, { lightbox }) => (lightbox ? ['lightbox'] : []),
});
