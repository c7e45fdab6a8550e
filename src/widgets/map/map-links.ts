import type { Map as MapNode } from '../../generated/view.types.ts';

type Place = Pick<MapNode, 'address' | 'latitude' | 'longitude' | 'zoom' | 'provider'>;

/** The company whose map shows a place: only Google finds one by its address. */
export const providerOf = (place: Place): MapNode['provider'] =>
  coordinatesOf(place) ? place.provider : 'google';

/** The embedded map of a place. No address needs a key. */
export function embedAddress(place: Place): string {
  const { latitude = 0, longitude = 0, zoom } = place;
  if (providerOf(place) === 'google') {
    const query =
      coordinatesOf(place) ??
      encodeURIComponent(place.address.replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll('!', '%21');
    return `https://www.google.com/maps/embed?origin=mfe&pb=!1m3!2m1!1s${query}!6i${zoom}!3m1!1sid`;
  }
  // Half of what 512 pixels show at this zoom, in degrees of longitude.
  const reach = 360 / 2 ** zoom;
  const box = [longitude - reach, latitude - reach / 2, longitude + reach, latitude + reach / 2];
  const bbox = box.map((degrees) => degrees.toFixed(5)).join(',');
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox, layer: 'mapnik', marker: `${latitude},${longitude}` })}`;
}

/** Directions to a place; phones open them in their map app. */
export function routeAddress(place: Place): string {
  const destination = coordinatesOf(place) ?? place.address;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

const coordinatesOf = ({ latitude, longitude }: Place): string | undefined =>
  latitude === undefined || longitude === undefined ? undefined : `${latitude},${longitude}`;
