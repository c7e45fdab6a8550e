import { type DocumentEdit, editInTurn } from '../../../src/document/edit/edit.ts';
import { duplicate, insert, remove } from '../../../src/document/edit/insert.ts';
import { move, wrap } from '../../../src/document/edit/move.ts';
import { set, unset } from '../../../src/document/edit/set.ts';
import type { ParsedText } from '../../../src/document/parse.ts';
import { isSamePath, type Path, valueAt } from '../../../src/document/path.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import type { Role, StudioFinding } from '../../wire.ts';
import type { Intent } from './document-store.ts';
import { freeIdsAt } from './ids.ts';
import { stepMessages } from './messages.ts';
import { nodePathOf } from './nodes.ts';
import { notify } from './notice.ts';
import { meetNeeds, type Need } from './page-needs.ts';
import { afterRemoval } from './places.ts';
import { mayAs } from './roles.ts';
import type { Studio } from './studio.tsx';

/** An edit: its step in the history, where it is made, and who may make it. */
export interface EditIntent extends Intent {
  /** The value or widget that is edited: undoing the step leads there. */
  readonly at?: Path;
  /** The least role that may make it; building the page takes "all". */
  readonly role?: Role;
  /** True for changes of the raw text, which may then be unreadable. */
  readonly isOfText?: boolean;
}

/**
 * Every change a person makes to the document outside the text pane, from the page, outline, form or keys, is one call of
 * this. It is one step of the one history; with a group, typing is. Without the right to make it, or where the text cannot
 * be read, nothing changes and the reason is announced.
 */
export function edit(
  studio: Studio,
  make: (document: ParsedText) => DocumentEdit,
  { at, role = 'all', isOfText = false, ...intent }: EditIntent,
): boolean {
  const { doc, language } = studio;
  const { notAllowed, unreadable } = stepMessages[language];
  const refusal = !mayAs(studio, role) ? notAllowed : doc.isReadable || isOfText ? undefined : unreadable;
  if (refusal !== undefined) {
    studio.announce(refusal);
    return false;
  }
  if (at) doc.place = at;
  doc.apply(make(doc.parsed), intent);
  if (intent.select) selectAfter(studio, intent.select);
  return true;
}

/** The place that a step leads to becomes the selection. */
function selectAfter(studio: Studio, path: Path): void {
  studio.change((draft) => {
    draft.selection = path;
    draft.field = undefined;
  });
  studio.doc.place = path;
}

/**
 * Puts nodes, or entries, into a list before `index`, and selects the first; a list that is not written yet is written.
 * @param needs what else the page gets with them, in the same step
 */
export function insertAt(
  studio: Studio,
  { list, index, within = [] }: { readonly list: Path; readonly index: number; readonly within?: Path },
  values: readonly unknown[],
  label: string,
  needs: readonly Need[] = [],
): void {
  const isList = Array.isArray(valueAt(studio.doc.document, list));
  const insertion = isList
    ? values.map((value, i) => (now: ParsedText) => insert(now, [...list, index + i], value))
    : [(now: ParsedText) => set(now, list, values)];
  edit(studio, (document) => editInTurn(document, [...insertion, ...meetNeeds(needs)]), {
    label,
    select: [...list, isList ? index : 0, ...within],
  });
}

export function removeNode(studio: Studio, node: Path, label: string, said = label): boolean {
  const list = node.slice(0, -1);
  const index = Number(node.at(-1));
  const rest = valueAt(studio.doc.document, list);
  const left = Array.isArray(rest) ? rest.length - 1 : 0;
  const holder = list.length > 1 ? nodePathOf(studio.doc.document, list, studio.model.tables) : undefined;
  const select = left > 0 ? [...list, Math.min(index, left - 1)] : holder;
  const isDone = edit(studio, (document) => remove(document, node), {
    label,
    ...(select ? { select } : {}),
  });
  if (!isDone) return false;
  if (!select) studio.select(undefined);
  notify(studio, said, { undo: true, isNews: false });
  return true;
}

export function duplicateNode(studio: Studio, node: Path, label: string): boolean {
  const copy = [...node.slice(0, -1), Number(node.at(-1)) + 1];
  return edit(
    studio,
    (document) =>
      editInTurn(document, [
        (now) => duplicate(now, node),
        (now) => freeIdsAt(now, copy, studio.model.tables),
      ]),
    { label, select: copy },
  );
}

/** Takes a node to before entry `index` of a list, both as they are now. */
export function moveNode(studio: Studio, node: Path, to: { list: Path; index: number }, label: string): void {
  const target = afterRemoval(to, node);
  const list = target.slice(0, -1);
  if (isSamePath(target, node)) return;
  const isList = Array.isArray(valueAt(studio.doc.document, to.list));
  edit(
    studio,
    (document) =>
      isList
        ? move(document, node, target)
        : editInTurn(document, [(now) => set(now, to.list, []), (now) => move(now, node, target)]),
    { label, select: isList ? target : [...list, 0] },
  );
}

/** Puts a widget around a node: `holder` is the new widget, `inner` where in it the node goes. */
export function wrapNode(
  studio: Studio,
  node: Path,
  holder: Readonly<Record<string, unknown>>,
  inner: Path,
  label: string,
): boolean {
  return edit(studio, (document) => wrap(document, node, holder, inner), { label, select: node });
}

/** Hides a widget on a kind of screen, or shows it there again. */
export function toggleHidden(studio: Studio, node: Path, screen: string, label: string): boolean {
  const now = valueAt(studio.doc.document, [...node, 'hideOn']);
  const hidden = Array.isArray(now) ? now.map(String) : [];
  const next = hidden.includes(screen) ? hidden.filter((one) => one !== screen) : [...hidden, screen];
  const path = [...node, 'hideOn'];
  return edit(studio, (document) => (next.length ? set(document, path, next) : unset(document, path)), {
    label,
    select: node,
  });
}

/** Applies the fix of a finding, unless the text has changed since it was checked. */
export function applyFix(studio: Studio, { edits, message }: StudioFinding, checkedText: string): void {
  if (studio.doc.text !== checkedText || edits.length === 0) return;
  edit(studio, () => ({ changes: edits, text: '', moves: [] }), {
    label: stepMessages[studio.language].fix(message),
    isOfText: true,
  });
}

/** Undoes the last step, announces it and selects the place where it was made. */
export function undoStep(studio: Studio): void {
  takeBack(studio, studio.doc.undo(), stepMessages[studio.language].undone);
}

export function redoStep(studio: Studio): void {
  takeBack(studio, studio.doc.redo(), stepMessages[studio.language].redone);
}

function takeBack(studio: Studio, label: string | undefined, say: (label: string) => string): void {
  studio.announce(label === undefined ? stepMessages[studio.language].nothingToUndo : say(label));
}

export function isNode(
  value: unknown,
): value is Readonly<Record<string, unknown>> & { readonly type: string } {
  return isRecord(value) && typeof value.type === 'string';
}
