import type { UnitFinder } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { UnitFinderView } from './unit-finder.view.tsx';

export default defineWidget<UnitFinder>({
  type: 'unit-finder',
  hydrate: 'visible',
  send: () => ({}),
  needs: ({ units }, { statuses }) =>
    statuses.includes('available') && units.units.some(({ status }) => status === 'available')
      ? ['unit-type-modal']
      : [],
  View: UnitFinderView,
});
