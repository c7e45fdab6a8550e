import type { JsonObject } from './is-record.ts';
import type { Part } from './part.ts';

/** Resolves a picture that the author names; the build provides the resolver. */
export type PictureResolver = (image: JsonObject) => unknown;

const forbidden = new Set(['__proto__', 'prototype', 'constructor']);

/**
 * Lays the author's values over the defaults of `part`; the author's document is not changed, and what is in a slot is
 * left as it is. Keys that could reach a prototype are dropped.
 */
export function fill(value: JsonObject, part: Part, picture: PictureResolver = (image) => image): JsonObject {
  const out: Record<string, unknown> = { ...part.defaults };
  for (const key of Object.keys(value)) {
    const own = value[key];
    if (own !== undefined && !forbidden.has(key)) out[key] = own;
  }
  for (const [key, inner] of keysOf(part))
    if (out[key] !== undefined) out[key] = filled(out[key], inner, picture);
  return out;
}

const keys = new WeakMap<Part, readonly (readonly [string, Part])[]>();

/** Listed once: a page has hundreds of values of the same parts. */
function keysOf(part: Part): readonly (readonly [string, Part])[] {
  let known = keys.get(part);
  if (!known) {
    known = Object.entries(part.keys ?? {});
    keys.set(part, known);
  }
  return known;
}

function filled(value: unknown, part: Part, picture: PictureResolver): unknown {
  if (typeof value !== 'object' || !value) return value;
  const { entries, kind } = part;
  if (Array.isArray(value)) return entries ? value.map((entry) => filled(entry, entries, picture)) : value;
  return kind === 'picture' ? picture(value as JsonObject) : fill(value as JsonObject, part, picture);
}
