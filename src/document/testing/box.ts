import type { Key, Path } from '../path.ts';

/** A document whose every value can be recognised after an edit, its numbers and words included. */
export type Box =
  | { readonly kind: 'list'; readonly entries: Box[] }
  | { readonly kind: 'object'; readonly entries: Map<string, Box> }
  | { readonly kind: 'plain'; readonly value: unknown };

export function boxOf(value: unknown): Box {
  if (Array.isArray(value)) return { kind: 'list', entries: value.map(boxOf) };
  if (typeof value !== 'object' || value === null) return { kind: 'plain', value };
  return {
    kind: 'object',
    entries: new Map(Object.entries(value).map(([key, part]) => [key, boxOf(part)])),
  };
}

export function plainOf(box: Box): unknown {
  if (box.kind === 'plain') return box.value;
  if (box.kind === 'list') return box.entries.map(plainOf);
  return Object.fromEntries([...box.entries].map(([key, part]) => [key, plainOf(part)]));
}

/** Every value with its path, outermost first. */
export function boxesIn(box: Box, path: Path = []): { path: Path; box: Box }[] {
  if (box.kind === 'plain') return [{ path, box }];
  return [
    { path, box },
    ...[...box.entries.entries()].flatMap(([key, part]) => boxesIn(part, [...path, key])),
  ];
}

export function boxAt(box: Box, path: Path): Box {
  const [key, ...rest] = path;
  if (key === undefined) return box;
  const next =
    box.kind === 'list'
      ? box.entries[Number(key)]
      : box.kind === 'object'
        ? box.entries.get(String(key))
        : undefined;
  if (!next) throw new RangeError(`The model has nothing at ${path.join('/')}.`);
  return boxAt(next, rest);
}

/** Puts a value into a list, or at a key. */
export function putIn(holder: Box, key: Key, value: Box): void {
  if (holder.kind === 'list') holder.entries.splice(Number(key), 0, value);
  if (holder.kind === 'object') holder.entries.set(String(key), value);
}

/** Replaces a value by another. */
export function swapIn(holder: Box, key: Key, value: Box): void {
  if (holder.kind === 'list') holder.entries[Number(key)] = value;
  if (holder.kind === 'object') holder.entries.set(String(key), value);
}

export function takeFrom(holder: Box, key: Key): void {
  if (holder.kind === 'list') holder.entries.splice(Number(key), 1);
  if (holder.kind === 'object') holder.entries.delete(String(key));
}
