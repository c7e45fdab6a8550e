/**
 * Lets the browser draw the offscreen sections (base.css), one at a time whenever it has nothing else to
 * do: then a picture of the whole page shows all of it. Only at the top of the page, where a section that gets its true
 * height moves nothing that is being read.
 */
export function drawOffscreen(idle: (run: () => void) => void): void {
  idle(() => {
    const section = document.querySelector<HTMLElement>('[data-far]>:not([data-drawn])');
    if (scrollY || !section) return;
    section.dataset.drawn = '';
    drawOffscreen(idle);
  });
}

/** Leaves them out again, near ones excepted, so that they come back one at a time. */
export function releaseOffscreen(): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-drawn]')) delete section.dataset.drawn;
}
