import { isModified } from './modified-click.ts';

/**
 * The element of this page that a click leads to, when the page itself should go there; everything else (other
 * pages, empty and missing targets, modified clicks, targets that are not shown yet) is left to the browser.
 */
export function targetOf(event: MouseEvent): HTMLElement | undefined {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href*="#"]');
  if (!link || isModified(event) || event.defaultPrevented || link.target === '_blank') return undefined;
  if (link.href.split('#')[0] !== location.href.split('#')[0]) return undefined;
  const target = document.getElementById(nameIn(link.hash));
  return target?.getClientRects().length ? target : undefined;
}

function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
