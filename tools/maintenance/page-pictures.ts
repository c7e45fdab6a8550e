import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';

/** The ground of each picture, in the air of its theme. */
const grounds: Readonly<Record<string, string>> = {
  'taman-asri': '#e4e8de',
  'menara-senja': '#e7e1d6',
  'danau-raya': '#dfe8ec',
  'vila-pesisir': '#ece3d3',
};

const SIZE = { width: 1600, height: 960 };

/**
 * Takes the pictures of the example pages in `docs/images`, on a desktop and on a phone:
 * node bin/run.mjs tools/maintenance/page-pictures.ts <address of the site>
 */
export async function main([address]: string[]): Promise<number> {
  if (!address) {
    console.error('Usage: page-pictures <address of the site>');
    return 1;
  }
  const browser = await chromium.launch({ ...chromiumPath(), args: ['--no-sandbox'] });
  try {
    for (const [slug, ground] of Object.entries(grounds)) {
      const url = `${address.replace(/\/$/, '')}/${slug}/`;
      const desktop = await shoot(browser, url, { width: 1264, height: 790 });
      const phone = await shoot(browser, url, { width: 390, height: 844 });
      const page = await browser.newPage({ viewport: SIZE });
      await page.setContent(layout({ desktop, phone, ground }));
      await page.waitForLoadState('networkidle');
      const picture = await page.screenshot();
      await page.close();
      const file = join(resolve('docs/images'), `${slug}.jpg`);
      await sharp(picture).jpeg({ quality: 84, mozjpeg: true }).toFile(file);
      console.log(file);
    }
    return 0;
  } finally {
    await browser.close();
  }
}

/** The first view of a visitor with reduced motion, as a data URL. */
async function shoot(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<string> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // The phone would lie on half of it.
  if (viewport.width > 1000) await page.evaluate(() => document.querySelector('.floating-group')?.remove());
  const picture = await page.screenshot();
  await page.close();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

function layout({ desktop, phone, ground }: { desktop: string; phone: string; ground: string }): string {
  const shadow = 'box-shadow:0 24px 60px -20px rgb(0 0 0/35%)';
  return (
    `<body style="margin:0;background:${ground}">` +
    `<img src="${desktop}" style="position:absolute;left:96px;top:84px;width:1264px;border-radius:14px;${shadow}">` +
    `<img src="${phone}" style="position:absolute;right:76px;bottom:56px;width:300px;border:8px solid #151515;border-radius:42px;${shadow}">`
  );
}

function chromiumPath(): { executablePath?: string } {
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  return existsSync(path) ? { executablePath: path } : {};
}
