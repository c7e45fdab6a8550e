import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { crushed, faint, towers, withPictures } from '../contract/import/wrecks.ts';
import { type ImportedSite, serveImported } from './imported-site.ts';

/** Exports in the shapes of real sites. */
const FIXTURES = resolve('tests/contract/import/fixtures');
const names = readdirSync(FIXTURES).map((file) => file.replace(/\.json$/, ''));
/** Texts that add-ons, shortcodes and demos add themselves. */
const STRANGE =
  /Awesome Title|Email Account|Lorem ipsum|\(\d{3}\)|Button Text|Subtitle Heading|center center|does not support|tidak mendukung|\[[a-z_]+[\] ]|Time has changed/i;

let pages: ImportedSite;

// All in one worker: the pages are made once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const texts = names.map((name) => [name, readFileSync(join(FIXTURES, `${name}.json`), 'utf8')]);
  pages = await serveImported(Object.fromEntries(texts));
});
test.afterAll(() => pages?.close());

for (const width of [1440, 390])
  test(`[OPS-65] [OPS-66] pages are readable, without towers, empty bands and text that an add-on, a shortcode or a demo added itself, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await withPictures(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const faults: string[] = [];
    for (const name of names) {
      await page.goto(`${pages.url}/${name}/`);
      const found = [...(await crushed(page)), ...(await faint(page)), ...(await towers(page))];
      // The bands far from the window have been laid out for the towers, and have words now.
      const strange = STRANGE.exec(await page.locator('main').innerText());
      faults.push(...[...found, ...(strange ? [strange[0]] : [])].map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

test('[OPS-66] a box that begins with an icon, a number or a voice has no second line at its edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [name, first] of [
    ['bumi-asri', '[data-look="tint"] li'],
    ['kavling-siap', '[data-look="tint"] dl > div'],
    ['tirta-loka', '[data-look="tint"] figure'],
  ] as const) {
    await page.goto(`${pages.url}/${name}/`);
    const lines = await page
      .locator(first)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopWidth));
    expect(lines.length, name).toBeGreaterThan(1);
    expect(new Set(lines), name).toEqual(new Set(['0px']));
  }
});
