import type { Node } from '../../conversion.ts';
import { textNode } from '../basic.ts';
import { mapNode } from '../map.ts';
import { first, type Make } from './card.ts';
import type { Roles } from './roles.ts';

/** Places: each a map, at its coordinates if they are known. */
export const places: Make = ({ roles, entries, conversion }) => {
  const own = entries.flatMap(placeNodes);
  const found = own.length ? own : placeNodes(roles);
  return found;

  function placeNodes({ titles, texts, address, latitude, longitude }: Roles): Node[] {
    const name = first(titles, [address]);
    const detail = first(texts, [address]);
    if (latitude !== undefined && longitude !== undefined && (latitude !== 0 || longitude !== 0))
      return [
        { type: 'map', name: name || 'Lokasi', address: detail || name || 'Lokasi', latitude, longitude },
      ];
    const query = address || name;
    if (query === '') return [];
    const below = detail && detail !== query ? textNode(detail.replaceAll('<', '&lt;'), conversion) : [];
    return [mapNode(query, name && name !== query ? { name } : {}), ...below];
  }
};
