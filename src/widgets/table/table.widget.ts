import type { Table } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { TableView } from './table.view.tsx';

export default defineWidget<Table>({ type: 'table', hydrate: 'never', View: TableView });
