/** The panel of a widget that shows homes, for its script. */
export interface UnitPanelControl {
  /** Shows the home that a link leads to; false if the list has none. */
  open(link: Element): boolean;
}

/**
 * Makes the panel of a widget show the entries of its list. `mark` receives the link whose home is shown, and nothing when the
 * panel closes.
 */
export function bindUnitPanel(
  root: HTMLElement,
  links: readonly Element[],
  mark: (link: Element | undefined) => void,
): UnitPanelControl | undefined {
  const panel = root.querySelector<HTMLElement>('[role=dialog][popover]');
  const home = panel?.querySelector('[data-part=home]');
  if (!panel?.showPopover || !home) return undefined;
  // A dialog that is opened from the panel gives focus back to what names the panel so.
  root.querySelector('[aria-controls]')?.setAttribute('popovertarget', panel.id);
  const part = (name: string) => panel.querySelector<HTMLElement>(`[data-part=${name}]`);
  const byEntry = new Map(links.map((link) => [link.getAttribute('href')?.slice(1) ?? '', link]));
  const entries = [...root.querySelectorAll('li[id]')].filter(({ id }) => byEntry.has(id));
  let shown = -1;

  const show = (index: number) => {
    const entry = entries[index];
    const link = byEntry.get(entry?.id ?? '');
    if (!entry || !link) return;
    shown = index;
    home.replaceChildren(...entry.cloneNode(true).childNodes);
    panel.ariaLabel = home.querySelector('b')?.textContent ?? null;
    part('previous')?.setAttribute('aria-disabled', String(index === 0));
    part('next')?.setAttribute('aria-disabled', String(index === entries.length - 1));
    mark(link);
    place(panel, link);
  };
  const step = (by: number) => {
    if (!entries[shown + by]) return;
    show(shown + by);
    byEntry.get(entries[shown]?.id ?? '')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  part('previous')?.addEventListener('click', () => step(-1));
  part('next')?.addEventListener('click', () => step(1));
  panel.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed') mark(undefined);
  });
  return {
    open(link) {
      const index = entries.findIndex(({ id }) => byEntry.get(id) === link);
      if (index < 0) return false;
      panel.showPopover();
      show(index);
      panel.focus({ preventScroll: true });
      return true;
    },
  };
}

/** The distance of the panel from its home and from the edges of the window, in px. */
const GAP = 8;

/** Puts the panel beside the home, where it fits; small screens have it at their foot by style. */
function place(panel: HTMLElement, link: Element): void {
  const { top, bottom, left, right } = link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const across = Math.max(GAP, Math.min((left + right - width) / 2, innerWidth - width - GAP));
  const isAbove = top - height - GAP >= 0;
  const down = isAbove ? top - height - GAP : Math.min(bottom + GAP, innerHeight - height - GAP);
  panel.style.setProperty('--left', `${across + scrollX}px`);
  panel.style.setProperty('--top', `${Math.max(GAP, down) + scrollY}px`);
}
