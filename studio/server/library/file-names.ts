import { basename, extname } from '../../../src/lib/posix-path.ts';

const LONGEST = 60;
/** Names that Windows keeps for devices. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A name that is one on every system and in every address: `Foto Rumah (1).JPG` → `foto-rumah-1.jpg`. */
export function safeFileName(given: string, ending: string): string {
  const name = basename(given.replaceAll('\\', '/'));
  const plain = name
    .slice(0, name.length - extname(name).length)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  const base = plain === '' || DEVICES.test(plain) ? `file${plain && `-${plain}`}` : plain;
  return `${base}.${ending}`;
}

/** The same name with a number: `rumah.jpg`, 2 → `rumah-2.jpg`. */
export function numbered(name: string, number: number): string {
  const ending = extname(name);
  return number === 1 ? name : `${name.slice(0, name.length - ending.length)}-${number}${ending}`;
}
