import type { FirstScreen } from './page-report.ts';
import type { EmbeddedFont, FirstFont, FontFile } from './theme.ts';

/** The fonts of the first screen: those that the page carries, and those that are not cut yet. */
export interface FirstFonts {
  readonly embedded: readonly EmbeddedFont[];
  readonly missing: readonly FirstFont[];
  /** Number of elements in `main` that they are for. */
  readonly sections: number;
}

/** A page that carries no letters. */
export const noFirstFonts: FirstFonts = { embedded: [], missing: [], sections: 0 };

/** Gives the bytes of a font with these letters alone (WOFF2 in Base64), if they are at hand. */
export type FontEmbedder = (font: FirstFont) => string | undefined;

/** The letters that a page carries, so that its first paint is in its typefaces; none as long as a part is missing. */
export function firstFontsOf(
  fonts: readonly FontFile[],
  embed: FontEmbedder,
  { headings, text, sections }: FirstScreen,
): FirstFonts {
  const letters = { headings, text, all: [...new Set([...headings, ...text])].sort().join('') };
  const embedded: EmbeddedFont[] = [];
  const missing: FirstFont[] = [];
  for (const font of fonts) {
    const first = { font, letters: letters[font.use] };
    if (first.letters === '') continue;
    const base64 = embed(first);
    if (base64 === undefined) missing.push(first);
    else embedded.push({ ...first, base64 });
  }
  return missing.length > 0 ? { ...noFirstFonts, missing } : { embedded, missing, sections };
}
