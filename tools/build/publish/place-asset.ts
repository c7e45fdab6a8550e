import { constants, copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPrecompressed, precompress } from './precompress.ts';

export interface AssetToPlace {
  /** The file, absolute. */
  readonly from: string;
  /** Where it is on the site: `/assets/hero.352a5eadfd5e-800.avif`. */
  readonly address: string;
  readonly staging: string;
  /** The current site; without it every file is written again. */
  readonly site: string | undefined;
  /** Also write its compressed forms. */
  readonly compress: boolean;
}

/** Puts a file where pages expect it. In `assets` a name identifies its content, so existing files are kept. */
export function placeAsset({ from, address, staging, site, compress }: AssetToPlace): void {
  const target = join(staging, address);
  const isAsset = address.startsWith('/assets/');
  const isNeeded = (folder: string | undefined) => {
    if (folder === undefined || !existsSync(join(folder, address))) return true;
    const isWhole = !compress || !isPrecompressed(from, statSync(from).size);
    return !isWhole && !existsSync(join(folder, `${address}.br`));
  };
  if (isAsset && !(isNeeded(staging) && isNeeded(site))) return;
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(from, target, constants.COPYFILE_FICLONE);
  if (compress) precompress(target, readFileSync(target));
}
