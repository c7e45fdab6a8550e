import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '../../../src/engine/site-config.ts';
import { UNITS_FILE } from '../../units/units-file.ts';
import { finishSite, type PageHeaders } from './finish.ts';
import { type PageRecord, readManifest } from './manifest.ts';
import { placeAsset } from './place-asset.ts';
import { precompress } from './precompress.ts';
import { openStaging } from './staging.ts';

/** A page as it once was live, in a folder with its files by their address on the site. */
export interface BuiltBefore {
  readonly folder: string;
  /** Addresses of its files but for `index.html`. */
  readonly files: readonly string[];
  readonly record: PageRecord;
  readonly headers: PageHeaders;
}

/** Restores a page byte for byte, with all changes visible together. The other pages stay as they are. */
export function restorePage(
  page: BuiltBefore,
  site: { out: string; scripts: readonly string[]; compress: boolean; config: SiteConfig; now: number },
): void {
  const { folder, files, record, headers } = page;
  const { out, compress } = site;
  const { engine, pages: before } = readManifest(out);
  const staging = openStaging(out);
  try {
    const index = join(staging.folder, record.slug, 'index.html');
    const html = readFileSync(join(folder, 'index.html'));
    mkdirSync(dirname(index), { recursive: true });
    writeFileSync(index, html);
    if (compress) precompress(index, html);
    // The list goes on: a page of before follows the statuses of now.
    const statuses = join(out, record.slug, UNITS_FILE);
    if (existsSync(statuses)) {
      const text = readFileSync(statuses);
      writeFileSync(join(staging.folder, record.slug, UNITS_FILE), text);
      if (compress) precompress(join(staging.folder, record.slug, UNITS_FILE), text);
    }
    for (const address of files) {
      const from = join(folder, 'files', address);
      if (existsSync(from)) placeAsset({ from, address, staging: staging.folder, site: out, compress });
    }
    const records = [...new Map([...before, [record.slug, record]]).values()].sort((a, b) =>
      a.slug < b.slug ? -1 : 1,
    );
    const made = new Map([[record.slug, record]]);
    const changes = finishSite({
      ...site,
      staging: staging.folder,
      engine,
      before,
      records,
      made,
      headers: { [`/${record.slug}/`]: headers },
    });
    staging.publish(changes);
  } finally {
    staging.close();
  }
}
