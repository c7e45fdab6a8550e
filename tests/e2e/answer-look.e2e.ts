import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { copy } from '../../server/contract/copy.ts';
import { contrast } from '../../src/lib/contrast.ts';
import { themePresets } from '../../src/renderer/theme-presets.ts';
import { sharePrepared } from '../../tools/testing/prepared.ts';
import { kavling, type ServedSite, startSite } from '../../tools/testing/served-site.ts';
import { axeOn } from './axe.ts';

let folder = '';
let site: ServedSite;
/** A site with one project. */
let alone = '';
let own: ServedSite;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ viewport: { width: 390, height: 844 } });
// No script of the page; the checker of what can be read needs the browser's own.
test.beforeEach(({ page }) => page.route(/\/assets\/.*\.js/, (route) => route.abort()));

/** Posts that one address may send in an hour: enough for every test here but the one that posts too often. */
const MOST_POSTS = 40;
const PRESETS = Object.keys(themePresets) as (keyof typeof themePresets)[];

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40" viewBox="0 0 160 40"><path d="M20 4l16 32H4z"/><path d="M48 12h104v16H48z"/></svg>';
const withLogo = PRESETS[0];

/** A page of nothing but a form, one with codes and one without, in each preset; one project has a logo. */
function writePage(preset: string, at: number, otp: boolean, folderOfSite = folder): void {
  const slug = otp ? `${preset}-kode` : preset;
  const id = `${otp ? 80 : 70}${at}`;
  const page = {
    $schema: '../../schemas/generated/page.schema.json',
    version: 1,
    template: 'page-builder',
    seo: { title: `Griya ${preset}`, description: 'Rumah uji.' },
    project: {
      id,
      superleadsId: `SL-${id}`,
      name: `Griya ${preset}`,
      telesalesNumber: '628119990001',
    },
    theme: { preset },
    ...(preset === withLogo ? { header: { logo: { src: 'logo.svg', alt: `Griya ${preset}` } } } : {}),
    ...(otp ? { settings: { otp: { enabled: true } } } : {}),
    sections: [
      {
        type: 'section',
        id: 'kontak',
        children: [
          { type: 'heading', level: 1, text: `Griya ${preset}` },
          { type: 'lead-form', surface: 'contact', title: 'Kontak' },
        ],
      },
    ],
  };
  const own = join(folderOfSite, 'pages', slug);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'logo.svg'), LOGO);
  writeFileSync(join(own, 'page.json'), JSON.stringify(page));
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'kavling-look-'));
  sharePrepared(folder);
  for (const [at, preset] of PRESETS.entries()) for (const otp of [false, true]) writePage(preset, at, otp);
  const built = await kavling(folder, 'build');
  expect(built.code, built.said).toBe(0);
  site = await startSite(folder, 'serve', { KAVLING_SAVE_LIMITS: `${MOST_POSTS}/3600` });
  alone = mkdtempSync(join(tmpdir(), 'kavling-look-'));
  sharePrepared(alone);
  writePage(withLogo ?? '', 0, false, alone);
  expect((await kavling(alone, 'build')).code).toBe(0);
  own = await startSite(alone, 'serve');
});
test.afterAll(async () => {
  await Promise.all([site?.stop(), own?.stop()]);
  for (const one of [folder, alone]) rmSync(one, { recursive: true, force: true });
});

const hex = (color: string) => {
  const parts = color.match(/\d+/g) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
};
const css = (part: Locator, name: string) =>
  part.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

/** The space that an eye sees between two words, in em: what the typeface draws, the word spacing, and the tracking on both sides. */
const gapOf = (part: Locator) =>
  part.evaluate((element) => {
    const { fontSize, fontStyle, fontWeight, fontFamily, wordSpacing, letterSpacing } =
      getComputedStyle(element);
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return 0;
    canvas.font = `${fontStyle} ${fontWeight} 100px ${fontFamily}`;
    const tracking = Number.parseFloat(letterSpacing) || 0;
    const added = (Number.parseFloat(wordSpacing) + 2 * tracking) / Number.parseFloat(fontSize);
    return canvas.measureText(' ').width / 100 + added;
  });

/** Its logo is drawn, and its headings and words are in its own typefaces, which have arrived. */
async function wearsBrand(page: Page, preset: (typeof PRESETS)[number], mark: Locator): Promise<void> {
  if (preset === withLogo) {
    const logo = mark.getByRole('img', { name: `Griya ${preset}` });
    await expect(logo).toBeVisible();
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
  } else await expect(mark).toHaveText(`Griya ${preset}`);
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  for (const part of ['h1', 'body']) {
    // Words are equally far apart in every typeface (LIB-01).
    expect(Math.abs((await gapOf(page.locator(part).first())) - 0.25)).toBeLessThan(0.02);
    const [family = ''] = (await css(page.locator(part).first(), 'font-family')).split(',');
    expect(loaded.map((name) => name.replaceAll('"', ''))).toContain(family.replaceAll('"', ''));
  }
}

