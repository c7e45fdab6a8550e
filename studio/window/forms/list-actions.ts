import { editInTurn } from '../../../src/document/edit/edit.ts';
import { duplicate, insert, remove } from '../../../src/document/edit/insert.ts';
import { move } from '../../../src/document/edit/move.ts';
import { set } from '../../../src/document/edit/set.ts';
import { type Path, valueAt } from '../../../src/document/path.ts';
import type { Schema } from '../../../src/document/schema.ts';
import { edit } from '../state/actions.ts';
import { freeIdsAt } from '../state/ids.ts';
import type { Studio } from '../state/studio.tsx';
import { clearValue, writeValue } from '../state/write.ts';
import { formMessages } from './messages.ts';

/** The actions for the entries of a list; each is one step and is announced. */
export type ListAction = 'up' | 'down' | 'duplicate' | 'remove';

/** Does it; the entry that then has the focus, or nothing when nothing happened. */
export function runListAction(
  studio: Studio,
  list: Path,
  index: number,
  action: ListAction,
  schema: Schema,
): number | undefined {
  const messages = formMessages[studio.language];
  const count = countOf(studio, list);
  const at = [...list, index];
  const done = (label: string, next: number) => {
    studio.announce(label);
    return next;
  };
  if (action === 'duplicate') {
    if (count >= (schema.maxItems ?? Number.POSITIVE_INFINITY)) return undefined;
    const label = messages.duplicated(index + 1);
    const copy = [...list, index + 1];
    const { tables } = studio.model;
    const isDone = edit(
      studio,
      (document) =>
        editInTurn(document, [(now) => duplicate(now, at), (now) => freeIdsAt(now, copy, tables)]),
      { label, at: copy },
    );
    return isDone ? done(label, index + 1) : undefined;
  }
  if (action === 'remove') {
    const label = messages.removed(index + 1);
    const isDone =
      count === 1 && schema.default !== undefined
        ? clearValue(studio, list, { label })
        : edit(studio, (document) => remove(document, at), { label, at: list });
    return isDone ? done(label, Math.min(index, count - 2)) : undefined;
  }
  const to = action === 'up' ? index - 1 : index + 1;
  if (to < 0 || to >= count) return undefined;
  const label = messages.moved(index + 1, to + 1, count);
  return edit(studio, (document) => move(document, at, [...list, to]), { label, at: [...list, to] })
    ? done(label, to)
    : undefined;
}

/** Puts an entry at the end; its position. */
export function addEntry(studio: Studio, list: Path, value: unknown): number {
  const count = countOf(studio, list);
  const label = formMessages[studio.language].added(count + 1);
  const isList = Array.isArray(valueAt(studio.doc.document, list));
  if (isList)
    edit(
      studio,
      (document) => (count === 0 ? set(document, list, [value]) : insert(document, [...list, count], value)),
      { label, at: [...list, count] },
    );
  else writeValue(studio, list, [value], { label });
  studio.announce(label);
  return count;
}

function countOf(studio: Studio, list: Path): number {
  const value = valueAt(studio.doc.document, list);
  return Array.isArray(value) ? value.length : 0;
}
