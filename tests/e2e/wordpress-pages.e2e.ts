import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { printSiteFacts } from '../../server/site/facts.ts';
import { project } from '../../server/testing/fixtures.ts';
import { type RealWordpress, startRealWordpress } from '../../server/testing/real-wordpress.ts';
import { axeOn } from './axe.ts';
import { expect, test } from './site.ts';
import { logIn, post, rowsOf } from './wordpress-steps.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

let wordpress: RealWordpress;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const started = await startRealWordpress({});
  test.skip(typeof started === 'string', String(started));
  if (typeof started !== 'string') wordpress = started;
});
test.afterAll(() => wordpress?.stop());

/** The facts that `kavling build` writes for two pages of one project, one of them with codes. */
const look = '--paper:#faf6ee;--font-body:"Karla",system-ui';
const VILA = project({ slug: 'vila', id: '77', superleadsId: 'SL-77', name: 'Vila Pesisir', look });
const FACTS = printSiteFacts([VILA, { ...VILA, slug: 'vila-kode', otp: true, look: '--paper:red}a{b' }]);

const screen = (name: string) => `${wordpress.url}/wp-admin/admin.php?page=${name}`;
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const leadNamed = (name: string) => rowsOf(wordpress, 'lead').find((lead) => lead.name === name);
const known = () =>
  JSON.parse(wordpress.run("return array_column(Kavling_Pages::all(), 'slug');")) as readonly string[];

async function isClean(page: Page): Promise<void> {
  const { violations } = await axeOn(page).include('.wrap.kavling').analyze();
  expect(violations).toEqual([]);
}

async function upload(page: Page, name: string, text: string): Promise<Locator> {
  await page
    .getByLabel('File facts.json')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Upload' }).click();
  return page.locator('.kavling-problem');
}

test('[OPS-62] [LIB-08] leads that arrive before any page is known are set aside; facts.json brings the pages in whole or not at all', async ({
  page,
}) => {
  const utm = { utm_source: 'instagram', utm_medium: 'bio', utm_campaign: 'Lebaran', fbclid: 'f-1' };
  const early = { name: 'Rina Awal', whatsapp_number: '6281355550001', ...utm };
  expect(await post(wordpress, early)).toMatchObject({ success: true });
  expect(leadNamed('Rina Awal')).toMatchObject({ spam: '1', otp_reason: 'unknown-page' });

  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, wordpress);
  await page.goto(screen('kavling'));
  await expect(page.getByText('No page is known yet, so every new lead is set aside.')).toBeVisible();
  await isClean(page);
  await page.getByRole('link', { name: 'Upload the facts.json of your build' }).click();
  await isClean(page);
  await page.screenshot({ path: 'test-results/wordpress-pages-none-1440.png', fullPage: true });

  await expect(await upload(page, 'page.json', '{"type":"page"}')).toHaveText(
    /not the facts\.json of a build/,
  );
  await expect(await upload(page, 'facts.json', FACTS.slice(0, -20))).toHaveText(/not the facts\.json/);
  await isClean(page);
  await expect(await upload(page, 'facts.json', FACTS.replace('"otp":true', '"otp":"yes"'))).toHaveText(
    'Page 2 of this file is incomplete. Build the site again.',
  );
  expect(known()).toEqual([]);

  await expect(await upload(page, 'facts.json', FACTS)).toHaveCount(0);
  // A look that is more than colours is omitted.
  const looks: unknown = JSON.parse(wordpress.run("return array_column(Kavling_Pages::all(), 'look');"));
  expect(looks).toEqual([look, '']);
  await expect(page.getByText('Pages saved.')).toBeVisible();
  expect(known()).toEqual(['vila', 'vila-kode']);
  await page.getByText(/^2 pages \(facts\.json, /).click();
  await expect(row(page, 'vila-kode')).toContainText('yes');
  await isClean(page);
  await page.screenshot({ path: 'test-results/wordpress-pages-1440.png', fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: 'test-results/wordpress-pages-390.png', fullPage: true });
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('link', { name: '1 lead was set aside because its page was unknown' }).click();
  await page.getByLabel('Select Rina Awal').check();
  await page.locator('#bulk-action-selector-top').selectOption({ label: 'Move to the list' });
  await page.locator('#doaction').click();
  await page.goto(screen('kavling'));
  await expect(page.getByText('No page is known yet')).toHaveCount(0);
  await expect(row(page, 'Rina Awal').locator('.column-source')).toHaveText(
    'instagram / bio / Lebaran (fbclid)',
  );
  expect(await post(wordpress, { name: 'Sari Kini', whatsapp_number: '6281355550002' })).toMatchObject({
    success: true,
  });
  expect(leadNamed('Sari Kini')).toMatchObject({ spam: '0', otp_reason: 'not-required' });
  const held = { name: 'Tono Kode', whatsapp_number: '6281355550003', page_slug: 'vila-kode' };
  expect(await post(wordpress, held)).toMatchObject({ success: false });
});

