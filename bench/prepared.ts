import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { preparePicture } from '../tools/pictures/pictures.ts';
import type { Bench } from './bench.ts';
import { ratio } from './test-site.ts';

const ROUNDS = 9;
const COUNT = 14;

/** The cost of images in the cache, compared with the minimum: reading and hashing them. */
export const run: Bench = async () => {
  const cache = mkdtempSync(join(tmpdir(), 'kavling-bench-pictures-'));
  const file = resolve('schemas/examples/house-type-60.jpg');
  try {
    const prepare = () => preparePicture(file, cache);
    await prepare();
    const prepared = await quickest(() => Promise.all(Array.from({ length: COUNT }, prepare)));
    const bare = await quickest(async () => {
      for (let at = 0; at < COUNT; at++) createHash('sha256').update(readFileSync(file)).digest();
    });
    return {
      title: 'Pictures that are ready',
      note: `${COUNT} asks for a photograph that was cut before, the quickest of ${ROUNDS}; "bare" reads and hashes it as often.`,
      rows: [
        { name: 'prepared', values: { ms: prepared.toFixed(1) } },
        { name: 'bare', values: { ms: bare.toFixed(1) } },
      ],
      budgets: [{ name: 'prepared against bare', value: ratio(prepared, bare), limit: 5, unit: '×' }],
    };
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
};

async function quickest(act: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    await act();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}
