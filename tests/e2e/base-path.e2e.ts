import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { copy } from '../../server/contract/copy.ts';
import { makeDeskToken } from '../../server/desk/token.ts';
import { connectSqlite } from '../../server/store/sqlite/drivers.ts';
import { sharePrepared } from '../../tools/testing/prepared.ts';
import { kavling, type ServedSite, startSite } from '../../tools/testing/served-site.ts';
import { deskWords } from './desk-words.ts';
import { fillLead, newVisitor, openDialog, standAtEdge, type Visitor } from './visitor.ts';

const root = resolve(import.meta.dirname, '../..');
let folder = '';
let site: ServedSite;
let token = '';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** Two real pages below /promo, with links as an author writes them: to each other, and to a file beside the page. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'kavling-base-'));
  for (const slug of ['taman-asri', 'danau-raya'])
    cpSync(join(root, 'pages', slug), join(folder, 'pages', slug), { recursive: true });
  sharePrepared(folder);
  const file = join(folder, 'pages/taman-asri/page.json');
  const page = JSON.parse(readFileSync(file, 'utf8'));
  delete page.seo.url;
  page.settings.brochureUrl = './brosur.pdf';
  page.sections[0].children.push(
    { type: 'button', label: 'Proyek lain', link: '/danau-raya/' },
    { type: 'button', label: 'Brosur langsung', link: './brosur.pdf' },
  );
  writeFileSync(file, JSON.stringify(page));
  writeFileSync(join(folder, 'pages/taman-asri/brosur.pdf'), '%PDF-1.4\n%%EOF\n');
  writeFileSync(join(folder, 'kavling.config.json'), '{ "address": "https://contoh.co.id/promo" }');
  const built = await kavling(folder, 'build');
  expect(built.code, built.said).toBe(0);
  const made = await makeDeskToken('ani');
  token = made.token;
  site = await startSite(folder, 'serve', { KAVLING_DESK_PEOPLE: made.entry });
});
test.afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Collects requests to our server outside the base path, failed ones, and errors in the console. */
function watchRequests(page: Page): string[] {
  const wrong: string[] = [];
  const isOurs = (url: string) => url.startsWith(site.origin);
  page.on('request', (request) => {
    if (isOurs(request.url()) && !request.url().startsWith(site.url)) wrong.push(`outside ${request.url()}`);
  });
  page.on('response', (response) => {
    if (isOurs(response.url()) && response.status() >= 400)
      wrong.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Requests that were still open when the page was left.
    const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (isOurs(request.url()) && !isLeft) wrong.push(`failed ${request.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  return wrong;
}

function leadsOf({ phone }: Visitor): Record<string, unknown>[] {
  const database = connectSqlite(join(folder, 'data/kavling.db'), { readonly: true, timeout: 5000 });
  try {
    return database.prepare('select * from lead where phone = ? and spam = 0').all([`+${phone}`]) as [];
  } finally {
    database.close();
  }
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`[OPS-29] a page below a path, ${width} pixels wide, has all its parts: pictures, fonts, window, lead, gallery, next page`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    await standAtEdge(context);
    const wrong = watchRequests(page);
    await page.goto(`${site.url}taman-asri/?utm_source=ig`);
    await expect(page.locator('html')).toHaveAttribute('data-alive', '');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => [...document.fonts].every(({ status }) => status !== 'error'))).toBe(
      true,
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://contoh.co.id/promo/taman-asri/',
    );

    await page.locator('#galeri a[data-wakes]').first().click();
    await expect(page.locator('.pswp img').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Proyek lain' }).click();
    await expect(page).toHaveURL(`${site.url}danau-raya/`);
    await expect(page.locator('html')).toHaveAttribute('data-alive', '');

    await page.goto(`${site.url}taman-asri/?utm_source=ig`);
    const visitor = newVisitor();
    await page.locator('main').getByRole('link', { name: 'Unduh Brosur', exact: true }).first().click();
    const form = openDialog(page).locator('form');
    await fillLead(form, visitor);
    // As plain text: a tab with Chromium's PDF viewer does not have the address of the file.
    await context.route('**/*.pdf', async (route) =>
      route.fulfill({ response: await route.fetch(), contentType: 'text/plain' }),
    );
    const opened = context.waitForEvent('page');
    await form.getByRole('button', { name: 'Unduh' }).click();
    const brochure = await opened;
    await brochure.waitForURL(`${site.url}taman-asri/brosur.pdf`);
    await expect(brochure.locator('body')).toContainText('%PDF-1.4');
    await brochure.close();
    await expect.poll(() => leadsOf(visitor).length).toBe(1);
    expect(leadsOf(visitor)[0]).toMatchObject({ utm_source: 'ig', project_name: 'Taman Asri Residence' });
    expect(wrong).toEqual([]);
  });
}

test('[OPS-29][OPS-03] without script a form below a path is answered by a page, whose way back works', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, locale: 'id-ID' });
  const wrong = watchRequests(page);
  const visitor = newVisitor();
  await page.goto(`${site.url}taman-asri/`);
  const form = page.locator('form[data-surface=contact]');
  await fillLead(form, visitor);
  await form.getByRole('button').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terima kasih');
  expect(page.url()).toMatch(/\/promo\/wp-admin\/admin-post\.php$/);
  const logo = page.getByRole('img', { name: 'Taman Asri Residence' });
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(leadsOf(visitor)).toHaveLength(1);
  await page.getByRole('link', { name: copy.back }).click();
  await expect(page).toHaveURL(`${site.url}taman-asri/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pulangnya');
  expect(wrong).toEqual([]);
  await page.close();
});

test('[OPS-29] the root of the host, a lost address and the list of pages lead into the site', async ({
  page,
}) => {
  await page.goto(`${site.origin}/?utm_source=ig`);
  await expect(page).toHaveURL(`${site.url}?utm_source=ig`);
  for (const image of await page.getByRole('img').all())
    expect(await image.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBe(
      1200,
    );
  await page.goto(`${site.origin}/tidak-ada/`);
  await page.getByRole('link', { name: /Taman Asri/ }).click();
  await expect(page).toHaveURL(`${site.url}taman-asri/`);
});

test('[OPS-29] the desk of a site below a path is below it', async ({ page }) => {
  await page.goto(`${site.url}desk`);
  await expect(page).toHaveURL(`${site.url}desk/`);
  await page.getByLabel(/token/i).fill(token);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByRole('button', { name: /^Sari/ }).first()).toBeVisible();
  await page.locator('details:has(a[download]) > summary').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: deskWords.id.exportSpreadsheet }).click(),
  ]);
  expect(download.url()).toContain('/promo/desk/api/export.csv');
});
