import type { SiteHeader } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { SiteHeaderView } from './site-header.view.tsx';

export default defineWidget<SiteHeader>({
  type: 'site-header',
  hydrate: 'never',
  View: SiteHeaderView,
  compose: ({ button, buttonLabel }) =>
    button
      ? [{ type: 'lead-button', kind: 'whatsapp', label: buttonLabel, icon: 'whatsapp', size: 'small' }]
      : [],
});
