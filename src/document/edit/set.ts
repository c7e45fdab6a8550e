import { isSameValue } from '../is-same-value.ts';
import { findPlace, type ParsedText, type TextNode, valueOfNode } from '../parse.ts';
import type { Key, Path } from '../path.ts';
import { type DocumentEdit, editInTurn, editOf, lastStep, replacement, valueNode } from './edit.ts';
import { holderOf, isTallNode, removeEntry } from './entries.ts';
import { addProperty, insert, remove } from './insert.ts';
import { indentAt, isOneLine, layoutOf } from './layout.ts';
import { isObject, printValue } from './print.ts';

type Step = (document: ParsedText) => DocumentEdit;

/**
 * Replaces the value at `path`. Of an object or list only the differences are touched; a missing key is added, with
 * the objects on the way to it.
 */
export function set(document: ParsedText, path: Path, value: unknown): DocumentEdit {
  const place = path.length === 0 || findPlace(document.root, path);
  if (place) return editInTurn(document, stepsTo(valueOfNode(valueNode(document, path)), value, path));
  const { holder, key } = lastStep(path);
  const above = findPlace(document.root, holder)?.value;
  if (!above) return set(document, holder, key === 0 ? [value] : { [String(key)]: value });
  return above.type === 'array' ? insert(document, path, value) : addProperty(document, path, value);
}

/** Takes a property out of its object; nothing happens where there is none. */
export function unset(document: ParsedText, path: Path): DocumentEdit {
  const { holder, key } = lastStep(path);
  const object = findPlace(document.root, holder)?.value;
  const index = object?.type === 'object' ? positionOf(object, key) : -1;
  if (!object || index < 0) return editOf(document, [], []);
  const first = editOf(document, removeEntry(document, object, index), [{ kind: 'remove', at: path }]);
  // A key that was there twice is gone only when both are.
  return editInTurn(document, [() => first, (rest) => unset(rest, path)]);
}

/** Removes the last of several properties with the same name; a single one stays. */
export function removeRepeated(document: ParsedText, path: Path): DocumentEdit {
  const { holder, key } = lastStep(path);
  const object = valueNode(document, holder);
  const last = object.children?.findLastIndex(({ children }) => children?.[0]?.value === String(key)) ?? -1;
  if (last < 0 || last === positionOf(object, key)) return editOf(document, [], []);
  return editOf(document, removeEntry(document, object, last), []);
}

function positionOf({ children = [] }: TextNode, key: Key): number {
  return children.findIndex((property) => property.children?.[0]?.value === String(key));
}

/** The edits that turn one value into another. */
function stepsTo(before: unknown, after: unknown, path: Path): Step[] {
  if (isSameValue(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listSteps(before, after, path);
  if (!isObject(before) || !isObject(after)) return [(document) => replace(document, path, after)];
  const gone = Object.keys(before).filter((key) => after[key] === undefined);
  const kept = Object.entries(after).filter(([, part]) => part !== undefined);
  return [
    ...kept.flatMap(([key, part]): Step[] =>
      Object.hasOwn(before, key)
        ? stepsTo(before[key], part, [...path, key])
        : [(document) => addProperty(document, [...path, key], part)],
    ),
    ...gone.map(
      (key): Step =>
        (document) =>
          unset(document, [...path, key]),
    ),
  ];
}

/** Entries that are the same at the start and at the end stay; between them each takes the place of its counterpart. */
function listSteps(before: readonly unknown[], after: readonly unknown[], path: Path): Step[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSameValue(before[start], after[start])) start += 1;
  let end = 0;
  while (end < most - start && isSameValue(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [old, fresh] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const at = (i: number) => [...path, start + i];
  return [
    ...fresh.flatMap((part, i): Step[] =>
      i < old.length ? stepsTo(old[i], part, at(i)) : [(document) => insert(document, at(i), part)],
    ),
    ...old.slice(fresh.length).map((): Step => (document) => remove(document, at(fresh.length))),
  ];
}

/** Writes another value in the place of one, on one line where that was or must be. */
function replace(document: ParsedText, path: Path, value: unknown): DocumentEdit {
  const node = valueNode(document, path);
  const { text } = document;
  const isLine =
    (node.parent !== undefined && isOneLine(text, holderOf(node))) ||
    (isTallNode(node) && isOneLine(text, node));
  const printed = printValue(value, layoutOf(document), isLine ? undefined : indentAt(text, node.offset));
  return editOf(document, [replacement(node, printed)], [{ kind: 'replace', at: path }]);
}
