import type { Path } from '../../../src/document/path.ts';
import { pathOf } from '../../../src/document/walk.ts';
import type { JsonObject } from '../../../src/lib/is-record.ts';
import { isSameWord, nearest } from '../../../src/lib/nearest.ts';
import { basename, dirname, extname, join, normalize } from '../../../src/lib/posix-path.ts';
import type { PictureReading } from '../../pictures/picture-reading.ts';
import type { DocumentFacts } from '../collect-facts.ts';
import type { Finding, Repair } from '../finding.ts';
import { drawingFinding, linkedDrawings } from './drawings.ts';
import type { Folder, Rule } from './rule.ts';

const FORMATS = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg'];
/** The side of the icon that phones put on their home screen. */
const ICON = 180;
/** The limits of an image for phones, which is as wide as the screen. */
const ON_A_PHONE = 650;
/** The parts of its column that an image may have. */
const SHARES: Readonly<Record<string, number>> = { large: 0.75, medium: 0.5, small: 0.34 };
/** Pixels for one CSS pixel: nothing is enlarged more than 1.2 times on a screen with two pixels for each. */
const PER_PIXEL = 2 / 1.2;
const EMPTY_WORDS = new Set(['image', 'gambar', 'foto', 'photo', 'picture', 'img', 'banner', 'logo', 'alt']);

/** Files that are shown on the page: those of its pictures, and the icon of the tab. */
function shownFiles({ pictures, marked }: DocumentFacts): { src: string; path: Path; least?: number }[] {
  const found = pictures.flatMap(({ value, place, files, holder, ...picture }) => {
    const least = leastWidth(picture.least, holder);
    return files.flatMap((key) => {
      const src = value[key];
      if (typeof src !== 'string' || src === '') return [];
      return [
        {
          src,
          path: [...pathOf(place), key],
          ...(least ? { least: key === 'src' ? least : Math.min(least, ON_A_PHONE) } : {}),
        },
      ];
    });
  });
  const icons = marked.icon.map(({ value, place }) => ({ src: value, path: pathOf(place), least: ICON }));
  return [...found, ...icons.filter(({ src }) => src !== '')];
}

/** The pixels that an image needs across, from those of its place at its largest. */
function leastWidth(most: number | undefined, { place, width, maxWidth }: JsonObject): number | undefined {
  if (!most) return undefined;
  // Next to text an image never has more than half of the screen.
  if (place === 'beside') return most / 2;
  const share = most * (SHARES[String(width)] ?? 1);
  return Math.round(typeof maxWidth === 'number' ? Math.min(share, maxWidth * PER_PIXEL) : share);
}

/** The pictures of a page that lie beside it and the drawings that it links to, by their path from page.json, each once. */
export function picturesBeside(page: DocumentFacts): string[] {
  const own = [...shownFiles(page), ...linkedDrawings(page)].map(({ src }) => src);
  return [...new Set(own.filter((src) => !isElsewhere(src) && !isOutside(src) && !src.includes('\0')))];
}

/** Every picture next to the page exists, has a format that browsers show, and can be read. */
export const picturesExist: Rule = (page, folder, context) =>
  shownFiles(page).flatMap(({ src, path, least }): Finding[] => {
    const isIcon = path.at(-1) === 'icon';
    if (isElsewhere(src) && !isIcon) return isWebPage(src) ? [{ code: 'KV413', path, params: { src } }] : [];
    const found = isPlainlyThere(src, folder) ? [] : fileFindings(src, path, folder);
    return found.length || !context.picture
      ? found
      : readingFindings({ src, path, least }, context.picture(src));
  });

function readingFindings(
  { src, path, least }: { src: string; path: Path; least: number | undefined },
  reading: PictureReading | undefined,
): Finding[] {
  switch (reading?.kind) {
    case undefined:
    case 'unreadable':
      return [{ code: 'KV411', path, params: { src, problem: 'damaged' } }];
    case 'empty':
      return [{ code: 'KV411', path, params: { src, problem: 'empty' } }];
    case 'heavy':
      return [{ code: 'KV411', path, params: { src, problem: 'heavy' } }];
    case 'refused':
      return [drawingFinding(src, path, reading.problem)];
    case 'huge': {
      const { width, height } = reading;
      return [{ code: 'KV412', path, params: { src, width: String(width), height: String(height) } }];
    }
    case 'drawing':
      return [];
    case 'photo': {
      if (least === undefined || reading.width >= least) return [];
      const params = { src, width: String(reading.width), least: String(least) };
      return [{ code: 'KV414', path, params }];
    }
  }
}

