import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { kavling, type ServedSite, startSite } from '../../tools/testing/served-site.ts';
import { expect, test } from './site.ts';
import { startSlowSite } from './slow-site.ts';
import { visitWithoutFontFiles, watchShifts, wordsInDeviceFonts } from './typefaces.ts';

const slugs = ['taman-asri', 'menara-senja', 'danau-raya', 'vila-pesisir'];
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const slug of slugs)
  for (const viewport of screens)
    test(`[TYPE-01] ${slug} at ${viewport.width} px: the first screen is in its typefaces before any font file has come, and never moves`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize(viewport);
      const visit = await visitWithoutFontFiles(page, site.page(slug));
      expect(await wordsInDeviceFonts(page)).toEqual([]);
      await visit.release();
      expect(await wordsInDeviceFonts(page)).toEqual([]);
      expect(await visit.shift()).toBe(0);
    });

/** Where a page may stop on its way, and what would move there if it were painted. */
const stops = [
  { name: 'the button in the header', part: '.site-header', at: (html: string) => html.indexOf('<span>') },
  { name: 'the opening', part: 'h1', at: (html: string) => html.indexOf('</h1>') },
];

test('[OPS-49] [TYPE-01] a connection that stalls: complete parts are painted, the unfinished one within 300 ms; nothing moves when the rest comes before that', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shift = await watchShifts(page);
  // `#stopped` in the address: no animation advances.
  await page.addInitScript(() => {
    if (location.hash === '#stopped')
      addEventListener('animationstart', () => {
        for (const one of document.getAnimations()) one.pause();
      });
  });
  for (const slug of slugs)
    for (const { name, part, at } of stops) {
      const where = `${slug}, ${name}`;
      const half = page.locator(part).first();
      const visit = async (hash: string) => {
        const slow = await startSlowSite(site.url, { cut: at });
        const image = page.waitForResponse(/\.avif$/);
        const url = new URL(`${new URL(site.page(slug)).pathname}${hash}`, slow.url).href;
        await page.goto(url, { waitUntil: 'commit' });
        await (await image).finished();
        await expect(half).toBeAttached();
        return slow;
      };

      const stopped = await visit('#stopped');
      await expect(half, where).toBeHidden();
      const complete = page.locator('body > *, main > *').filter({ visible: true });
      const expected = part === 'h1' ? 1 : 0;
      expect(await complete.count(), where).toBeGreaterThanOrEqual(expected);
      const held = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((one) => (one as CSSAnimation).animationName === 'arriving')
          .map((one) => one.effect?.getComputedTiming().endTime),
      );
      expect(held, where).toEqual([300]);
      stopped.finish();
      await page.waitForLoadState('load');
      await expect(half, where).toBeVisible();
      expect(await shift(), where).toBe(0);
      stopped.close();

      const stalled = await visit('');
      await expect(half, `${where}, still stalled`).toBeVisible();
      stalled.close();
    }
});

test('[TYPE-01] the style in the head is all that the first screen needs', async ({ page, site }) => {
  // They would change what shows between two looks.
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const viewport of screens)
    for (const slug of slugs) {
      await page.setViewportSize(viewport);
      await page.goto(site.page(slug));
      await page.evaluate(() => document.fonts.ready);
      const [before, after] = await page
        .locator('#_main > :not(.rest-of-style)')
        .evaluateAll((sections) => sections.map((one) => one.getBoundingClientRect()));
      // The element with the style takes no room between the sections.
      expect(after?.top, slug).toBeCloseTo(before?.bottom ?? Number.NaN, 0);
      const looks = () =>
        page.locator('header *, #_main > :first-child *').evaluateAll((elements) =>
          elements.map((element) => {
            const width = Math.round(element.getBoundingClientRect().width);
            const { font, color, background, border, margin, padding, display, position } =
              getComputedStyle(element);
            const look = { font, color, background, border, margin, padding, display, position };
            return { name: `${element.localName}.${element.getAttribute('class')}`, width, ...look };
          }),
        );
      const first = await looks();
      await page.locator('.rest-of-style > style').evaluate((element) => {
        const { sheet } = element as SVGStyleElement;
        if (sheet) sheet.disabled = true;
      });
      expect(await looks(), slug).toEqual(first);
    }
});

test.describe('a site with its own typefaces', () => {
  let folder = '';
  let own: ServedSite;
  const put = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const { resolve } = createRequire(import.meta.url);
  const shipped = (name: string) =>
    resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kavling-typefaces-'));
    const document = (fonts: object) => ({
      version: 1,
      template: 'page-builder',
      seo: { title: 'Bukit Asri', description: 'Rumah di bukit.' },
      project: { id: '3107', name: 'Bukit Asri', superleadsId: 'SL-3107', telesalesNumber: '6281390020010' },
      header: { links: [{ label: 'Lokasi', link: '/polos/' }] },
      theme: { preset: 'taman', fonts },
      sections: [
        {
          type: 'section',
          minHeight: 'screen',
          children: [
            { type: 'heading', text: 'Bukit Asri', level: 1 },
            { type: 'text', content: ['Rumah tumbuh di lereng, 12 menit ke gerbang tol.'] },
            { type: 'lead-button', kind: 'whatsapp', label: 'Tanya harga' },
          ],
        },
        { type: 'section', children: [{ type: 'heading', text: 'Yogyakarta & sekitarnya', level: 2 }] },
      ],
    });
    put('pages/bukit/page.json', JSON.stringify(document({ heading: 'rumah-sans', body: 'serif-tua' })));
    put('pages/polos/page.json', JSON.stringify(document({ heading: 'system', body: 'system' })));
    mkdirSync(join(folder, 'fonts/rumah-sans'), { recursive: true });
    copyFileSync(shipped('bricolage-grotesque'), join(folder, 'fonts/rumah-sans/rumah.woff2'));
    put('fonts/rumah-sans/OFL.txt', 'SIL Open Font License');
    const letters = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at));
    for (const wght of [400, 700]) {
      const options = { targetFormat: 'truetype' as const, variationAxes: { wght } };
      put(
        `fonts/serif-tua/tua-${wght}.ttf`,
        await subsetFont(readFileSync(shipped('fraunces')), letters, options),
      );
    }
    put('fonts/serif-tua/OFL.txt', 'SIL Open Font License');
    const built = await kavling(folder, 'build');
    expect(built.code, built.said).toBe(0);
    own = await startSite(folder, 'serve');
  });
  test.afterAll(async () => {
    await own?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('[TYPE-02] its typefaces are in the first paint like the shipped ones, from one file and from one a weight', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const visit = await visitWithoutFontFiles(page, `${own.origin}/bukit/`);
    expect(await wordsInDeviceFonts(page)).toEqual([]);
    const faces = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(faces).toContain('Rumah Sans First');
    expect(faces).toContain('Serif Tua First');
    await visit.release();
    expect(await visit.shift()).toBe(0);
    await page.getByRole('heading', { name: 'Yogyakarta' }).scrollIntoViewIfNeeded();
    expect(await wordsInDeviceFonts(page)).toEqual([]);
  });

  test('[TYPE-02] a page in the fonts of the device carries no letters, and may load none', async ({
    page,
  }) => {
    await page.goto(`${own.origin}/polos/`);
    expect(await page.content()).not.toMatch(/@font-face|data:font|as="font"|font-src 'self' data:/);
    expect(await page.evaluate(() => document.fonts.size)).toBe(0);
  });
});
