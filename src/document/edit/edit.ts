import { applyChanges, composeChanges, type TextChange } from '../changes.ts';
import { endOf, findPlace, type ParsedText, type TextNode } from '../parse.ts';
import { formatPointer, type Path } from '../path.ts';
import type { PathMove } from '../path-moves.ts';
import { reparse } from '../reparse.ts';

/** An edit of a document: the changes of its text, the resulting text, and where its paths moved. */
export interface DocumentEdit {
  readonly changes: readonly TextChange[];
  readonly text: string;
  readonly moves: readonly PathMove[];
}

export function editOf(
  { text }: ParsedText,
  changes: readonly TextChange[],
  moves: readonly PathMove[],
): DocumentEdit {
  return { changes, text: applyChanges(text, changes), moves };
}

/** Several edits as one, each made to what the one before it gave. */
export function editInTurn(
  document: ParsedText,
  steps: readonly ((document: ParsedText) => DocumentEdit)[],
): DocumentEdit {
  let now = document;
  let changes: readonly TextChange[] = [];
  const moves: PathMove[] = [];
  for (const step of steps) {
    const edit = step(now);
    if (edit.changes.length === 0) continue;
    changes = changes.length ? composeChanges(changes, edit.changes) : edit.changes;
    moves.push(...edit.moves);
    now = reparse(now, edit.text, edit.changes);
  }
  return { changes, text: now.text, moves };
}

/** The value at a path. Throws where there is none, and in a text that cannot be read: its edits would be guesses. */
export function valueNode({ root, problems }: ParsedText, path: Path): TextNode {
  if (problems[0])
    throw new RangeError(`A text that cannot be read cannot be edited: ${problems[0].message}.`);
  const place = findPlace(root, path);
  if (!place) throw new RangeError(`There is nothing at ${formatPointer(path) || '/'}.`);
  return place.value;
}

/** The entry at a path with the list that it is in. */
export function listEntry(
  document: ParsedText,
  path: Path,
): { list: TextNode; entry: TextNode; index: number } {
  const entry = valueNode(document, path);
  const list = entry.parent;
  if (list?.type !== 'array') throw new RangeError(`${formatPointer(path) || '/'} is not in a list.`);
  return { list, entry, index: list.children?.indexOf(entry) ?? 0 };
}

/** The path of what holds the value, and the step from there. */
export function lastStep(path: Path): { holder: Path; key: string | number } {
  const key = path.at(-1);
  if (key === undefined) throw new RangeError('The whole document is in nothing.');
  return { holder: path.slice(0, -1), key };
}

/** The change that replaces a node by a text. */
export function replacement(node: TextNode, text: string): TextChange {
  return { start: node.offset, length: endOf(node) - node.offset, text };
}