/** The usual case, decided quickly: a name without folders that exists and has a known format. */
function isPlainlyThere(src: string, folder: Folder): boolean {
  if (src.includes('/') || src.includes('\\')) return false;
  const ending = src.slice(src.lastIndexOf('.') + 1);
  return FORMATS.includes(ending) && (folder('.')?.includes(src) ?? false);
}

function fileFindings(src: string, path: Path, folder: Folder): Finding[] {
  const plain = normalize(src);
  if (isOutside(src))
    return [{ code: 'KV403', path, params: { src, name: src.split(/[\\/]/).at(-1) ?? src } }];
  const names = folder(dirname(plain)) ?? [];
  const name = basename(plain);
  if (!names.includes(name)) return [{ code: 'KV401', path, ...missing(src, name, names) }];
  const ending = extname(name).slice(1).toLowerCase();
  return FORMATS.includes(ending)
    ? []
    : [{ code: 'KV404', path, params: { src, ending, known: FORMATS.join(', ') } }];
}

function isElsewhere(src: string): boolean {
  return /^https?:/.test(src);
}

function isOutside(src: string): boolean {
  const plain = normalize(src);
  return plain.startsWith('..') || plain.startsWith('/') || /^[a-z]:|\\/i.test(src);
}

/** Addresses that show a page about a picture, where the picture itself is asked for. */
function isWebPage(src: string): boolean {
  const url = URL.canParse(src) ? new URL(src) : undefined;
  if (!url) return false;
  const { hostname, pathname, searchParams } = url;
  if (hostname === 'drive.google.com') return pathname !== '/uc' && pathname !== '/thumbnail';
  if (/(^|\.)dropbox\.com$/.test(hostname))
    return searchParams.get('raw') !== '1' && searchParams.get('dl') !== '1';
  return PAGES_OF_PICTURES.has(hostname);
}

const PAGES_OF_PICTURES = new Set([
  'photos.google.com',
  'photos.app.goo.gl',
  'docs.google.com',
  'www.instagram.com',
  'onedrive.live.com',
  '1drv.ms',
]);

function missing(src: string, name: string, names: readonly string[]): Pick<Finding, 'params' | 'repair'> {
  const shown = names.filter((other) => FORMATS.includes(extname(other).slice(1).toLowerCase()));
  const suggestion = nearest(name, shown);
  const there = suggestion ? join(dirname(src), suggestion) : '';
  const repair: Repair = { kind: 'replace-value', value: there };
  return {
    params: { src: src.length > 80 ? `${src.slice(0, 77)}…` : src, suggestion: there },
    ...(suggestion && isSameWord(name, suggestion) ? { repair } : {}),
  };
}

/** Videos and brochures next to the page exist. */
export const filesExist: Rule = ({ marked }, folder, { isEmpty }) =>
  [...marked.video, ...marked.file, ...marked.brochure].flatMap(({ value, place }): Finding[] => {
    if (!value.startsWith('./')) return [];
    const plain = normalize(value.split(/[?#]/)[0] ?? '');
    const path = pathOf(place);
    if (plain.startsWith('..'))
      return [{ code: 'KV403', path, params: { src: value, name: basename(plain) } }];
    const names = folder(dirname(plain)) ?? [];
    const name = basename(plain);
    if (names.includes(name))
      return isEmpty?.(plain) ? [{ code: 'KV411', path, params: { src: value, problem: 'empty' } }] : [];
    const suggestion = nearest(name, names);
    const params = {
      src: value,
      suggestion: suggestion ? `./${join(dirname(plain), suggestion)}` : '',
    };
    return [{ code: 'KV401', path, params }];
  });

/** The alternative text describes the image; a file name or the word "image" does not. */
export const picturesAreDescribed: Rule = ({ pictures }) =>
  pictures.flatMap(({ value, place }): Finding[] => {
    const { alt, src } = value;
    if (typeof alt !== 'string' || typeof src !== 'string' || alt === '') return [];
    const file = basename(src).replace(/\.\w+$/, '');
    const isEmpty = alt.trim() === '' || EMPTY_WORDS.has(alt.trim().toLowerCase());
    const isFile = /\.(jpe?g|png|webp|svg|gif|avif)$/i.test(alt) || (alt === file && /[-_\d]/.test(alt));
    return isEmpty || isFile ? [{ code: 'KV402', path: [...pathOf(place), 'alt'], params: { alt } }] : [];
  });
