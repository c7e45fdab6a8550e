import { type ChangeDesc, ChangeSet, Text } from '@codemirror/state';
import { findPlace, type ParsedText } from '../../../src/document/parse.ts';
import type { Path } from '../../../src/document/path.ts';
import { textChanges } from '../../../src/document/text-changes.ts';
import type { DocumentChange, DocumentStore } from './document-store.ts';
import { pathAfter } from './place-after.ts';
import { smallestChanges } from './smallest-changes.ts';

/** A text that is being edited, and its selection. */
export interface TypedText {
  readonly text: string;
  readonly anchor: number;
  readonly head: number;
}

/**
 * Brings a change of the document into a text that is being edited: what has been typed since stays, and the caret stays with
 * its words.
 * @param before the text as the document had it when both were last the same
 * @param after the text as the document has it now
 * @param place where the caret goes instead, in the text of the document
 */
export function mergeTyped(typed: TypedText, before: string, after: string, place?: number): TypedText {
  const own = changesBetween(before, typed.text);
  const theirs = changesBetween(before, after);
  const change = theirs.map(own);
  const text = change.apply(Text.of([typed.text])).toString();
  const at = (offset: number) =>
    place === undefined ? change.mapPos(offset, 1) : own.map(theirs, true).mapPos(place, 1);
  return { text, anchor: at(typed.anchor), head: at(typed.head) };
}

function changesBetween(before: string, after: string): ChangeSet {
  const changes = smallestChanges(before, textChanges(before, after));
  return ChangeSet.of(
    changes.map(({ start, length, text }) => ({ from: start, to: start + length, insert: Text.of([text]) })),
    before.length,
  );
}

/** Where in the string at `path` the person has undone, or done again, a change. */
export function placeTakenBack(
  { parsed }: Pick<DocumentStore, 'parsed'>,
  path: Path,
  { origin, changes }: Pick<DocumentChange, 'origin' | 'changes'>,
): number | undefined {
  const value = findPlace(parsed.root, path)?.value;
  if (value?.type !== 'string' || (origin !== 'undo' && origin !== 'redo')) return undefined;
  let end: number | undefined;
  changes.iterChangedRanges((_from, _to, _start, to) => {
    if (to > value.offset && to < value.offset + value.length) end = to;
  });
  return end === undefined ? undefined : lengthOf(parsed, value.offset, end);
}

/** The letters that a string of the document has before an offset of the text; none are known inside an escape. */
function lengthOf({ text }: ParsedText, start: number, end: number): number | undefined {
  try {
    return String(JSON.parse(`${text.slice(start, end)}"`)).length;
  } catch {
    return undefined;
  }
}

/** A value that is being edited, wherever changes of the document take it. */
export interface FollowedValue {
  /** Its path; nothing when it is gone. */
  readonly path: Path | undefined;
  stop(): void;
}

export function followValue(doc: DocumentStore, first: Path): FollowedValue {
  let path: Path | undefined = first;
  let before = doc.parsed;
  const follow = ({ changes }: { readonly changes: ChangeDesc }) => {
    if (path && !changes.empty) path = pathAfter(path, before, doc.parsed, changes);
    before = doc.parsed;
  };
  const stop = doc.subscribe(follow);
  return {
    get path() {
      return path;
    },
    stop,
  };
}
