import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { cataloguePages } from '../catalogue/pages.ts';
import { startSite } from '../testing/served-site.ts';

const WIDTH = 1200;
const MOST_HEIGHT = 900;

/** The subject of a screenshot, and its name. */
interface Motif {
  readonly name: string;
  readonly path: string;
  /** Also for `docs/widgets.md`. */
  readonly isInDocs: boolean;
}

/** Every example of every widget; sections are shown live. */
function motifs(): Motif[] {
  return cataloguePages().map(({ type, index }) => ({
    name: index === 0 ? type : `${type}-${index}`,
    path: `/catalogue/${type}/${index}/`,
    isInDocs: index === 0,
  }));
}

/**
 * Takes the pictures of the gallery of the studio, and those of `docs/widgets.md`, as the preview shows them.
 * node bin/run.mjs tools/maintenance/widget-pictures.ts [name…]
 */
export async function main(names: string[]): Promise<number> {
  const root = resolve('.');
  const out = join(root, 'docs/images/widgets');
  const gallery = join(root, 'schemas/pictures');
  for (const folder of [out, gallery]) mkdirSync(folder, { recursive: true });
  const preview = await startSite(root, 'preview');
  try {
    const url = preview.origin;
    const browser = await chromium.launch({ ...chromiumPath(), args: ['--no-sandbox'] });
    const page = await browser.newPage({
      viewport: { width: WIDTH, height: MOST_HEIGHT },
      reducedMotion: 'reduce',
    });
    for (const { name, path, isInDocs } of motifs()) {
      if (names.length > 0 && !names.includes(name)) continue;
      await page.goto(url + path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      const height = await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 400);
      const picture = await page.screenshot({
        clip: { x: 0, y: 0, width: WIDTH, height: Math.min(MOST_HEIGHT, Math.max(160, height)) },
      });
      const small = sharp(picture).resize({ width: 360 }).avif({ quality: 29, effort: 9 });
      await small.toFile(join(gallery, `${name}.avif`));
      if (isInDocs)
        await sharp(picture)
          .resize({ width: 800 })
          .webp({ quality: 72 })
          .toFile(join(out, `${name}.webp`));
      console.log(name);
    }
    await browser.close();
    return 0;
  } finally {
    await preview.stop();
  }
}

function chromiumPath(): { executablePath?: string } {
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  return existsSync(path) ? { executablePath: path } : {};
}
