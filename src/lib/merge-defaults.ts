import { isRecord, type JsonObject } from './is-record.ts';

const forbidden = new Set(['__proto__', 'prototype', 'constructor']);

/** The author's values over defaults; keys that could reach a prototype are dropped. */
export function overDefaults(value: JsonObject, defaults: JsonObject = {}): Record<string, unknown> {
  const out: Record<string, unknown> = { ...defaults };
  for (const key of Object.keys(value)) {
    const own = value[key];
    if (own !== undefined && !forbidden.has(key)) out[key] = own;
  }
  return out;
}

/** The same for the objects inside, at every depth. */
export function mergeDefaults(value: JsonObject, defaults: JsonObject): JsonObject {
  const out = overDefaults(value, defaults);
  for (const [key, inner] of Object.entries(defaults)) {
    const own = out[key];
    if (isRecord(inner) && isRecord(own)) out[key] = mergeDefaults(own, inner);
  }
  return out;
}
