import { posix } from 'node:path';
import { type Finding, type Mend, type Path, pathOf } from '../finding.ts';
import { isSameWord, nearest } from '../nearest.ts';
import type { Folder, Rule } from './rule.ts';

const FORMATS = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg'];
const EMPTY_WORDS = new Set(['image', 'gambar', 'foto', 'photo', 'picture', 'img', 'banner', 'logo', 'alt']);

/** Every picture that stands beside the page is there, in a format that browsers show. */
export const picturesExist: Rule = ({ pictures }, folder) => {
  const found: Finding[] = [];
  for (const { value, place } of pictures) {
    for (const key of ['src', 'mobileSrc']) {
      const src = value[key];
      if (typeof src !== 'string' || src === '' || isPlainlyThere(src, folder)) continue;
      found.push(...fileFindings(src, [...pathOf(place), key], folder));
    }
  }
  return found;
};

/** The usual case, told quickly: a name without folders, there, in a known format. */
function isPlainlyThere(src: string, folder: Folder): boolean {
  if (src.includes('/') || src.includes('\\')) return false;
  const ending = src.slice(src.lastIndexOf('.') + 1);
  return FORMATS.includes(ending) && (folder('.')?.includes(src) ?? false);
}

function fileFindings(src: string, path: Path, folder: Folder): Finding[] {
  if (/^(https?:|data:)/i.test(src)) return [];
  const plain = posix.normalize(src.split(/[?#]/)[0] ?? '');
  if (plain.startsWith('..') || plain.startsWith('/') || /^[a-z]:|\\/i.test(src))
    return [{ code: 'KV403', path, params: { src, name: src.split(/[\\/]/).at(-1) ?? src } }];
  const names = folder(posix.dirname(plain)) ?? [];
  const name = posix.basename(plain);
  if (!names.includes(name)) return [{ code: 'KV401', path, ...missing(src, name, names) }];
  const ending = posix.extname(name).slice(1).toLowerCase();
  return FORMATS.includes(ending)
    ? []
    : [{ code: 'KV404', path, params: { src, ending, known: FORMATS.join(', ') } }];
}

function missing(src: string, name: string, names: readonly string[]): Pick<Finding, 'params' | 'mend'> {
  const shown = names.filter((other) => FORMATS.includes(posix.extname(other).slice(1).toLowerCase()));
  const suggestion = nearest(name, shown);
  const there = suggestion ? posix.join(posix.dirname(src), suggestion) : '';
  const mend: Mend = { kind: 'replace-value', value: there };
  return {
    params: { src, suggestion: there },
    ...(suggestion && isSameWord(name, suggestion) ? { mend } : {}),
  };
}

/** Videos and brochures that lie beside the page are there. */
export const filesExist: Rule = ({ marked }, folder) =>
  [...marked.video, ...marked.brochure].flatMap(({ value, place }): Finding[] => {
    if (!value.startsWith('./')) return [];
    const plain = posix.normalize(value.split(/[?#]/)[0] ?? '');
    const path = pathOf(place);
    if (plain.startsWith('..'))
      return [{ code: 'KV403', path, params: { src: value, name: posix.basename(plain) } }];
    const names = folder(posix.dirname(plain)) ?? [];
    const name = posix.basename(plain);
    if (names.includes(name)) return [];
    const suggestion = nearest(name, names);
    const params = {
      src: value,
      suggestion: suggestion ? `./${posix.join(posix.dirname(plain), suggestion)}` : '',
    };
    return [{ code: 'KV401', path, params }];
  });

/** The alternative text says what the picture shows; a file name or the word "image" does not. */
export const picturesAreDescribed: Rule = ({ pictures }) =>
  pictures.flatMap(({ value, place }): Finding[] => {
    const { alt, src } = value;
    if (typeof alt !== 'string' || typeof src !== 'string' || alt === '') return [];
    const file = posix.basename(src).replace(/\.\w+$/, '');
    const isEmpty = alt.trim() === '' || EMPTY_WORDS.has(alt.trim().toLowerCase());
    const isFile = /\.(jpe?g|png|webp|svg|gif|avif)$/i.test(alt) || (alt === file && /[-_\d]/.test(alt));
    return isEmpty || isFile ? [{ code: 'KV402', path: [...pathOf(place), 'alt'], params: { alt } }] : [];
  });
