import { nodesIn } from './dom-ranges.ts';

/**
 * Makes what is selected seen, where its widget shows one part at a time: a closed question opens, a tab is chosen, a carousel
 * turns, a dialog stands open. It is done as a visitor would do it, so no widget has to know of the studio.
 * @param start the comment before the widget
 * @param entry the number of the selected entry of its list, if one is
 * @returns how to close again what visitors would not see open
 */
export function showSelected(
  start: Comment,
  entry: number | undefined,
  fields: readonly Element[],
): () => void {
  const own = nodesIn(start).filter((node) => node.nodeType === Node.ELEMENT_NODE) as unknown as Element[];
  const opened = own
    .flatMap((element) => [element, ...element.querySelectorAll('dialog')])
    .filter(isClosedDialog);
  for (const element of [start.parentElement, ...fields]) opened.push(...openAround(element));
  if (entry !== undefined) for (const element of own) turnTo(element, entry);
  // Not as a modal: the page goes on being edited around it.
  keepFocus(() => {
    for (const dialog of opened) dialog.show();
  });
  return () =>
    keepFocus(() => {
      for (const dialog of opened) dialog.close();
    });
}

/** Keeps the focus where it is: a dialog takes it when it opens, and moves it when it closes. */
function keepFocus(run: () => void): void {
  const held = document.activeElement;
  run();
  if (held instanceof HTMLElement && document.activeElement !== held) held.focus({ preventScroll: true });
}

/** Opens everything that an element is hidden in, outermost first; gives the dialogs that are still closed. */
function openAround(element: Element | null): HTMLDialogElement[] {
  const around: Element[] = [];
  for (let at = element; at; at = at.parentElement) around.unshift(at);
  const dialogs: HTMLDialogElement[] = [];
  for (const one of around) {
    if (one.tagName === 'DETAILS') (one as HTMLDetailsElement).open = true;
    else if (isClosedDialog(one)) dialogs.push(one);
    else if (one.id && (one.hasAttribute('hidden') || !one.checkVisibility())) openerOf(one)?.click();
  }
  return dialogs;
}

/** The tab of a panel. */
function openerOf(panel: Element): HTMLElement | null {
  const id = CSS.escape(panel.id);
  return panel.ownerDocument.querySelector<HTMLElement>(
    `[aria-controls="${id}"], [data-hold][href="#${id}"]`,
  );
}

function turnTo(element: Element, entry: number): void {
  const details = element.querySelectorAll('details')[entry];
  if (details) details.open = true;
  element.querySelectorAll<HTMLElement>('[data-part="dots"] > *')[entry]?.click();
}

function isClosedDialog(element: Element): element is HTMLDialogElement {
  return element.tagName === 'DIALOG' && !(element as HTMLDialogElement).open;
}
