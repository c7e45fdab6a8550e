import type { IconList } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { IconListView } from './icon-list.view.tsx';

export default defineWidget<IconList>({ type: 'icon-list', hydrate: 'never', View: IconListView });
