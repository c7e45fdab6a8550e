import type { UnitCompare } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { UnitCompareView } from './unit-compare.view.tsx';

export default defineWidget<UnitCompare>({
  type: 'unit-compare',
  hydrate: 'visible',
  send: () => ({}),
  needs: ({ units }, { button }) => (button && units.units.length > 0 ? ['unit-type-modal'] : []),
  View: UnitCompareView,
});
