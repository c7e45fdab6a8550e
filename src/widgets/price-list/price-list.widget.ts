import type { PriceList } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { isDated } from './phases.tsx';
import { PriceListView } from './price-list.view.tsx';

/** Only phases with days have script. */
export default defineWidget<PriceList>({
  type: 'price-list',
  hydrate: ({ phases }) => (phases.some(isDated) ? 'visible' : 'never'),
  send: () => ({}),
  View: PriceListView,
});
