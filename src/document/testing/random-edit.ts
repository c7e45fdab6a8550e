import type { DocumentEdit } from '../edit/edit.ts';
import { duplicate, insert, remove } from '../edit/insert.ts';
import { move, wrap } from '../edit/move.ts';
import { set, unset } from '../edit/set.ts';
import type { ParsedText } from '../parse.ts';
import type { Key, Path } from '../path.ts';
import { type Box, boxAt, boxesIn, boxOf, putIn, swapIn, takeFrom } from './box.ts';

/** A place between two entries. */
export interface Between {
  readonly holder: Box;
  readonly before: Box | undefined;
  readonly after: Box | undefined;
}

/** One edit that the model of the document has already had, for its text to have as well. */
export interface RandomEdit {
  readonly name: string;
  readonly run: (document: ParsedText) => DocumentEdit;
  /** The value that became another one, or went. */
  readonly lost?: Path;
  /** The value whose text went elsewhere. */
  readonly carried?: Path;
  /** Where the text may change. */
  readonly touched: readonly (Between | Box)[];
}

/** Returns a number from 0 up to, but not including, `limit`. */
export type Pick = (limit: number) => number;

type Maker = (root: Box, pick: Pick, value: unknown) => RandomEdit | undefined;

const makers: readonly Maker[] = [
  function setValue(root, pick, value) {
    const found = inner(root, pick);
    if (!found) return undefined;
    const { box, path, holder, key } = found;
    swapIn(holder, key, boxOf(value));
    return {
      name: `set ${path.join('/')}`,
      run: (text) => set(text, path, value),
      lost: path,
      touched: [box],
    };
  },
  function setNew(root, pick, value) {
    const found = one(places(root, 'object'), pick);
    const path = [...(found?.path ?? []), 'baru'];
    if (!found || entriesOf(found.box).has('baru')) return undefined;
    const touched = [between(found.box, found.box.entries.size)];
    putIn(found.box, 'baru', boxOf(value));
    return { name: `add ${path.join('/')}`, run: (text) => set(text, path, value), touched };
  },
  function insertValue(root, pick, value) {
    const found = one(places(root, 'list'), pick);
    if (!found) return undefined;
    const index = pick(found.box.entries.length + 1);
    const path = [...found.path, index];
    const touched = [between(found.box, index)];
    putIn(found.box, index, boxOf(value));
    return { name: `insert ${path.join('/')}`, run: (text) => insert(text, path, value), touched };
  },
  function unsetKey(root, pick) {
    const found = inner(root, pick, 'object');
    if (!found) return undefined;
    const { path } = found;
    const touched = [takeOut(found)];
    return { name: `unset ${path.join('/')}`, run: (text) => unset(text, path), lost: path, touched };
  },
  function removeEntry(root, pick) {
    const found = inner(root, pick, 'list');
    if (!found) return undefined;
    const { path } = found;
    const touched = [takeOut(found)];
    return { name: `remove ${path.join('/')}`, run: (text) => remove(text, path), lost: path, touched };
  },
  function duplicateEntry(root, pick) {
    const found = inner(root, pick, 'list');
    if (!found) return undefined;
    const { path, holder, key, box } = found;
    const touched = [between(holder, Number(key) + 1)];
    putIn(holder, Number(key) + 1, structuredClone(box));
    return { name: `duplicate ${path.join('/')}`, run: (text) => duplicate(text, path), touched };
  },
  function moveValue(root, pick) {
    const found = inner(root, pick);
    if (!found) return undefined;
    const origin = takeOut(found);
    const target = one([...places(root, 'list'), ...places(root, 'object').slice(0, 3)], pick);
    const isList = target?.box.kind === 'list';
    const size = target ? entriesOf(target.box).size : 0;
    if (!target || (!isList && entriesOf(target.box).has('pindah'))) {
      swapBack(found);
      return undefined;
    }
    const index = isList ? pick(size + 1) : 'pindah';
    const touched = [origin, between(target.box, isList ? Number(index) : size)];
    putIn(target.box, index, found.box);
    const { path } = found;
    const to = [...target.path, index];
    const name = `move ${path.join('/')} to ${to.join('/')}`;
    return { name, run: (text) => move(text, path, to), carried: path, touched };
  },
  function wrapValue(root, pick) {
    const found = inner(root, pick);
    if (!found) return undefined;
    const { box, path, holder, key } = found;
    const wrapper = { type: 'columns', children: [{ type: 'spacer' }], ratio: [1, 2] };
    const outer = boxOf(wrapper);
    putIn(boxAt(outer, ['children']), 1, box);
    swapIn(holder, key, outer);
    const run = (text: ParsedText) => wrap(text, path, wrapper, ['children', 1]);
    return { name: `wrap ${path.join('/')}`, run, carried: path, touched: [box] };
  },
];

/** Does an edit of a kind, at a place of chance, to the model; nothing where it has no such place. */
export function randomEdit(root: Box, kind: number, pick: Pick, value: unknown): RandomEdit | undefined {
  return makers[kind % makers.length]?.(root, pick, value);
}

interface Found {
  readonly path: Path;
  readonly box: Box;
  readonly holder: Box;
  readonly key: Key;
}

/** A value in an object or a list. */
function inner(root: Box, pick: Pick, kind?: Box['kind']): Found | undefined {
  const all = boxesIn(root).flatMap(({ path, box }): Found[] => {
    const key = path.at(-1);
    if (key === undefined) return [];
    const holder = boxAt(root, path.slice(0, -1));
    return kind === undefined || holder.kind === kind ? [{ path, box, holder, key }] : [];
  });
  return one(all, pick);
}

function takeOut({ holder, key, box }: Found): Between {
  const index = [...entriesOf(holder).values()].indexOf(box);
  const place = { ...between(holder, index), after: between(holder, index + 1).after };
  takeFrom(holder, key);
  return place;
}

function swapBack({ holder, key, box }: Found): void {
  putIn(holder, key, box);
}

/** The place before the entry with this number. */
function between(holder: Box, index: number): Between {
  const values = [...entriesOf(holder).values()];
  return { holder, before: values[index - 1], after: values[index] };
}

function entriesOf(box: Box): Map<Key, Box> {
  if (box.kind === 'plain') return new Map();
  return new Map<Key, Box>(box.entries.entries());
}

function places<K extends 'list' | 'object'>(root: Box, kind: K) {
  return boxesIn(root).flatMap(({ path, box }) =>
    box.kind === kind ? [{ path, box: box as Extract<Box, { kind: K }> }] : [],
  );
}

function one<T>(all: readonly T[], pick: Pick): T | undefined {
  return all.length ? all[pick(all.length)] : undefined;
}
