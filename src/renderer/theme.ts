import type { Theme } from '../generated/view.types.ts';
import { emptyDesign, type SiteDesign } from './site-design.ts';
import { clean } from './style.ts';
import { resolveTheme, themePresets } from './theme-presets.ts';
import { type Fallback, type Typeface, typefaces } from './typefaces.ts';

/** A typeface as a theme uses it: the build cuts the file to this and puts it beside the page. */
export interface FontFile extends Typeface {
  /** The weights that are kept: a range, or the one weight of headings; absent for a file with one weight. */
  readonly axis?: number | Range;
  /** The optical size it is cut to, of a file that has several. */
  readonly opticalSize?: number;
  /** The file without optical sizes, for what is drawn outside the page. */
  readonly drawnWith?: string;
  /** The weight of a file that has only one, where the typeface has another beside it. */
  readonly weight?: number;
  /** The text that the page sets in it. */
  readonly use: 'text' | 'headings' | 'all';
}

/** The letters of the first screen in one of the files of a page, which the page itself carries. */
export interface FirstFont {
  readonly font: FontFile;
  readonly letters: string;
}

/** A first font with its bytes (WOFF2 in Base64). */
export interface EmbeddedFont extends FirstFont {
  readonly base64: string;
}

type Range = { readonly min: number; readonly max: number };

/** Weights of text besides 400: half-bold labels, and bold. */
const TEXT_WEIGHTS: Range = { min: 400, max: 700 };

/** The font files a theme needs, each once. */
export function fontsOf(theme: Theme, look: SiteDesign = emptyDesign): readonly FontFile[] {
  const { fonts, headingWeight } = resolveTheme(theme, look);
  const { min, max } = TEXT_WEIGHTS;
  const body = typefaceNamed(fonts.body, look);
  const heading = typefaceNamed(fonts.heading, look);
  const forText = { min: Math.min(min, headingWeight), max: Math.max(max, headingWeight) };
  return [
    ...(body
      ? body === heading
        ? filesFor(body, forText, 'all')
        : filesFor(body, TEXT_WEIGHTS, 'text')
      : []),
    ...(heading && heading !== body
      ? filesFor(heading, headingWeight, 'headings').map((file) => forLargeSizes(file))
      : []),
  ];
}

function forLargeSizes(font: FontFile): FontFile {
  const { optical, file } = font;
  if (!optical) return font;
  return {
    ...font,
    file: optical.file,
    fallbacks: optical.fallbacks,
    space: optical.space,
    opticalSize: optical.size,
    drawnWith: file,
  };
}

function typefaceNamed(name: string, look: SiteDesign): Typeface | undefined {
  return Object.hasOwn(look.typefaces, name) ? look.typefaces[name] : typefaces[name];
}

/** A variable font is cut to the weights that are wanted; of single ones the nearest are taken. */
function filesFor(face: Typeface, wanted: number | Range, use: FontFile['use']): FontFile[] {
  const { weights, range } = face;
  if (!weights) return [{ ...face, use, axis: range ? within(wanted, range) : wanted }];
  const distance = (weight: number) => (one: { weight: number }) => Math.abs(one.weight - weight);
  const asked = typeof wanted === 'number' ? [wanted] : [wanted.min, wanted.max];
  const chosen = new Set(
    asked.map((weight) => [...weights].sort((a, b) => distance(weight)(a) - distance(weight)(b))[0]),
  );
  return [...chosen].flatMap((one) =>
    one ? [{ ...face, use, file: one.file, ...(chosen.size > 1 ? { weight: one.weight } : {}) }] : [],
  );
}

function within(wanted: number | Range, { min, max }: Range): number | Range {
  const clamp = (weight: number) => Math.min(max, Math.max(min, weight));
  return typeof wanted === 'number' ? clamp(wanted) : { min: clamp(wanted.min), max: clamp(wanted.max) };
}

/** The word space of the fonts of devices, about, in em. */
const DEVICE_SPACE = 0.25;

const radii: Readonly<Record<string, string>> = { none: '0px', small: '6px', medium: '14px', large: '24px' };
const buttonRadii: Readonly<Record<string, string>> = {
  none: '2px',
  small: '8px',
  medium: '999px',
  large: '999px',
};
const spaces: Readonly<Record<string, string>> = { compact: '0.8', normal: '1', airy: '1.25' };

/** The properties that a small page of the same project takes from a theme; empty for a preset that is not known here. */
export function themeLook(authored: Theme, look: SiteDesign = emptyDesign): string {
  const { preset } = authored;
  if (!Object.hasOwn(look.presets, preset) && !Object.hasOwn(themePresets, preset)) return '';
  const theme = resolveTheme(authored, look);
  const { paper, surface, ink, muted, line, brand, onBrand } = theme.colors;
  const taken = Object.entries({ paper, surface, ink, muted, line, brand, onBrand });
  return [
    ...taken.map(([name, value]) => `--${kebab(name)}:${clean(value)}`),
    ...typeAndCorners(authored, look),
  ].join(';');
}

