import { isRecord, type JsonObject } from '../lib/is-record.ts';
import type { Part } from '../lib/part.ts';
import type { Key, Path } from './path.ts';

/** One step of a walk; the path is put together only when somebody asks for it. */
export interface Place {
  readonly up: Place | undefined;
  readonly key: Key;
}

export function pathOf(place: Place | undefined): Path {
  const path: Key[] = [];
  for (let step = place; step; step = step.up) path.unshift(step.key);
  return path;
}

/** What the schemas say of a document. */
export interface DocumentTables {
  readonly page: Part;
  readonly widgets: Readonly<Record<string, Part>>;
}

/** A value on the way through a document. */
export interface Visited {
  readonly value: unknown;
  readonly part: Part;
  readonly place: Place;
  /** The object that it is in; for the entries of a list, the one with the list. */
  readonly holder: JsonObject;
  /** For a widget: how many others it is in. */
  readonly depth: number | undefined;
}

/** A widget that no table knows still has an id, and may hold others. */
const UNKNOWN: Part = { keys: { id: { kind: 'anchor' }, children: { kind: 'slot' } } };

/**
 * Visits every value of a document of which its schema says something, in the order of the document and outermost
 * first. Values of a wrong type are visited too, so a visitor must check what it gets.
 */
export function walk(document: JsonObject, tables: DocumentTables, visit: (visited: Visited) => void): void {
  const inside = (value: JsonObject, part: Part, place: Place | undefined, depth: number): void => {
    const { keys } = part;
    if (!keys) return;
    for (const key of Object.keys(value)) {
      const inner = Object.hasOwn(keys, key) ? keys[key] : undefined;
      if (inner && value[key] !== undefined) each(value[key], inner, { up: place, key }, value, depth);
    }
  };
  const each = (value: unknown, part: Part, place: Place, holder: JsonObject, depth: number): void => {
    const isSlot = part.kind === 'slot';
    if (part.kind !== undefined || isRecord(value)) visit({ value, part, place, holder, depth: undefined });
    if (Array.isArray(value)) {
      const { entries } = part;
      for (const [key, entry] of value.entries()) {
        const at = { up: place, key };
        if (isSlot) node(entry, at, holder, depth);
        else if (entries) each(entry, entries, at, holder, depth);
      }
    } else if (isRecord(value)) inside(value, part, place, depth);
  };
  const node = (value: unknown, place: Place, holder: JsonObject, depth: number): void => {
    if (!isRecord(value)) return;
    const part = partOfWidget(tables, value.type);
    visit({ value, part, place, holder, depth });
    inside(value, part, place, depth + 1);
  };
  inside(document, tables.page, undefined, 0);
}

/** What its schema says of a widget, by its `type`. */
export function partOfWidget({ widgets }: DocumentTables, type: unknown): Part {
  const found = typeof type === 'string' && Object.hasOwn(widgets, type) ? widgets[type] : undefined;
  return found ?? UNKNOWN;
}
