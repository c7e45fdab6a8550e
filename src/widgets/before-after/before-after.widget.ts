import type { BeforeAfter } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { BeforeAfterView } from './before-after.view.tsx';

export default defineWidget<BeforeAfter>({
  type: 'before-after',
  hydrate: 'visible',
  send: () => ({}),
  View: BeforeAfterView,
});
