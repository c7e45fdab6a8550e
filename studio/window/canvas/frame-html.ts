interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

/** The one policy of the studio's window: HTML from our own renderer becomes a document that nothing runs in. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('studio', {
  createHTML: (html) => html,
});

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Reads HTML of the renderer, without its styles: the policy of the window would refuse them aloud. Scripts in it never run. */
export function parseHtml(html: string): Document {
  const plain = html.replace(STYLE, '');
  return new DOMParser().parseFromString(policy ? policy.createHTML(plain) : plain, 'text/html');
}

/** The style of a page, which stands first in its HTML. */
export function styleIn(html: string): string {
  return html.matchAll(STYLE).next().value?.[1] ?? '';
}

/** The same of a part of a page: what it consists of is in the body. */
export function parsePart(html: string): HTMLElement {
  return parseHtml(`<!doctype html><body>${html}`).body;
}