/** The answer is a page of this project: its name, its colours, and everything on it can be read. */
async function isOfProject(page: Page, preset: (typeof PRESETS)[number]): Promise<void> {
  const { colors } = themePresets[preset];
  await wearsBrand(page, preset, page.locator('header'));
  expect(hex(await css(page.locator('body'), 'background-color'))).toBe(colors.paper);
  expect(hex(await css(page.locator('body'), 'color'))).toBe(colors.ink);
  const main = page.locator('main button:not(.quiet), main .button:not(.quiet)').first();
  expect(hex(await css(main, 'background-color'))).toBe(colors.brand);
  expect(hex(await css(main, 'color'))).toBe(colors.onBrand);
  for (const text of await page.locator('.error, .lead, .back, .quiet').all())
    expect(contrast(hex(await css(text, 'color')), colors.paper)).toBeGreaterThanOrEqual(4.5);
  const { violations } = await axeOn(page).analyze();
  expect(violations).toEqual([]);
}

const form = (page: Page) => page.locator('form[data-surface=contact]');
let phones = 0;

async function post(page: Page, slug: string, change: Record<string, string> = {}): Promise<number> {
  await page.goto(`${site.origin}/${slug}/`);
  const phone = `62812${String(10_000_000 + ++phones)}`;
  for (const [name, value] of Object.entries({ name: 'Sari', whatsapp_number: phone, ...change }))
    await form(page)
      .locator(`[name=${name}]`)
      .first()
      .evaluate((field: HTMLInputElement, text) => {
        field.removeAttribute('pattern');
        field.value = text;
      }, value);
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    // The response is there before the page that it makes.
    page.waitForURL(/admin-post\.php/),
    // As a browser without script sends it: the first script of the page would hold a press until the others are there.
    form(page).evaluate((element: HTMLFormElement) => HTMLFormElement.prototype.submit.call(element)),
  ]);
  return response.status();
}

for (const preset of PRESETS)
  test(`[OPS-03] [LIB-08] pages that the server writes have the name, the colours and the typefaces of the project: ${preset}`, async ({
    page,
  }) => {
    expect(await post(page, preset)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terima kasih');
    await isOfProject(page, preset);
    expect(await post(page, preset, { whatsapp_number: '0812' })).toBe(422);
    await isOfProject(page, preset);
    expect(await post(page, preset, { project_name: 'x'.repeat(70_000) })).toBe(413);
    await isOfProject(page, preset);
    expect(await post(page, `${preset}-kode`)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.codeTitle);
    await isOfProject(page, preset);
  });

test('[OPS-03] a database that is gone and too many posts are answered in the colours of the project too', async ({
  page,
}) => {
  const [preset = 'taman'] = PRESETS.slice(1);
  const file = join(folder, 'data/kavling.db');
  renameSync(file, `${file}.away`);
  expect(await post(page, preset)).toBe(503);
  await isOfProject(page, preset);
  renameSync(`${file}.away`, file);
  for (let tries = 0; tries < MOST_POSTS; tries += 1)
    await site.ask('/wp-admin/admin-post.php', undefined, { name: 'Sari', whatsapp_number: '0' });
  expect(await post(page, preset)).toBe(429);
  await isOfProject(page, preset);
});

test('[LIB-08] "not found" and the list of projects have the logo, the colours and the typefaces of the only project', async ({
  page,
}) => {
  const preset = withLogo ?? 'taman';
  const { colors } = themePresets[preset];
  for (const path of ['/tidak-ada/', '/']) {
    await page.goto(own.origin + path);
    await wearsBrand(page, preset, page.locator('.mark'));
    expect(hex(await css(page.locator('body'), 'background-color'))).toBe(colors.paper);
    expect(hex(await css(page.locator('.eyebrow'), 'color'))).toBe(colors.brand);
    expect((await axeOn(page).analyze()).violations).toEqual([]);
  }
  await page.locator('.mark a').click();
  await expect(page).toHaveURL(`${own.origin}/`);
  // Several projects that look different have no logo in common.
  await page.goto(`${site.origin}/tidak-ada/`);
  await expect(page.locator('.mark')).toHaveCount(0);
});
