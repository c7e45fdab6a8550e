import type { Map as MapNode } from '../../generated/view.types.ts';

type Place = Pick<MapNode, 'name' | 'address' | 'latitude' | 'longitude' | 'zoom' | 'provider'>;

/** The embedded map of a place. Neither address needs a key. */
export function embedAddress({ provider, latitude, longitude, zoom }: Place): string {
  if (provider === 'google') {
    return `https://www.google.com/maps/embed?origin=mfe&pb=!1m3!2m1!1s${latitude},${longitude}!6i${zoom}!3m1!1sid`;
  }
  // Half of what 512 pixels show at this zoom, in degrees of longitude.
  const reach = 360 / 2 ** zoom;
  const box = [longitude - reach, latitude - reach / 2, longitude + reach, latitude + reach / 2];
  const bbox = box.map((degrees) => degrees.toFixed(5)).join(',');
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox, layer: 'mapnik', marker: `${latitude},${longitude}` })}`;
}

/** Directions to a place; phones open them in their map app. */
export function routeAddress({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` })}`;
}
