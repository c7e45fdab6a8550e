import type { DocumentModel } from '../../../src/document/model.ts';
import { formatPointer, type Path } from '../../../src/document/path.ts';
import { surfaces } from '../../../src/generated/tables.ts';
import type { JsonObject } from '../../../src/lib/is-record.ts';
import {
  labelOf,
  type NodeFacts,
  type SlotFacts,
  sectionNodes,
  surfaceNodes,
  titleOf,
} from '../state/nodes.ts';
import { entryName } from '../state/place-words.ts';

/** A line of the outline: a widget, or a named list of widgets inside one, such as a tab. */
export interface Row {
  /** Stays with a section that moves. */
  readonly key: string;
  readonly kind: 'node' | 'entry';
  /** Of the widget, or of the entry. */
  readonly path: Path;
  /** The widget, or the one that the entry belongs to. */
  readonly node: NodeFacts;
  /** The lists that the rows below it are in; one, but for a widget with several. */
  readonly slots: readonly SlotFacts[];
  readonly title: string;
  readonly label: string;
  /** 1 for nodes directly on the page. */
  readonly level: number;
  readonly position: number;
  readonly size: number;
  /** Nothing for what holds nothing. */
  readonly isOpen: boolean | undefined;
  /** Index of the row that it is below; -1 for the page. */
  readonly parent: number;
  /** Index of the first row behind it that is not inside it. */
  readonly end: number;
}

/** The rows of an outline, and where each is. */
export interface Rows {
  readonly list: readonly Row[];
  /** Index of a row by the JSON pointer of its path. */
  readonly at: ReadonlyMap<string, number>;
}

interface Look {
  readonly model: DocumentModel;
  /** Keys of sections, so that rows keep theirs when sections move. */
  readonly sectionKeys: readonly string[];
  readonly isOpen: (key: string) => boolean;
}

type Draft = { -readonly [key in keyof Row]: Row[key] };

/** Returns the rows of the outline: the top of the page, its sections, its bottom, and the parts that float over it. */
export function outlineRows(document: JsonObject, look: Look): Rows {
  const { model, sectionKeys, isOpen } = look;
  const list: Draft[] = [];
  const at = new Map<string, number>();
  const top = topRows(document, model);

  const add = (row: Omit<Draft, 'end' | 'isOpen'>, inner: ((parent: number) => void) | undefined) => {
    const index = list.length;
    const own: Draft = { ...row, isOpen: inner ? isOpen(row.key) : undefined, end: index + 1 };
    list.push(own);
    at.set(formatPointer(row.path), index);
    if (inner && own.isOpen) inner(index);
    own.end = list.length;
  };
  const node = (one: NodeFacts, key: string, place: Pick<Row, 'level' | 'position' | 'size' | 'parent'>) => {
    const { slots, path } = one;
    const title = titleOf(model, one.type);
    const row = { key, kind: 'node', path, node: one, slots, title, label: labelOf(one), ...place } as const;
    const only = slots.length === 1 && !slots[0]?.entry ? slots[0] : undefined;
    if (slots.length === 0) add(row, undefined);
    else if (only) add(row, only.nodes.length > 0 ? (parent) => nodes(only.nodes, key, parent) : undefined);
    else
      add(row, (parent) => {
        for (const [i, slot] of slots.entries()) entry(one, slot, i, key, parent);
      });
  };
  const nodes = (inner: readonly NodeFacts[], key: string, parent: number) => {
    const level = (list[parent]?.level ?? 0) + 1;
    for (const [i, one] of inner.entries())
      node(one, `${key}/${i}`, { level, position: i + 1, size: inner.length, parent });
  };
  const entry = (one: NodeFacts, slot: SlotFacts, i: number, key: string, parent: number) => {
    const path = slot.entry ?? slot.list;
    const own = `${key}/${i}`;
    add(
      {
        key: own,
        kind: 'entry',
        path,
        node: one,
        slots: [slot],
        title: slot.entry ? entryName(one, slot.entry) : String(slot.list.at(-1)),
        label: '',
        level: (list[parent]?.level ?? 0) + 1,
        position: i + 1,
        size: one.slots.length,
        parent,
      },
      slot.nodes.length > 0 ? (index) => nodes(slot.nodes, own, index) : undefined,
    );
  };
  top.forEach((one, i) => {
    const key = one.isSurface ? formatPointer(one.path) : (sectionKeys[Number(one.path[1])] ?? String(i));
    node(one, key, { level: 1, position: i + 1, size: top.length, parent: -1 });
  });
  return { list, at };
}

function topRows(document: JsonObject, model: DocumentModel): readonly NodeFacts[] {
  const written = surfaceNodes(document, model.tables);
  const slotOf = (one: NodeFacts) =>
    surfaces.find(({ path }) => formatPointer(path) === formatPointer(one.path))?.slot;
  return [
    ...written.filter((one) => slotOf(one) === 'top'),
    ...sectionNodes(document, model.tables),
    ...written.filter((one) => slotOf(one) === 'bottom'),
    ...written.filter((one) => slotOf(one) === 'end'),
  ];
}

/** Sections with the keys that they keep while they move: the same value keeps its key, and so does the one in its place. */
export interface SectionKeys {
  readonly values: readonly unknown[];
  readonly keys: readonly string[];
  readonly next: number;
}

export const noSections: SectionKeys = { values: [], keys: [], next: 0 };

export function keepKeys(before: SectionKeys, { sections }: JsonObject): SectionKeys {
  const values: readonly unknown[] = Array.isArray(sections) ? sections : [];
  if (values.length === before.values.length && values.every((one, i) => one === before.values[i]))
    return before;
  const known = new Map(before.values.map((value, i) => [value, before.keys[i]]));
  const stays = new Set(values);
  let { next } = before;
  const used = new Set<string>();
  const keys = values.map((value, i) => {
    const old = known.get(value);
    const inPlace = stays.has(before.values[i]) ? undefined : before.keys[i];
    const found = [old, inPlace].find((key) => key !== undefined && !used.has(key));
    const key = found ?? `s${next++}`;
    used.add(key);
    return key;
  });
  return { values, keys, next };
}

/** The nearest row to a path: its own, or that of what holds it. */
export function rowNear({ list, at }: Rows, path: Path | undefined): number {
  for (let length = path?.length ?? 0; length > 0; length -= 1) {
    const found = at.get(formatPointer((path ?? []).slice(0, length)));
    if (found !== undefined && list[found]) return found;
  }
  return -1;
}

/** Paths of everything that a path is inside of, so that all of them can be opened. */
export function pathsAround(path: Path): Path[] {
  return path.slice(0, -1).map((_, i) => path.slice(0, i + 1));
}
