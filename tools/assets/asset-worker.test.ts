import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { ensureEngine } from '../../bin/engine.mjs';
import { temporaryFolder } from '../../server/testing/fixtures.ts';
import { hiddenBomb } from '../testing/heavy-drawings.ts';
import { createAssetWorker, UPLOADS } from './asset-worker.ts';

const folder = temporaryFolder();
beforeAll(() => ensureEngine());

async function picture(name: string, side: number): Promise<string> {
  const file = join(folder, name);
  // Interlaced: it cannot be read line by line.
  await sharp({ create: { width: side, height: side, channels: 3, background: '#8a5' } })
    .png({ progressive: true, compressionLevel: 1 })
    .toFile(file);
  return file;
}

test('[OPS-68] a picture that takes too much memory is given up, and the next one is read', async () => {
  const worker = createAssetWorker(resolve('.'), 0, { ...UPLOADS, memory: 400_000_000 });
  const [large, small] = await Promise.all([picture('besar.png', 12_000), picture('kecil.png', 40)]);
  await expect(worker.run('reading', large)).rejects.toMatchObject({ limit: 'work' });
  expect(await worker.run('reading', small)).toMatchObject({ kind: 'photo', width: 40 });
  await worker.close();
});

test('[OPS-68] work next to an endless drawing is repeated; jobs that would wait in vain are refused immediately', async () => {
  const limits = { ...UPLOADS, atOnce: 2, milliseconds: 6000, waiting: 1 };
  const worker = createAssetWorker(resolve('.'), 0, limits);
  const bomb = join(folder, 'bom.svg');
  writeFileSync(bomb, hiddenBomb('satu'));
  const small = await picture('lain.png', 50);
  const given = worker.run('reading', bomb);
  const beside = [worker.run('reading', small), worker.run('reading', small)];
  await expect(worker.run('reading', small)).rejects.toMatchObject({ limit: 'queue' });
  await expect(given).rejects.toMatchObject({ limit: 'work' });
  expect((await Promise.all(beside)).map(({ kind }) => kind)).toEqual(['photo', 'photo']);
  await worker.close();
});
