import type { DocumentChange } from './document-store.ts';
import type { WindowDraft } from './window-state.ts';

interface Window {
  change(recipe: (draft: WindowDraft) => void): void;
}

/**
 * Shows a message in place of the one before it.
 * @param undo whether it is about the step that was made last, which its button takes back
 * @param isNews whether it stays after another step, without the button
 */
export function notify({ change }: Window, text: string, { undo = false, isNews = true } = {}): void {
  change((draft) => {
    draft.toast = { text, undo, isNews, count: (draft.toast?.count ?? 0) + 1 };
  });
}

/** Takes the button from the message, or the message away, when another step is the last one. */
export function followSteps({ change }: Window, { changes, origin }: DocumentChange): void {
  if (changes.empty) return;
  change((draft) => {
    if (!draft.toast?.undo) return;
    const isTakenBack = origin === 'undo' || origin === 'redo';
    draft.toast = draft.toast.isNews && !isTakenBack ? { ...draft.toast, undo: false } : undefined;
  });
}
