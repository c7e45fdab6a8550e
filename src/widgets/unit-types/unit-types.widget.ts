import type { UnitTypes } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { followList } from './follow-list.ts';
import { UnitTypesView } from './unit-types.view.tsx';

export default defineWidget<UnitTypes>({
  type: 'unit-types',
  hydrate: 'never',
  View: UnitTypesView,
  prepare: (props, page) => ({ ...props, items: props.items.map((item) => followList(item, page)) }),
  needs: (_page, { items }) => [
    'unit-type-modal',
    ...(items.some(({ image, floorPlan }) => image || floorPlan) ? ['lightbox'] : []),
  ],
});
