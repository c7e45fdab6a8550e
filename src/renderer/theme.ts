import type { Theme } from '../generated/view.types.ts';
import { clean } from './style.ts';
import { resolveTheme } from './theme-presets.ts';

interface Typeface {
  readonly family: string;
  /** Path inside node_modules. */
  readonly file: string;
  /** Of the em, above and below the baseline. */
  readonly ascent: number;
  readonly descent: number;
  readonly fallbacks: readonly Fallback[];
}

/** A typeface as a theme uses it: the build cuts the file to this and puts it beside the page. */
export interface FontFile extends Typeface {
  /** What is kept of its weights: a range, or the one weight of headings. */
  readonly axis: number | { readonly min: number; readonly max: number };
}

/** A font of the device that is set in the measure of a typeface, so that lines break where they will. */
interface Fallback {
  /** Faces for different weights share a place; what is another design has its own, and is asked after. */
  readonly place: number;
  /** Full names of the same design on different systems. */
  readonly local: readonly string[];
  readonly weight: string;
  /** How wide Indonesian text of the typeface is, of the same text in this font. */
  readonly width: number;
}

/** Arial and the two that share its widths, then Roboto, which does so only in its regular weight. */
function sansFallbacks(regular: number, bold: number): readonly Fallback[] {
  return [
    { place: 0, local: ['Arial', 'Liberation Sans', 'Roboto'], weight: '1 549', width: regular },
    { place: 0, local: ['Arial Bold', 'Liberation Sans Bold'], weight: '550 1000', width: bold },
    { place: 1, local: ['Roboto Bold'], weight: '550 1000', width: bold / 0.943 },
  ];
}

/** Widths are those of all words of the four example pages, with kerning, at the weights that the pages use. */
const typefaces: Readonly<Record<string, Typeface>> = {
  'plus-jakarta-sans': {
    family: 'Plus Jakarta Sans',
    file: '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
    ascent: 1.038,
    descent: 0.222,
    fallbacks: sansFallbacks(1.029, 0.988),
  },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ascent: 0.93,
    descent: 0.27,
    fallbacks: sansFallbacks(1.041, 1.008),
  },
  'instrument-sans': {
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    ascent: 0.97,
    descent: 0.25,
    fallbacks: sansFallbacks(1.011, 0.976),
  },
  fraunces: {
    family: 'Fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    ascent: 0.978,
    descent: 0.255,
    fallbacks: [
      { place: 0, local: ['Georgia', 'Gelasio'], weight: '1 1000', width: 1.056 },
      { place: 1, local: ['Noto Serif'], weight: '1 1000', width: 0.978 },
      { place: 2, local: ['Times New Roman', 'Liberation Serif'], weight: '1 1000', width: 1.167 },
    ],
  },
};

/** What text is set in besides 400: half-bold labels, and bold. */
const TEXT_WEIGHTS = { min: 400, max: 700 };

/** The font files a theme needs, each once. */
export function fontsOf(theme: Theme): readonly FontFile[] {
  const { fonts, headingWeight } = resolveTheme(theme);
  const { min, max } = TEXT_WEIGHTS;
  const body = typefaces[fonts.body];
  const heading = typefaces[fonts.heading];
  const forText = { min: Math.min(min, headingWeight), max: Math.max(max, headingWeight) };
  return [
    ...(body ? [{ ...body, axis: body === heading ? forText : TEXT_WEIGHTS }] : []),
    ...(heading && heading !== body ? [{ ...heading, axis: headingWeight }] : []),
  ];
}

const radii: Readonly<Record<string, string>> = { none: '0px', small: '6px', medium: '14px', large: '24px' };
const buttonRadii: Readonly<Record<string, string>> = {
  none: '2px',
  small: '8px',
  medium: '999px',
  large: '999px',
};
const spaces: Readonly<Record<string, string>> = { compact: '0.8', normal: '1', airy: '1.25' };

/** The theme as custom properties and font faces; `fontUrl` says where the build has put a file. */
export function themeCss(authored: Theme, fontUrl: (file: string) => string): string {
  const theme = resolveTheme(authored);
  const colors = Object.entries(theme.colors).map(([name, value]) => `--${kebab(name)}:${clean(value)}`);
  const stack = (id: string) => {
    const face = typefaces[id];
    const names = face
      ? [face.family, ...face.fallbacks.map((fallback) => fallbackName(face, fallback))]
      : [];
    return [...[...new Set(names)].map((name) => `"${name}"`), 'system-ui', 'sans-serif'].join();
  };
  const faces = fontsOf(authored).flatMap((face) => [
    `@font-face{font-family:"${face.family}";src:url("${fontUrl(face.file)}") format("woff2");font-weight:${weightOf(face)};font-display:optional}`,
    ...face.fallbacks.map((fallback) => fallbackFace(face, fallback)),
  ]);
  const variables = [
    ...colors,
    `--font-body:${stack(theme.fonts.body)}`,
    `--font-heading:${stack(theme.fonts.heading)}`,
    `--heading-weight:${theme.headingWeight}`,
    `--heading-tracking:${theme.headingTracking}`,
    `--radius:${radii[theme.radius] ?? radii.medium}`,
    `--button-radius:${buttonRadii[theme.radius] ?? buttonRadii.medium}`,
    `--density:${spaces[theme.spacing] ?? spaces.normal}`,
  ];
  return `${faces.join('')}:root{${variables.join(';')}}`;
}

/** A file cut to one weight answers for all, or a browser would make it bolder by itself. */
function weightOf({ axis }: FontFile): string {
  return typeof axis === 'number' ? '1 1000' : `${axis.min} ${axis.max}`;
}

function fallbackName({ family }: Typeface, { place }: Fallback): string {
  return `${family} ${place}`;
}

function fallbackFace(face: Typeface, fallback: Fallback): string {
  const { local, weight, width } = fallback;
  const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
  const sources = local.map((name) => `local("${name}")`).join();
  return `@font-face{font-family:"${fallbackName(face, fallback)}";src:${sources};font-weight:${weight};size-adjust:${percent(width)};ascent-override:${percent(face.ascent / width)};descent-override:${percent(face.descent / width)};line-gap-override:0%}`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
