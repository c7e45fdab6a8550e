import type { TargetOptions } from '../../server/index.ts';
import { createGet } from '../http/get.ts';
import { type Download, MOST_BYTES } from './pictures.ts';

/** For as long as a person waits for one picture, milliseconds. */
const PATIENCE = 10_000;

/** Gets the pictures that an export names over the web. */
export function createDownload(options: TargetOptions, patience = PATIENCE): Download {
  const get = createGet({ ...options, mostBytes: MOST_BYTES, patience });
  return async (address) => (await get(address))?.bytes;
}
