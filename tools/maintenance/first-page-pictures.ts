import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { languages } from '../../src/lib/languages.ts';
import { makeFirstPage } from '../testing/first-page.ts';
import { firstPageFiles, initSite } from '../testing/first-site.ts';
import { startSite } from '../testing/served-site.ts';

/** True once the fonts and visible images have loaded; runs in the page. */
function isDrawn(): boolean {
  const inSight = [...document.images].filter((image) => {
    const { top, bottom, height } = image.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  });
  const hasLetters =
    document.fonts.size === 0 || [...document.fonts].some(({ status }) => status === 'loaded');
  return hasLetters && inSight.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
}

/**
 * Takes the pictures of docs/first-page.md, in each language, from the studio itself while a first page is made.
 * node bin/run.mjs tools/maintenance/first-page-pictures.ts
 */
export async function main(): Promise<number> {
  const out = resolve('docs/images/first-page');
  mkdirSync(out, { recursive: true });
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({
    ...(existsSync(path) ? { executablePath: path } : {}),
    args: ['--no-sandbox'],
  });
  for (const language of languages) {
    const home = mkdtempSync(join(tmpdir(), 'kavling-pictures-'));
    const { folder } = await initSite(home, language);
    const studio = await startSite(folder, 'studio', { KAVLING_USER: 'rina' }, '0', language);
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    page.setDefaultTimeout(120_000);
    await makeFirstPage(page, studio.url, firstPageFiles(join(home, 'unduhan')), async (stage) => {
      if (stage === 'search') await page.locator('.st-form').evaluate((form) => form.scrollTo(0, 0));
      await Promise.all(page.frames().map((frame) => frame.waitForFunction(isDrawn)));
      await sharp(await page.screenshot())
        .resize({ width: 960 })
        .webp({ quality: 60 })
        .toFile(join(out, `${stage}.${language}.webp`));
      console.log(language, stage);
    });
    await page.close();
    await studio.stop();
    rmSync(home, { recursive: true, force: true });
  }
  await browser.close();
  return 0;
}
