import type { Toggle } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { ToggleView } from './toggle.view.tsx';

export default defineWidget<Toggle>({ type: 'toggle', hydrate: 'never', View: ToggleView });
