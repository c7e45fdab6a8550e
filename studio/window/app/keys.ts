import { useEffect } from 'react';
import { redoStep, undoStep } from '../state/actions.ts';
import { type Studio, useStudio } from '../state/studio.tsx';

/** The parts of the window, each with where one begins in it: the first of these that there is. */
const PARTS: readonly (readonly [part: string, ...begins: readonly string[]])[] = [
  ['.st-bar', 'button'],
  ['.st-outline', '[role=treeitem][tabindex="0"]', '.st-primary', 'button'],
  ['.st-canvas', '.st-overlay', 'button'],
  ['.st-form', '[role=tab][tabindex="0"]'],
  ['.st-text', '.cm-content'],
];

/** Goes to the next part of the window that is open, or to the one before. */
function goToPart(by: 1 | -1): void {
  const open = PARTS.flatMap(([part, ...begins]) => {
    const element = document.querySelector(part);
    const target = begins
      .flatMap((one) => [...(element?.querySelectorAll<HTMLElement>(one) ?? [])])
      .find((one) => one.checkVisibility({ visibilityProperty: true }));
    return element && target ? [{ element, target }] : [];
  });
  const at = open.findIndex(({ element }) => element.contains(document.activeElement));
  const next = at < 0 && by < 0 ? open.length - 1 : (at + by + open.length) % open.length;
  open[next]?.target.focus();
}

/** Keys of the whole window; panels handle their own first and stop what they have used. */
const KEYS: Readonly<Record<string, (studio: Studio) => void>> = {
  'mod+KeyZ': undoStep,
  'mod+shift+KeyZ': redoStep,
  'mod+KeyY': redoStep,
  'mod+KeyS': ({ announce, get, messages, saving }) =>
    void saving.flush().then(() => announce(messages.window[get().saving.name])),
  'mod+Backslash': ({ change }) =>
    change((draft) => {
      draft.isTextOpen = !draft.isTextOpen;
    }),
  'mod+Slash': ({ change }) =>
    change((draft) => {
      draft.dialog = { name: 'keys' };
    }),
  F6: () => goToPart(1),
  'shift+F6': () => goToPart(-1),
  'mod+KeyE': ({ change }) =>
    change((draft) => {
      draft.mode = draft.mode === 'edit' ? 'try' : 'edit';
    }),
};

/** A key with its modifiers, by its place on the keyboard: "mod+shift+KeyZ". With AltGr it types a letter and is none of ours. */
export function keyOf(event: KeyboardEvent | React.KeyboardEvent): string | undefined {
  if (event.getModifierState('AltGraph')) return undefined;
  return [
    event.ctrlKey || event.metaKey ? 'mod' : '',
    event.altKey ? 'alt' : '',
    event.shiftKey ? 'shift' : '',
    event.code,
  ]
    .filter(Boolean)
    .join('+');
}

/** Whether the whole window has something to do for a key. */
export function isKeyOfWindow(event: KeyboardEvent): boolean {
  return (keyOf(event) ?? '') in KEYS;
}

/** Does what a key of the whole window says; true when it was one. */
export function runKey(studio: Studio, event: KeyboardEvent | React.KeyboardEvent): boolean {
  const run = KEYS[keyOf(event) ?? ''];
  if (!run) return false;
  event.preventDefault();
  run(studio);
  return true;
}

export function useStudioKeys(): void {
  const studio = useStudio();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) runKey(studio, event);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [studio]);
}
