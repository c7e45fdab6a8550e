import type { Columns } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { ColumnsView } from './columns.view.tsx';

export default defineWidget<Columns>({ type: 'columns', hydrate: 'never', View: ColumnsView });
