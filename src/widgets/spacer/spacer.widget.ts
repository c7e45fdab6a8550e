import type { Spacer } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { SpacerView } from './spacer.view.tsx';

export default defineWidget<Spacer>({ type: 'spacer', hydrate: 'never', View: SpacerView });
