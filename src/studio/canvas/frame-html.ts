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

/** Reads HTML of the renderer. Scripts in it never run. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(policy ? policy.createHTML(html) : html, 'text/html');
}

/** The same of a part of a page: what it consists of is in the body. */
export function parsePart(html: string): HTMLElement {
  return parseHtml(`<!doctype html><body>${html}`).body;
}
