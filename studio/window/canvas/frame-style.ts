/** The style of the page in the frame. Its policy allows no new style element, so sheets are adopted. */
export interface FrameStyle {
  /** The style of the whole page, instead of what it came with. */
  replaceWhole(css: string): void;
  /** The same from the window, which does not know where the typefaces are: those of the page stay. */
  replaceAllButFonts(css: string): void;
  /** The rules that the values of one part need. */
  use(key: string, css: string): void;
}

const FACE = /@font-face\s*\{[^}]*\}/g;

function facesIn(css: string): string {
  return (css.match(FACE) ?? []).join('');
}

export function createFrameStyle(document: Document): FrameStyle {
  const view = document.defaultView as Window & typeof globalThis;
  const [whole, parts] = [new view.CSSStyleSheet(), new view.CSSStyleSheet()];
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, whole, parts];
  const byPart = new Map<string, string>();
  let written = '';
  /** Empty as long as the style that the page came with is in use. */
  let faces = '';
  return {
    replaceWhole(css) {
      const own = document.querySelector('style')?.sheet;
      if (own) own.disabled = true;
      faces = facesIn(css);
      whole.replaceSync(css);
    },
    replaceAllButFonts(css) {
      whole.replaceSync(faces + css.replace(FACE, ''));
    },
    use(key, css) {
      if (byPart.get(key) === css) return;
      byPart.set(key, css);
      const all = [...byPart.values()].join('');
      if (all !== written) parts.replaceSync(all);
      written = all;
    },
  };
}
