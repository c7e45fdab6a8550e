import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { contrast } from '../../src/lib/contrast.ts';
import { themePresets } from '../../src/renderer/theme-presets.ts';
import { kavling, type ServedSite, startSite } from '../../tools/testing/served-site.ts';
import { axeOn } from './axe.ts';

let folder = '';
let site: ServedSite;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ viewport: { width: 390, height: 844 } });
// No script of the page; the checker of what can be read needs the browser's own.
test.beforeEach(({ page }) => page.route(/\/assets\/.*\.js/, (route) => route.abort()));

/** Posts that one address may send in an hour: enough for every test here but the one that posts too often. */
const MOST_POSTS = 40;
const PRESETS = Object.keys(themePresets) as (keyof typeof themePresets)[];

/** A page of nothing but a form, one with codes and one without, in each preset. */
function writePage(preset: string, at: number, otp: boolean): void {
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
  mkdirSync(join(folder, 'pages', slug), { recursive: true });
  writeFileSync(join(folder, 'pages', slug, 'page.json'), JSON.stringify(page));
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'kavling-look-'));
  for (const [at, preset] of PRESETS.entries()) for (const otp of [false, true]) writePage(preset, at, otp);
  const built = await kavling(folder, 'build');
  expect(built.code, built.said).toBe(0);
  site = await startSite(folder, 'serve', { KAVLING_SAVE_LIMITS: `${MOST_POSTS}/3600` });
});
test.afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const hex = (color: string) => {
  const parts = color.match(/\d+/g) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
};
const css = (part: Locator, name: string) =>
  part.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

/** The answer is a page of this project: its name, its colours, and everything on it can be read. */
async function isOfProject(page: Page, preset: (typeof PRESETS)[number]): Promise<void> {
  const { colors } = themePresets[preset];
  await expect(page.locator('header')).toHaveText(`Griya ${preset}`);
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
    form(page).getByRole('button').first().click(),
  ]);
  return response.status();
}

for (const preset of PRESETS)
  test(`[OPS-03] pages that the server writes have the name and the colours of the project: ${preset}`, async ({
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masukkan kode OTP');
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
