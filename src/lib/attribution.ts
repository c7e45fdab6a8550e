import { noteVisit } from './touch.ts';

/** Hidden fields of every form, and the cookies they come from (specification, section 3). */
export const ATTRIBUTION_FIELDS = [
  'utm_campaign',
  'utm_content',
  'utm_medium',
  'utm_source',
  'utm_term',
  'gclid',
  'fbclid',
] as const;

type Field = (typeof ATTRIBUTION_FIELDS)[number];
export type Attribution = Record<Field, string>;

/** Longest value, in characters, and all cookies together, in bytes: servers refuse requests whose headers grow too long. */
const LONGEST = 500;
const TOGETHER = 1000;
const DAY = 24 * 3600;

/** A value for each field. */
export function eachField(value: (field: Field) => string): Attribution {
  return Object.fromEntries(ATTRIBUTION_FIELDS.map((field) => [field, value(field)])) as Attribution;
}

/**
 * The parameters of a query that contains the text `utm`; `undefined` for any other (LEAD-12). Together they take up
 * {@link TOGETHER} bytes of cookies at most; click ids, which are worth nothing in part, have their room first.
 */
export function readAttribution(url: string): Attribution | undefined {
  const { search } = new URL(url);
  if (!search.includes('utm')) return undefined;
  const parameters = new URLSearchParams(search);
  const found = eachField(() => '');
  let room = TOGETHER;
  for (const field of [...ATTRIBUTION_FIELDS].reverse()) {
    // The name, its `=`, and the separator between two cookies.
    room -= field.length + 3;
    for (const letter of parameters.get(field) ?? '') {
      const size = encodeURIComponent(letter).length;
      if (size > room || found[field].length >= LONGEST) break;
      room -= size;
      found[field] += letter;
    }
  }
  return found;
}

/**
 * Stores the campaign of the address for a day; a field without a value loses its cookie. Blocked cookies are
 * ignored. The visit is noted too (first and last touch), unless the page asks before it keeps such: `asks` is then a text.
 */
export function keepAttribution(asks?: string, url = location.href): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  try {
    for (const [name, value] of Object.entries(readAttribution(url) ?? {})) {
      // biome-ignore lint/suspicious/noDocumentCookie: the boot has no room for a library
      document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${value ? DAY : 0};samesite=lax${secure}`;
    }
    asks ?? noteVisit(url);
  } catch {}
}
