const focusable = 'a[href], button:not([disabled]), iframe, video[controls], [tabindex="0"]';

/** The elements inside `area` that may have the focus, in order; hidden and inert parts are omitted. */
function stops(area: Iterable<HTMLElement>): HTMLElement[] {
  return [...area]
    .flatMap((part) =>
      part.matches(focusable) ? [part] : [...part.querySelectorAll<HTMLElement>(focusable)],
    )
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('[inert]'));
}

/** Tab goes round inside the areas (specification, section 9); returns true if it moved the focus. */
export function turnFocus(event: KeyboardEvent, areas: Iterable<HTMLElement>): void {
  const all = stops(areas);
  const place = all.indexOf(document.activeElement as HTMLElement);
  const isEdge = event.shiftKey ? place <= 0 : place === all.length - 1;
  if (place >= 0 && !isEdge) return;
  event.preventDefault();
  all.at(event.shiftKey ? -1 : 0)?.focus();
}
