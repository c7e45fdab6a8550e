import type { Schema } from '../../../src/document/schema.ts';
import { nearest } from '../../../src/lib/nearest.ts';

/** The keys an object may have here, those first that it must have. */
export function knownKeys(schema: Schema): string[] {
  const keys = Object.keys(schema.properties ?? {});
  const required = new Set(schema.required ?? []);
  return [...keys.filter((key) => required.has(key)), ...keys.filter((key) => !required.has(key))];
}

/** The key that was meant by an unknown one: near in spelling and not yet there. */
export function suggestKey(
  written: string,
  schema: Schema,
  present: Readonly<Record<string, unknown>>,
): string | undefined {
  return nearest(
    written,
    knownKeys(schema).filter((key) => !Object.hasOwn(present, key)),
  );
}
