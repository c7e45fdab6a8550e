import type { Node } from '../../conversion.ts';
import { searchLink } from '../../layout/place-links.ts';
import { textNode } from '../basic.ts';
import { first, type Make } from './card.ts';
import type { Roles } from './roles.ts';

/** Places: a map if the coordinates are known, otherwise the address and a link. */
export const places: Make = ({ roles, entries, conversion }) => {
  const own = entries.flatMap(placeNodes);
  const found = own.length ? own : placeNodes(roles);
  if (found.some(({ type }) => type !== 'map'))
    conversion.addNote('The export has an address but no coordinates: it became a link to the map.');
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
    return [
      ...[...new Set([name, detail, address])].flatMap((words) =>
        textNode(words.replaceAll('<', '&lt;'), conversion),
      ),
      { type: 'button', label: 'Buka di Google Maps', link: searchLink(query), icon: 'pin', newTab: true },
    ];
  }
};
