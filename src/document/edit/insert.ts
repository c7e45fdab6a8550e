import type { ParsedText } from '../parse.ts';
import { formatPointer, type Key, type Path } from '../path.ts';
import { type DocumentEdit, editOf, lastStep, listEntry, valueNode } from './edit.ts';
import { insertEntry, type NewEntry, removeEntry } from './entries.ts';
import { type Layout, layoutOf } from './layout.ts';
import { isObject, printProperty, printValue, Verbatim } from './print.ts';
import { verbatimOf } from './verbatim.ts';

/** Inserts a value into a list, before the current value at `path`; one past the last is the end. */
export function insert(document: ParsedText, path: Path, value: unknown): DocumentEdit {
  const { holder, key } = lastStep(path);
  const list = valueNode(document, holder);
  const index = Number(key);
  if (list.type !== 'array' || !Number.isInteger(index) || index < 0 || index > (list.children?.length ?? 0))
    throw new RangeError(`${formatPointer(path)} is no place in a list.`);
  const layout = layoutOf(document);
  const changes = insertEntry(document, layout, list, index, newValue(value, layout));
  return editOf(document, changes, [{ kind: 'insert', at: [...holder, index] }]);
}

/** Adds a property to an object, behind those that it has. */
export function addProperty(document: ParsedText, path: Path, value: unknown): DocumentEdit {
  const { holder, key } = lastStep(path);
  const object = valueNode(document, holder);
  if (object.type !== 'object') throw new RangeError(`${formatPointer(holder) || '/'} is no object.`);
  const layout = layoutOf(document);
  const entry = newProperty(key, value, layout);
  return editOf(document, insertEntry(document, layout, object, object.children?.length ?? 0, entry), []);
}

/** Takes an entry out of its list. */
export function remove(document: ParsedText, path: Path): DocumentEdit {
  const { list, index } = listEntry(document, path);
  return editOf(document, removeEntry(document, list, index), [{ kind: 'remove', at: path }]);
}

/** Inserts a copy of the text of an entry after it. */
export function duplicate(document: ParsedText, path: Path): DocumentEdit {
  const { list, entry, index } = listEntry(document, path);
  const layout = layoutOf(document);
  const copy = newValue(verbatimOf(document, entry, layout), layout);
  const at = [...path.slice(0, -1), index + 1];
  return editOf(document, insertEntry(document, layout, list, index + 1, copy), [{ kind: 'insert', at }]);
}

function newValue(value: unknown, layout: Layout): NewEntry {
  return {
    isTall: isTall(value),
    print: ({ indent, isLine, isLikeLine }) => {
      const fits = isLine || (isLikeLine && !(value instanceof Verbatim));
      return printValue(value, layout, fits ? undefined : indent);
    },
  };
}

function newProperty(key: Key, value: unknown, layout: Layout): NewEntry {
  if (key === '__proto__') throw new RangeError('No document has a key "__proto__".');
  return {
    isTall: true,
    print: ({ indent, isLine }) => printProperty([String(key), value], layout, isLine ? undefined : indent),
  };
}

function isTall(value: unknown): boolean {
  if (value instanceof Verbatim) return true;
  return Array.isArray(value) ? value.length > 0 : isObject(value) && Object.keys(value).length > 0;
}
