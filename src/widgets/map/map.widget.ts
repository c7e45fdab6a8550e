import type { Map as MapNode } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { MapView } from './map.view.tsx';

export default defineWidget<MapNode>({
  type: 'map',
  hydrate: 'interaction',
  send: () => ({}),
  View: MapView,
});
