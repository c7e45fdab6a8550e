const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

/** Texts of the main part, in the order of the page. */
function textsOf(html: string): string[] {
  return mainOf(html)
    .replace(/<(script|style|svg).*?<\/\1>/gs, '')
    .split(/<[^>]+>/)
    .map((text) => text.replace(/\s+/g, ' ').replaceAll('&amp;', '&').replaceAll('&#x27;', "'").trim());
}

/** Hints that widgets add by themselves, which a hand-written page may omit. */
const OWN_HINTS = /YouTube|OpenStreetMap|^Bagikan halaman ini$|^Sebentar, formulir/;
const GRAPH = /<script type="application\/ld\+json">(.*?)<\/script>/s;

/**
 * The content that `page` has and the hand-written page lacks: its sentences and its structured data. Empty while
 * the two are comparable.
 */
export function missingInLimit(limit: string, page: string): string[] {
  const there = textsOf(limit).join(' ').replace(/\s+/g, ' ');
  const texts = textsOf(page).filter((text) => text.length > 12 && !OWN_HINTS.test(text));
  const graph = (html: string) => GRAPH.exec(html)?.[1]?.replace(/share\.\w+\.jpg/g, 'share.jpg');
  return [
    ...texts.filter((text) => !there.includes(text)),
    ...(graph(limit) === graph(page) ? [] : ['the JSON-LD of the page']),
  ];
}
