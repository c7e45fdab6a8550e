import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeFileAtomic } from '../environment/write-file-atomic.ts';
import { pictureInTurn } from './image-presets.ts';

const SIDE = 360;

/** A small picture of a picture as WebP, kept in the cache of the site; nothing when it is none. */
export async function thumbnailOf(root: string, file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return undefined;
  const cache = join(root, '.cache/thumbnails');
  const path = join(cache, `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}-${SIDE}.webp`);
  const before = await readFile(path).catch(() => undefined);
  if (before) return new Uint8Array(before);
  try {
    const small = await pictureInTurn(() =>
      sharp(bytes)
        .rotate()
        .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 72 })
        .toBuffer(),
    );
    // A cache that cannot be written costs time, nothing else.
    await mkdir(cache, { recursive: true })
      .then(() => writeFileAtomic(path, (temporary) => writeFile(temporary, small)))
      .catch(() => undefined);
    return new Uint8Array(small);
  } catch {
    return undefined;
  }
}
