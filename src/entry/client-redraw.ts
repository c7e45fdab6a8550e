/** Elements that visitors use or that can have the focus. Hidden fields are drawn from the state. */
const CONTROLS = 'input:not([type=hidden]), textarea, select, button, a[href], summary, [role], [tabindex]';

type Control = HTMLElement & Partial<HTMLInputElement>;

/**
 * Keeps what a visitor does in an island while React draws it. Where a translator or an extension has changed the HTML,
 * React discards it and draws the island again: values, focus, selection, a press that waits and the content of slots
 * then move to the elements that replace the old ones.
 */
export interface Redraw {
  /** Remembers the elements of the moment. No key is heard between this and the end of the same drawing. */
  readonly note: () => void;
  /** Hands over what the replaced ones hold. */
  readonly restore: () => void;
}

export function createRedraw(island: HTMLElement): Redraw {
  const find = () => [...island.querySelectorAll<Control>(CONTROLS)];
  let controls: Control[] = [];
  let slots: HTMLElement[] = [];
  let focused: Control | null = null;
  return {
    note() {
      controls = find();
      slots = ownSlots(island);
      const active = document.activeElement as Control | null;
      focused = island.contains(active) ? active : null;
    },
    restore() {
      const fresh = new Map(ownSlots(island).map((slot) => [slot.dataset.slot, slot]));
      for (const slot of slots)
        if (!slot.isConnected) fresh.get(slot.dataset.slot)?.replaceChildren(...slot.childNodes);
      const replaced = controls.filter((control) => !control.isConnected);
      const heirs = findHeirs(replaced, find());
      for (const [old, heir] of heirs) handOver(old, heir);
      if (focused && document.activeElement !== focused) takeFocus(heirs.get(focused) ?? focused, focused);
    },
  };
}

/** The slots that belong to this island, not to one inside it. */
export function ownSlots(island: HTMLElement): HTMLElement[] {
  const slots = [...island.querySelectorAll<HTMLElement>('k-slot')];
  return slots.filter((slot) => slot.closest('k-island') === island);
}

/** Controls are the same by name or id; the order decides between equals and where names were taken away. */
function findHeirs(replaced: readonly Control[], fresh: readonly Control[]): Map<Control, Control> {
  const heirs = new Map<Control, Control>();
  const free = new Set(fresh);
  const kinds = [
    ({ localName, type, name, id, value }: Control) =>
      [localName, type, name || id, type === 'radio' && value].join(),
    ({ localName, type }: Control) => [localName, type].join(),
  ];
  for (const kindOf of kinds) {
    for (const old of replaced) {
      const heir = heirs.has(old) ? undefined : [...free].find((each) => kindOf(each) === kindOf(old));
      if (!heir) continue;
      heirs.set(old, heir);
      free.delete(heir);
    }
  }
  return heirs;
}

function handOver(old: Control, heir: Control): void {
  if (old.checked !== heir.checked) heir.click();
  const name = old.type === 'file' ? 'files' : 'value';
  if (old[name] !== heir[name]) {
    // By the element's class, as a key does it: React hears of no value that is set on the element itself.
    Reflect.set(Object.getPrototypeOf(heir), name, old[name], heir);
    heir.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // The boot repeats the press on the element that was pressed.
  if (old.matches('[aria-busy=true]')) old.addEventListener('click', () => heir.click(), { once: true });
}

function takeFocus(heir: Control, { selectionStart, selectionEnd, selectionDirection }: Control): void {
  heir.focus({ preventScroll: true });
  if (selectionStart == null || selectionEnd == null) return;
  heir.setSelectionRange?.(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
