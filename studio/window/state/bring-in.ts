import { ChangeSet } from '@codemirror/state';
import { mergeTexts } from '../../../src/document/merge.ts';
import { textChanges } from '../../../src/document/text-changes.ts';
import { notify } from './notice.ts';
import { pathAfter } from './place-after.ts';
import { mayBuild } from './roles.ts';
import type { SavingParts } from './saving-parts.ts';

type Parts = Pick<SavingParts, 'doc' | 'change' | 'get' | 'announce' | 'site'>;

/**
 * Merges the changes that were made to `base` elsewhere into the text, as one step that can be undone.
 * @returns false if both changed the same words; then nothing is merged
 */
export function bringIn(parts: Parts, base: string, theirs: string, label: string, said = label): boolean {
  const merge = mergeTexts(base, parts.doc.text, theirs);
  if (merge.questions > 0) return false;
  replaceText(parts, merge.mine, label, said);
  return true;
}

/** Replaces the text by the smallest changes, announces it, and keeps the selection on its widget. */
export function replaceText(
  { doc, change, get, announce, site }: Parts,
  text: string,
  label: string,
  said = label,
): void {
  if (doc.text === text) return;
  const before = doc.parsed;
  const changes = ChangeSet.of(
    textChanges(doc.text, text).map(({ start, length, text: insert }) => ({
      from: start,
      to: start + length,
      insert,
    })),
    doc.text.length,
    '\n',
  );
  const mayUndo = mayBuild({ site });
  doc.applyFromDisk(changes, label, mayUndo);
  const after = doc.parsed;
  const { selection, field } = get();
  const moved = selection && pathAfter(selection, before, after, changes);
  const movedField = moved && field && pathAfter(field, before, after, changes);
  doc.place = movedField ?? moved;
  change((draft) => {
    draft.selection = moved;
    draft.field = movedField;
  });
  notify({ change }, said, { undo: mayUndo });
  announce(said);
}
