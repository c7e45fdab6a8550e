import { isRecord } from '../../../src/lib/is-record.ts';
import type { Mapper, Node } from '../conversion.ts';
import { plainText } from '../rich-text.ts';
import { ownValue, screens, valueOn } from '../room.ts';
import type { Settings } from '../settings.ts';

const COORDINATES = /^\s*(-?\d{1,2}\.\d+)\s*[,;\s]\s*(-?\d{1,3}\.\d+)\s*$/;

/** A map of a place: at its coordinates if its address is a pair of them, otherwise by its address. */
export function mapNode(address: string, more: Record<string, unknown> = {}): Node {
  const [, latitude, longitude] = COORDINATES.exec(address) ?? [];
  if (!latitude || !longitude) return { type: 'map', address, ...more };
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return { type: 'map', name: 'Lokasi', address, ...place, ...more };
}

/** Kavling's `zoom`, if one was chosen. */
const zoomOf = (zoom: number | undefined): { zoom?: number } =>
  zoom ? { zoom: Math.min(19, Math.max(1, Math.round(zoom))) } : {};

/** The chosen heights in pixels. */
function heightsOf({ raw }: Settings): { height?: Record<string, number> } {
  const heights = screens.flatMap((screen) => {
    const given = (screen === 'desktop' ? valueOn : ownValue)(raw, 'height', screen);
    const isPixels = isRecord(given) && (given.unit ?? 'px') === 'px' && Number(given.size) > 0;
    return isPixels ? [[screen, Math.min(900, Math.max(200, Math.round(Number(given.size))))] as const] : [];
  });
  return heights.length ? { height: Object.fromEntries(heights) } : {};
}

export const map: Mapper = (settings, conversion) => {
  const address = plainText(settings.text('address', 'London Eye, London, United Kingdom'));
  const zoom = zoomOf(settings.number('zoom'));
  const height = heightsOf(settings);
  settings.ignore('height', 'height_tablet', 'height_mobile');
  if (address === '') return [];
  conversion.addNote('The map loads when a visitor asks for it; the address is always there.');
  return [mapNode(address, { ...zoom, ...height })];
};

/** The place of an embedded Google map; undefined if its address does not tell it. */
export function embeddedMap(address: string): Node | undefined {
  const query = new URL(address).searchParams;
  const asked = query.get('q') ?? query.get('query') ?? '';
  const zoom = zoomOf(Number(query.get('z')) || undefined);
  if (asked) return mapNode(plainText(asked), zoom);
  const longitude = /!2d(-?[\d.]+)/.exec(address)?.[1];
  const latitude = /!3d(-?[\d.]+)/.exec(address)?.[1];
  const named = /!1s0x[^!]*!2s([^!&]+)/.exec(address)?.[1];
  const name = named && plainText(unescaped(named));
  if (name)
    return mapNode(
      name,
      latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : {},
    );
  return latitude && longitude ? mapNode(`${Number(latitude)}, ${Number(longitude)}`) : undefined;
}

function unescaped(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
