import type { Text } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { TextView } from './text.view.tsx';

export default defineWidget<Text>({ type: 'text', hydrate: 'never', View: TextView });
