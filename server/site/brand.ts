import { escapeHtml } from '../../src/lib/escape-html.ts';

/** The appearance of a page, as far as small pages of the same project take it over. */
export interface ServedBrand {
  /** Its colours, corners and typefaces as custom properties: `--paper:#fff;…`. */
  readonly look?: string;
  /** The `@font-face` rules of its typefaces, with addresses on its site. */
  readonly faces?: string;
  readonly logo?: ServedLogo;
}

/** The logo in the header of a page: an address on its site, and its size in pixels. */
interface ServedLogo {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Custom properties and nothing else: they are written into a page. PHP reads it as well. */
export const LOOK = /^(?!.*url\()(--[a-z-]+:["\w#(),.%\s/-]*;?)*$/;
/** Rules of typefaces on the same site and nothing else. */
export const FACES = /^(?!.*\/\/)(@font-face\{["\w(),.%\s/:;-]*\})*$/;

export function isLogo(given: unknown): given is ServedLogo {
  const { src, width, height } = (given ?? {}) as Partial<Record<keyof ServedLogo, unknown>>;
  const isAddress = typeof src === 'string' && /^\/[\w./-]+$/.test(src) && !src.startsWith('//');
  return isAddress && [width, height].every((side) => typeof side === 'number' && side > 0);
}

/**
 * The type of a small page: that of the device, or of the brand that follows. Words are equally far apart in every
 * typeface, as on the pages themselves.
 */
export const BRAND_TYPE =
  ':root{--font-body:system-ui,sans-serif;--font-heading:var(--font-body);--heading-weight:640;--heading-tracking:-.025em;' +
  '--tracking:0em;--word-space:.25em;--heading-space:.25em}' +
  '*{box-sizing:border-box;letter-spacing:var(--tracking);word-spacing:calc(.25em - var(--word-space) - 2*var(--tracking))}' +
  'h1{--tracking:var(--heading-tracking);--word-space:var(--heading-space);font-family:var(--font-heading);' +
  'font-weight:var(--heading-weight);text-wrap:balance}p{text-wrap:pretty}';

/** The style of a brand, to follow the one that it changes; empty without a brand. */
export function brandStyle({ look = '', faces = '' }: ServedBrand): string {
  return look || faces ? `${faces}:root{${look}}` : '';
}

/** The logo of a project as HTML, or its name where it has none. */
export function brandMark({ logo }: ServedBrand, name: string): string {
  const text = escapeHtml(name);
  return logo
    ? `<img src="${escapeHtml(logo.src)}" alt="${text}" width="${logo.width}" height="${logo.height}">`
    : text;
}
