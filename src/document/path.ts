/** One step into a document: a key of an object, or a position in a list. */
export type Key = string | number;

/** The way from the document to one of its values, outermost step first. */
export type Path = readonly Key[];

/** A path as a JSON pointer (RFC 6901): `/sections/0/children/2`. */
export function formatPointer(path: Path): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The path that a JSON pointer names. Digits become positions; everything here takes them for keys as well. */
export function parsePointer(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^(?:0|[1-9]\d*)$/.test(part) ? Number(part) : part));
}

/** True if `path` is `start` or leads to something inside it. */
export function startsWith(path: Path, start: Path): boolean {
  return start.length <= path.length && start.every((key, i) => isSameKey(key, path[i]));
}

export function isSamePath(a: Path, b: Path): boolean {
  return a.length === b.length && startsWith(a, b);
}

/** Positions and keys of digits are the same step: a pointer cannot tell them apart. */
export function isSameKey(a: Key, b: Key | undefined): boolean {
  return a === b || String(a) === String(b);
}

/** The value at `path` of a plain document; `undefined` where there is none. */
export function valueAt(document: unknown, path: Path): unknown {
  let value = document;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Readonly<Record<Key, unknown>>)[key];
  }
  return value;
}
