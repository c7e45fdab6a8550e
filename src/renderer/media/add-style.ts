/**
 * Adds the style of a lazily loaded part. Such sheets sit beside the page's own style element, so the
 * content-security policy need not allow anything for them.
 */
export function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
