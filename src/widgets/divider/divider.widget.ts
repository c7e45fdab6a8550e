import type { Divider } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { DividerView } from './divider.view.tsx';

export default defineWidget<Divider>({ type: 'divider', hydrate: 'never', View: DividerView });
