/**
 * The element of this page that a click leads to, when the page itself should go there; everything else (other
 * pages, empty and missing targets, modified clicks, targets that are not shown yet) is left to the browser.
 */
export function targetOf(event: MouseEvent): HTMLElement | undefined {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href*="#"]');
  const modified = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || modified || event.defaultPrevented || link.target === '_blank') return undefined;
  const { origin, pathname, search } = link.ownerDocument.location;
  if (link.origin !== origin || link.pathname !== pathname || link.search !== search) return undefined;
  const target = link.ownerDocument.getElementById(nameIn(link.hash));
  return target?.getClientRects().length ? target : undefined;
}

function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
