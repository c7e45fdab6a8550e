import type { SectionNav } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { SectionNavView } from './section-nav.view.tsx';

export default defineWidget<SectionNav>({
  type: 'section-nav',
  hydrate: 'idle',
  View: SectionNavView,
  send: () => ({}),
});
