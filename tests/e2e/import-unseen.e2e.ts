import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  buildSite,
  crushed,
  faint,
  layOutAll,
  servePages,
  towers,
  withPictures,
} from '../contract/import/wrecks.ts';

/** Exports in the shapes of real sites. */
const FIXTURES = resolve('tests/contract/import/fixtures');
const names = readdirSync(FIXTURES).map((file) => file.replace(/\.json$/, ''));
/** Texts that add-ons, shortcodes and demos add themselves. */
const STRANGE =
  /Awesome Title|Email Account|Lorem ipsum|\(\d{3}\)|Button Text|Subtitle Heading|center center|does not support|tidak mendukung|\[[a-z_]+[\] ]|Time has changed/i;

let pages: { url: string; close: () => void };
let site = '';

// All in one worker: the pages are made once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const root = resolve('.');
  site = mkdtempSync(join(tmpdir(), 'kavling-unseen-'));
  for (const name of names) {
    const out = join(site, 'pages', name);
    const done = spawnSync(
      process.execPath,
      [
        join(root, 'bin/kavling.mjs'),
        'import',
        'elementor',
        join(FIXTURES, `${name}.json`),
        '--out',
        out,
        '--no-download',
      ],
      { cwd: site, encoding: 'utf8', env: { ...process.env, KAVLING_LANG: 'en' } },
    );
    expect(done.status, done.stderr).toBe(0);
    const page = JSON.parse(readFileSync(join(out, 'page.json'), 'utf8'));
    page.project = { id: 'UJI', name: 'Uji', superleadsId: 'SL-UJI', telesalesNumber: '6281111111111' };
    writeFileSync(join(out, 'page.json'), JSON.stringify(page));
  }
  buildSite(site, root);
  pages = await servePages(join(site, 'dist'));
});
test.afterAll(() => {
  pages?.close();
  rmSync(site, { recursive: true, force: true });
});

for (const width of [1440, 390])
  test(`[OPS-66] pages are readable, without towers and empty bands, at ${width} px`, async ({ page }) => {
    test.setTimeout(300_000);
    await withPictures(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const faults: string[] = [];
    for (const name of names) {
      await page.goto(`${pages.url}/${name}/`);
      const found = [...(await crushed(page)), ...(await faint(page)), ...(await towers(page))];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

test('[OPS-65] pages contain no text that an add-on, a shortcode or a demo added itself', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await withPictures(page);
  const said: string[] = [];
  for (const name of names) {
    await page.goto(`${pages.url}/${name}/`);
    await layOutAll(page);
    const strange = STRANGE.exec(await page.locator('main').innerText());
    if (strange) said.push(`${name}: ${strange[0]}`);
  }
  expect(said).toEqual([]);
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
