import type { Button } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { ButtonView } from './button.view.tsx';

export default defineWidget<Button>({ type: 'button', hydrate: 'never', View: ButtonView });
