const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

/** Texts of the main part, in the order of the page. */
function textsOf(html: string): string[] {
  return mainOf(html)
    .replace(/<(script|style|svg).*?<\/\1>/gs, '')
    .split(/<[^>]+>/)
    .map((text) => text.replace(/\s+/g, ' ').replaceAll('&amp;', '&').replaceAll('&#x27;', "'").trim());
}

/** What an author did not write: hints that the widgets add by themselves, which a page by hand may do without. */
const OWN_HINTS = /YouTube|OpenStreetMap|^Bagikan halaman ini$|^Sebentar, formulir/;
const GRAPH = /<script type="application\/ld\+json">(.*?)<\/script>/s;

/**
 * What `page` tells and the page written by hand does not: its sentences, and what search engines are told. Empty as
 * long as the two can be compared.
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
