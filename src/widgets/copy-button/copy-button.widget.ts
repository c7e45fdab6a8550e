import type { CopyButton } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { CopyButtonView } from './copy-button.view.tsx';

export default defineWidget<CopyButton>({
  type: 'copy-button',
  hydrate: 'interaction',
  send: () => ({}),
  View: CopyButtonView,
});
