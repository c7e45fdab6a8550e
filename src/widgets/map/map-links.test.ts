import { expect, test } from 'vitest';
import { safeUrl } from '../../lib/safe-url.ts';
import { embedAddress, routeAddress } from './map-links.ts';

const place = {
  name: 'Kantor',
  address: 'Jl. Raya',
  latitude: -6.2615,
  longitude: 106.6543,
  zoom: 15,
} as const;

test('the map of OpenStreetMap has the place in its middle, and its marker on it', () => {
  const address = new URL(embedAddress({ ...place, provider: 'openstreetmap' }));
  const [west = 0, south = 0, east = 0, north = 0] = (address.searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number);
  expect((west + east) / 2).toBeCloseTo(place.longitude, 4);
  expect((south + north) / 2).toBeCloseTo(place.latitude, 4);
  expect(address.searchParams.get('marker')).toBe('-6.2615,106.6543');
});

test('nearer means a smaller part of the world', () => {
  const width = (zoom: number) => {
    const box =
      new URL(embedAddress({ ...place, zoom, provider: 'openstreetmap' })).searchParams.get('bbox') ?? '';
    const [west = 0, , east = 0] = box.split(',').map(Number);
    return east - west;
  };
  expect(width(16)).toBeCloseTo(width(15) / 2, 4);
});

test.each(['openstreetmap', 'google'] as const)('the map of %s may be framed', (provider) => {
  expect(safeUrl(embedAddress({ ...place, provider }), 'embed')).toBeDefined();
});

test('the way there ends at the place', () => {
  expect(new URL(routeAddress({ ...place, provider: 'google' })).searchParams.get('destination')).toBe(
    '-6.2615,106.6543',
  );
});

test('[OPS-66] a place without coordinates is found by its address, on the map of Google', () => {
  const { latitude: _north, longitude: _east, ...found } = place;
  const address = { ...found, address: 'Jl. Raya! 5 & 6, Karawang', provider: 'openstreetmap' } as const;
  const embedded = embedAddress(address);
  expect(embedded).toBe(
    'https://www.google.com/maps/embed?origin=mfe&pb=!1m3!2m1!1sJl.%20Raya%21%205%20%26%206%2C%20Karawang!6i15!3m1!1sid',
  );
  expect(safeUrl(embedded, 'embed')).toBeDefined();
  expect(new URL(routeAddress(address)).searchParams.get('destination')).toBe('Jl. Raya! 5 & 6, Karawang');
});
