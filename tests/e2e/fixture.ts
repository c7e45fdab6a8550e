import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Document = Readonly<Record<string, unknown>>;

/**
 * A page document of `tests/e2e/fixtures`. One that says `extends` is another one with its own values put over it,
 * object by object; lists are replaced whole.
 */
export function readFixture(folder: string, name: string): Document {
  const { extends: base, ...own } = JSON.parse(
    readFileSync(join(folder, `${name}.json`), 'utf8'),
  ) as Document;
  return typeof base === 'string' ? (putOver(readFixture(folder, base), own) as Document) : own;
}

function putOver(below: unknown, above: unknown): unknown {
  if (!isObject(below) || !isObject(above)) return above;
  const merged = Object.entries(above).map(([key, value]) => [key, putOver(below[key], value)]);
  return { ...below, ...Object.fromEntries(merged) };
}

function isObject(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
