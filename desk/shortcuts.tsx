import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { useMessages } from './language.tsx';

interface Shortcuts {
  /** The targets of the digits, in order. */
  readonly views: readonly (() => void)[];
  readonly takeBack: () => void;
  readonly close: () => void;
  readonly help: () => void;
}

/** Moves the focus along the rows of the list. */
function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.row > button')];
  const at = rows.findIndex(
    (row) => row === document.activeElement || row.parentElement?.contains(document.activeElement),
  );
  rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
}

function chooseRow(): void {
  document.activeElement?.closest('.row')?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
}

/** Closes all open menus except the one of this event. */
function closeMenus(but: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.menu[open]'))
    if (!(but instanceof Node && menu.contains(but))) menu.open = false;
}

/** Keys that work outside text fields and without modifiers. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  current.current = shortcuts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (target instanceof Element && target.closest('dialog:not(.keys)')) return;
      const isTyping =
        target instanceof HTMLElement &&
        target.matches('input:not([type="checkbox"]):not([type="radio"]), textarea, select');
      if (event.key === 'Escape') {
        closeMenus(null);
        current.current.close();
      }
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const view = current.current.views[Number(event.key) - 1];
      const keys: Readonly<Record<string, () => void>> = {
        j: () => moveRow(1),
        k: () => moveRow(-1),
        x: chooseRow,
        z: current.current.takeBack,
        '/': () => document.querySelector<HTMLElement>('.search input')?.focus(),
        '?': current.current.help,
      };
      const act = view ?? (Object.hasOwn(keys, event.key) ? keys[event.key] : undefined);
      if (!act) return;
      event.preventDefault();
      act();
    };
    const point = (event: PointerEvent) => closeMenus(event.target);
    document.addEventListener('keydown', press);
    document.addEventListener('pointerdown', point);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('pointerdown', point);
    };
  }, []);
}

/** All keys, on one card. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const messages = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="keys" aria-labelledby="keys-title" onClose={onClose}>
      <h2 id="keys-title">{messages.shortcuts}</h2>
      <dl>
        {messages.keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={onClose}>{messages.close}</Button>
    </dialog>
  );
}
