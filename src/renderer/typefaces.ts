/** A typeface with its fallback while it loads. Plain data. */
export interface Typeface {
  readonly family: string;
  /** Path inside node_modules, or absolute. */
  readonly file: string;
  /** Weights of a variable font; by default, all that a page needs. */
  readonly range?: { readonly min: number; readonly max: number };
  /** One file a weight, for a typeface that is not variable. */
  readonly weights?: readonly { readonly file: string; readonly weight: number }[];
  /** Of the em, above and below the baseline. */
  readonly ascent: number;
  readonly descent: number;
  /** Width of its word space in em, which many designs draw too narrow to tell words apart. */
  readonly space: number;
  readonly fallbacks: readonly Fallback[];
  /** Its letters as they are drawn for large sizes, for headings in another typeface than text. */
  readonly optical?: OpticalSize;
}

/** A file with an axis for optical sizes, cut to the one of headings: as many bytes as without it. */
interface OpticalSize {
  /** Path inside node_modules, or absolute. */
  readonly file: string;
  /** In pixels: letters of about this size look as they should. */
  readonly size: number;
  readonly space: number;
  /** Large letters are narrower. */
  readonly fallbacks: readonly Fallback[];
}

/** A font of the device that is set in the measure of a typeface, so that lines break where they will. */
export interface Fallback {
  /** Faces for different weights share a place; what is another design has its own, and is asked after. */
  readonly place: number;
  /** Full names of the same design on different systems. */
  readonly local: readonly string[];
  readonly weight: string;
  /** The width of Indonesian text in the typeface, relative to the same text in this font. */
  readonly width: number;
}

/** Arial and the two that share its widths, then Roboto, which does so only in its regular weight. */
export function sansFallbacks(regular: number, bold: number): readonly Fallback[] {
  return [
    { place: 0, local: ['Arial', 'Liberation Sans', 'Roboto'], weight: '1 549', width: regular },
    { place: 0, local: ['Arial Bold', 'Liberation Sans Bold'], weight: '550 1000', width: bold },
    { place: 1, local: ['Roboto Bold'], weight: '550 1000', width: bold / 0.943 },
  ];
}

/** Georgia, Noto Serif and Times, whose widths are to each other as in Indonesian text. */
export function serifFallbacks(times: number): readonly Fallback[] {
  return [
    { place: 0, local: ['Georgia', 'Gelasio'], weight: '1 1000', width: times * GEORGIA },
    { place: 1, local: ['Noto Serif'], weight: '1 1000', width: times * NOTO_SERIF },
    { place: 2, local: ['Times New Roman', 'Liberation Serif'], weight: '1 1000', width: times },
  ];
}

const GEORGIA = 1.056 / 1.167;
const NOTO_SERIF = 0.978 / 1.167;

/** Widths are those of all words of the four example pages, with kerning, at the weights that the pages use. */
export const typefaces: Readonly<Record<string, Typeface>> = {
  'plus-jakarta-sans': {
    family: 'Plus Jakarta Sans',
    file: '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
    ascent: 1.038,
    descent: 0.222,
    space: 0.17,
    fallbacks: sansFallbacks(1.029, 0.988),
  },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ascent: 0.93,
    descent: 0.27,
    space: 0.254,
    fallbacks: sansFallbacks(1.041, 1.008),
    optical: {
      file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
      size: 48,
      space: 0.226,
      fallbacks: sansFallbacks(0.994, 0.962),
    },
  },
  'instrument-sans': {
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    ascent: 0.97,
    descent: 0.25,
    space: 0.2,
    fallbacks: sansFallbacks(1.011, 0.976),
  },
  fraunces: {
    family: 'Fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    ascent: 0.978,
    descent: 0.255,
    space: 0.224,
    fallbacks: serifFallbacks(1.167),
    optical: {
      file: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
      size: 48,
      space: 0.213,
      fallbacks: serifFallbacks(1.123),
    },
  },
};
