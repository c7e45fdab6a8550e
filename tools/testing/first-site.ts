import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FirstPageFiles } from './first-page.ts';
import { sharePrepared } from './prepared.ts';
import { kavling } from './served-site.ts';

/** A site made by `kavling init`, with nothing in it yet. */
export async function initSite(home: string, language: 'en' | 'id' = 'en') {
  const { said } = await kavling(home, 'init', 'situs', '--lang', language);
  const folder = join(home, 'situs');
  // Like `npm install`, but without the registry.
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(resolve('.'), join(folder, 'node_modules/kavling'));
  sharePrepared(folder);
  return { folder, said };
}

/** Pictures and a brochure of a marketer, named as phones and offices name files. */
export function firstPageFiles(folder: string): FirstPageFiles {
  mkdirSync(folder, { recursive: true });
  const copy = (from: string, name: string) => {
    cpSync(resolve('pages', from), join(folder, name));
    return join(folder, name);
  };
  const brochure = join(folder, 'brosur.pdf');
  writeFileSync(brochure, '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  return {
    hero: copy('vila-pesisir/hero-villa-pool.jpg', 'Foto Rumah (1).JPG'),
    units: [
      copy('taman-asri/house-type-60.jpg', 'Tipe Melati.jpg'),
      copy('taman-asri/house-type-90.jpg', 'tipe anggrek.jpg'),
    ],
    brochure,
  };
}
