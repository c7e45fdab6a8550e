import {
  history,
  invertedEffects,
  isolateHistory,
  redo,
  redoDepth,
  undo,
  undoDepth,
} from '@codemirror/commands';
import {
  Annotation,
  type ChangeSet,
  EditorState,
  StateEffect,
  StateField,
  Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { applyChanges, type TextChange } from '../../../src/document/changes.ts';
import type { DocumentEdit } from '../../../src/document/edit/edit.ts';
import { type ParsedText, parseText } from '../../../src/document/parse.ts';
import type { Path } from '../../../src/document/path.ts';
import { reparse } from '../../../src/document/reparse.ts';
import type { JsonObject } from '../../../src/lib/is-record.ts';
import { smallestChanges } from './smallest-changes.ts';

/** The purpose of an edit: its sentence in the list of steps, and the place to select after it. */
export interface Intent {
  /** "Move Promo up", in the language of the studio. */
  readonly label: string;
  /** The node or value to select after it; by default the selection does not change. */
  readonly select?: Path | undefined;
  /** Consecutive edits of one group within half a second are one step, such as typing in one field. */
  readonly group?: string;
  /** The letters of the new text that are behind the caret. */
  readonly behindCaret?: number | undefined;
}

/** Where a step was made, kept with it in the history. */
interface Step {
  readonly label: string;
  readonly before: Path | undefined;
  readonly after: Path | undefined;
}

const stepMade = StateEffect.define<Step>();

/** The step that the last transaction made or took back. */
const lastStep = StateField.define<Step | undefined>({
  create: () => undefined,
  update: (value, transaction) =>
    transaction.effects.reduce<Step | undefined>(
      (found, effect) => (effect.is(stepMade) ? effect.value : found),
      transaction.docChanged ? undefined : value,
    ),
});

/** Taken back, a step leads to the place where it began. */
const placesInHistory = invertedEffects.of((transaction) =>
  transaction.effects.flatMap((effect) =>
    effect.is(stepMade)
      ? [stepMade.of({ label: effect.value.label, before: effect.value.after, after: effect.value.before })]
      : [],
  ),
);

const inGroup = Annotation.define<string>();

/** Where a change came from: the studio itself, the text pane, or the file on disk (an editor, git, an agent). */
export type Origin = 'edit' | 'text' | 'undo' | 'redo' | 'disk';

const fromOrigin = Annotation.define<Origin>();

/**
 * The byte-order mark that some editors put before a text goes with the first change that a person makes: JSON has no use for
 * it. Taken back, the change brings it back too.
 */
const withoutMark = EditorState.transactionFilter.of((transaction) => {
  const isOurs =
    transaction.docChanged && !transaction.isUserEvent('undo') && !transaction.isUserEvent('redo');
  if (!isOurs || transaction.annotation(fromOrigin) === 'disk') return transaction;
  const { doc } = transaction.startState;
  if (doc.sliceString(0, 1) !== '\ufeff' || transaction.newDoc.sliceString(0, 1) !== '\ufeff')
    return transaction;
  return [transaction, { changes: { from: 0, to: 1 }, sequential: true }];
});

/** A change of the document, as subscribers receive it. */
export interface DocumentChange {
  readonly origin: Origin;
  readonly changes: ChangeSet;
  readonly label: string;
  /** The place to select, if the change has one. */
  readonly select: Path | undefined;
}

/**
 * The one state of a page: its text, in a CodeMirror state whether the text is shown or not, with the one history.
 * Offsets are those of the text in the file: lines end at "\n" alone, and a carriage return is a character.
 */
export interface DocumentStore {
  readonly state: EditorState;
  readonly text: string;
  readonly parsed: ParsedText;
  /** The document of the text, or the last that could be read. Sections that did not change are the same objects. */
  readonly document: JsonObject;
  readonly isReadable: boolean;
  /** Makes an edit of the document's text as one step. Nothing happens when it changes nothing. */
  apply(edit: DocumentEdit, intent: Intent): void;
  /** Applies transactions of the text pane. */
  dispatch(...specs: readonly TransactionSpec[]): void;
  /**
   * Applies a change of the file. It is a step of the history and can be undone, unless the user's role does not allow such
   * steps.
   */
  applyFromDisk(changes: ChangeSet, label: string, isKept?: boolean): void;
  undo(): string | undefined;
  redo(): string | undefined;
  /** The place that steps are made from; it is set with every selection. */
  place: Path | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  subscribe(listener: (change: DocumentChange) => void): () => void;
  /** Grows by one with each change, for React. */
  readonly version: number;
}

/** Milliseconds within which typing in one field is one step. */
const PAUSE = 500;

/**
 * @param now milliseconds since 1970, by which typing is grouped
 * @param lastGood what the document was when it could last be read, for a text that cannot
 */
export function createDocumentStore(
  text: string,
  now: () => number = Date.now,
  lastGood?: string,
): DocumentStore {
  let group: string | undefined;
  let state = EditorState.create({
    doc: text,
    extensions: [
      EditorState.lineSeparator.of('\n'),
      EditorState.allowMultipleSelections.of(true),
      history({
        minDepth: MOST_STEPS,
        newGroupDelay: PAUSE,
        joinToEvent: (transaction, isAdjacent) => {
          const own = transaction.annotation(inGroup);
          return own === undefined ? isAdjacent && group === undefined : own === group;
        },
      }),
      lastStep,
      placesInHistory,
      withoutMark,
    ],
  });
  let parsed = reparse(NOTHING, text);
  /** The text as it could last be read. */
  let readable =
    [parsed, ...(lastGood === undefined ? [] : [reparse(NOTHING, lastGood)])].find(isReadable) ?? NOTHING;
  let version = 0;
  const listeners = new Set<(change: DocumentChange) => void>();

  function take(transaction: Transaction, origin: Origin): void {
    state = transaction.state;
    if (!transaction.docChanged) {
      version += 1;
      for (const listener of listeners)
        listener({ origin, changes: transaction.changes, label: '', select: undefined });
      return;
    }
    group = transaction.annotation(inGroup);
    const changes = textChangesOf(transaction.changes);
    const next = applyChanges(parsed.text, changes);
    parsed = parsed === readable ? reparse(parsed, next, changes) : reparse(readable, next);
    if (isReadable(parsed)) readable = parsed;
    version += 1;
    const step = state.field(lastStep);
    const label = step?.label ?? '';
    for (const listener of listeners)
      listener({ origin, changes: transaction.changes, label, select: step?.after });
  }

  const inHistory = (command: typeof undo, origin: Origin): string | undefined => {
    let label: string | undefined;
    command({
      state,
      dispatch: (transaction) => {
        take(transaction, origin);
        label = state.field(lastStep)?.label ?? '';
      },
    });
    return label;
  };

  return {
    place: undefined,
    get state() {
      return state;
    },
    get text() {
      return parsed.text;
    },
    get parsed() {
      return parsed;
    },
    get document() {
      return readable.value as JsonObject;
    },
    get isReadable() {
      return parsed === readable;
    },
    get version() {
      return version;
    },
    get canUndo() {
      return undoDepth(state) > 0;
    },
    get canRedo() {
      return redoDepth(state) > 0;
    },
    apply(edit, { label, select, group: own, behindCaret }) {
      const changes = smallestChanges(parsed.text, edit.changes, behindCaret);
      if (changes.length === 0) return;
      const after = select ?? this.place;
      const transaction = state.update({
        changes: changes.map(({ start, length, text: insert }) => ({
          from: start,
          to: start + length,
          insert,
        })),
        effects: stepMade.of({ label, before: this.place, after }),
        annotations: [
          Transaction.time.of(now()),
          Transaction.userEvent.of(own === undefined ? 'edit' : 'input.type'),
          fromOrigin.of('edit'),
          ...(own === undefined ? [isolateHistory.of('full')] : [inGroup.of(own)]),
        ],
      });
      this.place = after;
      take(transaction, 'edit');
    },
    dispatch(...specs) {
      const transaction = state.update(...specs);
      take(transaction, transaction.annotation(fromOrigin) ?? 'text');
    },
    applyFromDisk(changes, label, isKept = true) {
      const transaction = state.update({
        changes,
        effects: stepMade.of({ label, before: this.place, after: this.place }),
        annotations: [
          isolateHistory.of('full'),
          fromOrigin.of('disk'),
          Transaction.time.of(now()),
          Transaction.addToHistory.of(isKept),
        ],
      });
      take(transaction, 'disk');
    },
    undo: () => inHistory(undo, 'undo'),
    redo: () => inHistory(redo, 'redo'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Steps that can be taken back. */
const MOST_STEPS = 100_000;

const NOTHING = parseText('{}');

function isReadable({ problems, root }: ParsedText): boolean {
  return problems.length === 0 && root?.type === 'object';
}

function textChangesOf(changes: ChangeSet): TextChange[] {
  const found: TextChange[] = [];
  changes.iterChanges((from, to, _from, _to, inserted) => {
    found.push({ start: from, length: to - from, text: inserted.toString() });
  }, true);
  return found;
}
