import type { PriceList } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { PriceListView } from './price-list.view.tsx';

export default defineWidget<PriceList>({ type: 'price-list', hydrate: 'never', View: PriceListView });
