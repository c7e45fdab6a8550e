import { useEffect } from 'react';
import { type WindowAction, windowActionOf } from '../components/keys.ts';
import { redoStep, undoStep } from '../state/actions.ts';
import { type Studio, useStudio } from '../state/studio.tsx';
import { windowMessages } from './messages.ts';

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

/** The actions of the window's keys. Panels handle their own keys first and stop those events. */
const ACTIONS: Readonly<Record<WindowAction, (studio: Studio) => void>> = {
  undo: undoStep,
  redo: redoStep,
  save: ({ announce, get, language, saving }) =>
    void saving.flush().then(() => announce(windowMessages[language][get().saving.name])),
  text: ({ change }) =>
    change((draft) => {
      draft.isTextOpen = !draft.isTextOpen;
    }),
  keys: ({ change }) =>
    change((draft) => {
      draft.dialog = { name: 'keys' };
    }),
  nextPart: () => goToPart(1),
  previousPart: () => goToPart(-1),
  mode: ({ change }) =>
    change((draft) => {
      draft.mode = draft.mode === 'edit' ? 'try' : 'edit';
    }),
};

export function useStudioKeys(): void {
  const studio = useStudio();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = windowActionOf(event);
      if (event.defaultPrevented || !action) return;
      event.preventDefault();
      ACTIONS[action](studio);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [studio]);
}
