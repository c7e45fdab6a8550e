import type { SiteFooter } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { SiteFooterView } from './site-footer.view.tsx';

export default defineWidget<SiteFooter>({
  type: 'site-footer',
  hydrate: 'never',
  View: SiteFooterView,
  compose: ({ layout, formTitle, formPrompt }) =>
    layout === 'form' ? [{ type: 'lead-form', title: formTitle, prompt: formPrompt }] : [],
});
