import type { ConsentBanner } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { ConsentBannerView } from './consent-banner.view.tsx';

/** It is hidden in the HTML; the runtime shows it while it asks, and listens to its buttons. */
export default defineWidget<ConsentBanner>({
  type: 'consent-banner',
  hydrate: 'never',
  View: ConsentBannerView,
  isWanted: ({ settings }) => settings.analytics.consent !== 'off',
});
