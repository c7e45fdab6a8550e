import { isRecord, type JsonObject } from '../../../../src/lib/is-record.ts';
import type { Conversion, Node } from '../../conversion.ts';
import { networkLinks } from '../networks.ts';
import { addressOf, asText, type Known, keysIn } from './slots.ts';

const SOCIAL = /social|profile/i;
const SWITCH = /enable|show|display|switch/i;

/** The links of a person to their networks, whichever of its lists an add-on keeps them in. */
export function socialLinks(settings: JsonObject, { list }: Known, conversion: Conversion): Node[] {
  const read = new Set(keysIn(list));
  const all = Object.entries(settings).filter(([key]) => SOCIAL.test(key) && !read.has(key));
  if (all.some(([key, value]) => SWITCH.test(key) && ['', 'no', false].includes(value as string))) return [];
  const entries = all.flatMap(([, value]) => (Array.isArray(value) ? value.filter(isRecord) : []));
  return networkLinks(
    entries.map((entry) => ({ name: nameOf(entry), address: addressIn(entry) })),
    conversion,
  );
}

/** The class of the icon of an entry: `fab fa-instagram`. */
const nameOf = (entry: JsonObject): string =>
  Object.values(entry)
    .map((value) => asText(isRecord(value) ? value.value : value))
    .find((text) => /\bfa-[a-z]|\bicon-[a-z]/.test(text)) ?? '';

const addressIn = (entry: JsonObject): string =>
  Object.entries(entry)
    .filter(([, value]) => isRecord(value) && 'url' in value)
    .map(([, value]) => addressOf(value))
    .find((address) => address !== '' && !/\.(?:svg|png|jpe?g)$/.test(address)) ?? '';
