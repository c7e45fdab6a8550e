import type { EarlyReading } from '../check/readings.ts';
import { OverLimit } from './asset-queue.ts';
import type { AssetWorker } from './asset-worker.ts';

/** A picture read whole by a worker. One that takes too much is reported, and not read again until its file changes. */
export async function readByWorker(worker: AssetWorker, path: string): Promise<EarlyReading> {
  try {
    return { reading: await worker.run('reading', path) };
  } catch (error) {
    if (error instanceof OverLimit && error.limit === 'work') return { reading: { kind: 'heavy' } };
    throw error;
  }
}
