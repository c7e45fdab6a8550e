import type { TowerGrid } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { TowerGridView } from './tower-grid.view.tsx';

export default defineWidget<TowerGrid>({
  type: 'tower-grid',
  hydrate: 'visible',
  send: () => ({}),
  View: TowerGridView,
  needs: () => ['unit-type-modal'],
});