/** Where the build has put a file, and what the page itself carries of it. */
export interface ThemeFonts {
  readonly url: (file: string) => string;
  readonly embedded: readonly EmbeddedFont[];
  /** Number of elements in `main` that the embedded letters are for. */
  readonly sections: number;
  /** True for a page that most visitors reach without these files in their cache, and look at for a moment. */
  readonly swaps?: boolean;
}

/** The faces of a theme, and the device fonts that replace them until they are there. */
export function themeFaces(authored: Theme, fonts: ThemeFonts, look: SiteDesign = emptyDesign): string {
  // Letters that the page carries are there at the first paint; the rest comes below the first screen, and may take its time.
  const display = fonts.swaps || fonts.embedded.length > 0 ? 'swap' : 'optional';
  const faces = fontsOf(authored, look).flatMap((face) => [
    fontFace(face, { family: face.family, address: fonts.url(face.file), display }),
    ...face.fallbacks.map((fallback) => fallbackFace(face, fallback)),
  ]);
  return [...new Set(faces)].join('');
}

/** The families of a typeface, the ones of devices that replace it last. */
function stackOf(id: string, look: SiteDesign, first = ''): string {
  const face = typefaceNamed(id, look);
  const names = face
    ? [face.family + first, face.family, ...face.fallbacks.map((fallback) => fallbackName(face, fallback))]
    : [];
  return [...[...new Set(names)].map((name) => `"${name}"`), 'system-ui', 'sans-serif'].join();
}

/** The properties of typefaces and corners, which small pages of a project have as well. */
function typeAndCorners(authored: Theme, look: SiteDesign): readonly string[] {
  const { fonts, headingWeight, headingTracking, radius } = resolveTheme(authored, look);
  const files = fontsOf(authored, look);
  const space = (use: FontFile['use']) =>
    files.find((file) => file.use === use || file.use === 'all')?.space ?? DEVICE_SPACE;
  return [
    `--font-body:${stackOf(fonts.body, look)}`,
    `--font-heading:${stackOf(fonts.heading, look)}`,
    `--heading-weight:${headingWeight}`,
    `--heading-tracking:${headingTracking}`,
    `--word-space:${space('text')}em`,
    `--heading-space:${space('headings')}em`,
    `--radius:${radii[radius] ?? radii.medium}`,
    `--button-radius:${buttonRadii[radius] ?? buttonRadii.medium}`,
  ];
}

/** The theme as custom properties. */
export function themeRules(
  authored: Theme,
  { embedded, sections }: Pick<ThemeFonts, 'embedded' | 'sections'>,
  look: SiteDesign = emptyDesign,
): string {
  const theme = resolveTheme(authored, look);
  const colors = Object.entries(theme.colors).map(([name, value]) => `--${kebab(name)}:${clean(value)}`);
  const stack = (id: string, first = '') => stackOf(id, look, first);
  const variables = [
    ...colors,
    ...typeAndCorners(authored, look),
    `--density:${spaces[theme.spacing] ?? spaces.normal}`,
  ];
  const first =
    embedded.length > 0
      ? `:where(.site-header,#_main>:nth-child(-n+${sections})){--font-body:${stack(theme.fonts.body, FIRST)};--font-heading:${stack(theme.fonts.heading, FIRST)};font-family:var(--font-body)}`
      : '';
  return `:root{${variables.join(';')}}${first}`;
}

/**
 * The letters of the first screen are a separate family, for its elements alone: a word further down would mix them
 * with those of the fallback until the whole typeface is there.
 */
const FIRST = ' First';

/** The faces that a page carries itself. They are first in its style, where the head makes fonts of them. */
export function embeddedFaces(embedded: readonly EmbeddedFont[]): string {
  return embedded
    .map((one) =>
      fontFace(one.font, {
        family: one.font.family + FIRST,
        address: `data:font/woff2;base64,${one.base64}`,
        display: 'block',
      }),
    )
    .join('');
}

function fontFace(
  face: FontFile,
  { family, address, display }: { family: string; address: string; display: string },
): string {
  return `@font-face{font-family:"${family}";src:url("${address}") format("woff2");font-weight:${weightOf(face)};font-display:${display}}`;
}

/** A file cut to one weight answers for all, or a browser would make it bolder on its own. */
function weightOf({ axis, weight }: FontFile): string {
  if (axis === undefined) return weight === undefined ? '1 1000' : String(weight);
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
