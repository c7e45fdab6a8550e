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
