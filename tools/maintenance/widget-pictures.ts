import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { cataloguePages } from '../catalogue/pages.ts';
import { startSite } from '../testing/served-site.ts';

const WIDTH = 1200;
const MOST_HEIGHT = 900;

/**
 * Takes the pictures of `docs/widgets.md`: the first example of every widget, as the preview shows it.
 * node bin/run.mjs tools/maintenance/widget-pictures.ts [type…]
 */
export async function main(types: string[]): Promise<number> {
  const root = resolve('.');
  const out = join(root, 'docs/images/widgets');
  mkdirSync(out, { recursive: true });
  const preview = await startSite(root, 'preview');
  try {
    const url = preview.origin;
    const browser = await chromium.launch({ ...chromiumPath(), args: ['--no-sandbox'] });
    const page = await browser.newPage({
      viewport: { width: WIDTH, height: MOST_HEIGHT },
      reducedMotion: 'reduce',
    });
    for (const { type, index } of cataloguePages()) {
      if (index !== 0 || (types.length > 0 && !types.includes(type))) continue;
      await page.goto(`${url}/catalogue/${type}/0/`, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      const height = await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 400);
      const picture = await page.screenshot({
        clip: { x: 0, y: 0, width: WIDTH, height: Math.min(MOST_HEIGHT, Math.max(160, height)) },
      });
      await sharp(picture)
        .resize({ width: 800 })
        .webp({ quality: 72 })
        .toFile(join(out, `${type}.webp`));
      console.log(type);
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
