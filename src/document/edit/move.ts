import { findPlace, type ParsedText } from '../parse.ts';
import { formatPointer, isSamePath, type Path } from '../path.ts';
import { type DocumentEdit, editInTurn, editOf, lastStep, replacement, valueNode } from './edit.ts';
import { holderOf } from './entries.ts';
import { addProperty, insert, remove } from './insert.ts';
import { indentAt, isOneLine, layoutOf } from './layout.ts';
import { printValue } from './print.ts';
import { unset } from './set.ts';
import { verbatimOf } from './verbatim.ts';

/**
 * Takes a value with its text to another place: into a list, or to a free key of an object. As in JSON Patch, `to` is read
 * once the value has been taken out, so it can never be inside the value itself.
 */
export function move(document: ParsedText, from: Path, to: Path): DocumentEdit {
  const node = valueNode(document, from);
  if (isSamePath(from, to)) return editOf(document, [], []);
  const renamed = renaming(document, from, to);
  if (renamed) return renamed;
  const entry = verbatimOf(document, node, layoutOf(document));
  const edit = editInTurn(document, [
    (all) => (node.parent?.type === 'array' ? remove(all, from) : unset(all, from)),
    (rest) => {
      if (typeof to.at(-1) === 'number') return insert(rest, to, entry);
      refuseTaken(rest, to);
      return addProperty(rest, to, entry);
    },
  ]);
  return { ...edit, moves: [{ kind: 'move', from, to }] };
}

/** A key that changes within its object is written in its place. */
function renaming(document: ParsedText, from: Path, to: Path): DocumentEdit | undefined {
  const [{ holder, key: before }, { holder: target, key }] = [lastStep(from), lastStep(to)];
  if (typeof key !== 'string' || !isSamePath(holder, target)) return undefined;
  const own = valueNode(document, holder).children?.filter(
    ({ children }) => children?.[0]?.value === String(before),
  );
  const name = own?.length === 1 && own[0]?.children?.[0];
  if (!name) return undefined;
  refuseTaken(document, to);
  return editOf(document, [replacement(name, JSON.stringify(key))], [{ kind: 'move', from, to }]);
}

function refuseTaken({ root }: ParsedText, path: Path): void {
  if (findPlace(root, path)) throw new RangeError(`There is something at ${formatPointer(path)} already.`);
}

/** Wraps a value in another one, which takes its place. `inner` is the path to it there, as `insert` or a key would give it. */
export function wrap(
  document: ParsedText,
  path: Path,
  wrapper: Readonly<Record<string, unknown>> | readonly unknown[],
  inner: Path,
): DocumentEdit {
  const node = valueNode(document, path);
  const layout = layoutOf(document);
  const { holder, key } = lastStep(inner);
  const outer = structuredClone(wrapper);
  let target: unknown = outer;
  for (const step of holder) target = (target as Readonly<Record<string | number, unknown>>)[step];
  const own = verbatimOf(document, node, layout);
  if (Array.isArray(target)) target.splice(Number(key), 0, own);
  else if (typeof target === 'object' && target !== null) Object.assign(target, { [key]: own });
  else throw new RangeError(`There is no place at ${formatPointer(inner)} of what is put around it.`);
  const isLine = node.parent !== undefined && isOneLine(document.text, holderOf(node));
  const printed = printValue(outer, layout, isLine ? undefined : indentAt(document.text, node.offset));
  return editOf(document, [replacement(node, printed)], [{ kind: 'wrap', at: path, inner }]);
}