test('[OPS-62] the source column and its filter show the campaign of a lead', async ({ page }) => {
  const touch = { last_touch_source: 'google', last_touch_medium: 'cpc', last_touch_click_ids: 'gclid=a' };
  const leads = [
    ['Ani Iklan', { ...touch, utm_source: 'lama' }],
    ['Budi Utm', { last_touch_source: 'direct', utm_source: 'tiktok', utm_campaign: 'Promo' }],
    ['Citra Langsung', { last_touch_source: 'direct' }],
  ] as const;
  for (const [at, [name, over]] of leads.entries())
    expect(await post(wordpress, { name, whatsapp_number: `628135555010${at}`, ...over })).toMatchObject({
      success: true,
    });
  await logIn(page, wordpress);
  await page.goto(screen('kavling'));
  const source = (name: string) => row(page, name).locator('.column-source');
  await expect(source('Ani Iklan')).toHaveText('google / cpc (gclid)');
  await expect(source('Budi Utm')).toHaveText('tiktok / Promo');
  await expect(source('Citra Langsung')).toHaveText('directly');
  await page.getByLabel('All sources').selectOption('tiktok');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(source('Budi Utm')).toHaveText('tiktok / Promo');
  await expect(row(page, 'Ani Iklan')).toHaveCount(0);
});

test('[OPS-62] facts.json is fetched from its address, again every hour, and pages stay when that fails', async ({
  page,
}) => {
  const put = (name: string, pages: readonly string[]) => {
    const text = Buffer.from(printSiteFacts(pages.map((slug) => ({ ...VILA, slug })))).toString('base64');
    wordpress.run(`return file_put_contents(ABSPATH . '${name}', base64_decode('${text}'));`);
  };
  await logIn(page, wordpress);
  await page.goto(screen('kavling-settings'));
  const fetchFrom = async (address: string) => {
    await page.getByLabel('Or its address').fill(address);
    await page.getByRole('button', { name: 'Fetch' }).click();
  };
  const problem = page.locator('.kavling-problem');
  await fetchFrom('https://build.example');
  await expect(problem).toHaveText(/^Type the whole address of the file/);
  // Another port of this machine: nothing that is not public is asked.
  await fetchFrom('http://127.0.0.1:9/facts.json');
  await expect(problem).not.toBeEmpty();
  expect(known()).toEqual(['vila', 'vila-kode']);

  put('facts.json', ['satu']);
  await fetchFrom(`${wordpress.url}/facts.json`);
  await expect(page.getByText('Pages saved.')).toBeVisible();
  expect(known()).toEqual(['satu']);
  put('facts.json', ['satu', 'dua']);
  wordpress.run("wp_schedule_single_event(time() - 1, 'kavling_fetch_pages'); return 0;");
  await fetch(`${wordpress.url}/wp-cron.php`);
  await expect.poll(known).toEqual(['satu', 'dua']);
  expect(wordpress.run("return wp_get_schedule('kavling_fetch_pages');")).toBe('"hourly"');

  wordpress.run("unlink(ABSPATH . 'facts.json'); Kavling_Pages::fetch(); return 0;");
  expect(known()).toEqual(['satu', 'dua']);
  await page.goto(screen('kavling-settings'));
  await expect(page.getByText('The last fetch failed, and the previous pages stay')).toContainText(
    'The address answered with status 404.',
  );
  await isClean(page);
  await fetchFrom('');
  await expect(page.getByText('The last fetch failed')).toHaveCount(0);
  expect(wordpress.run("return wp_next_scheduled('kavling_fetch_pages');")).toBe('false');
});

test('[OPS-62] WordPress shows the version of the package', async ({ page }) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  await logIn(page, wordpress);
  await page.goto(`${wordpress.url}/wp-admin/plugins.php`);
  await expect(row(page, 'Takes the leads of Kavling microsites')).toContainText(`Version ${version}`);
});
