import type { LocationList } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { LocationListView } from './location-list.view.tsx';

export default defineWidget<LocationList>({
  type: 'location-list',
  hydrate: 'never',
  View: LocationListView,
});
