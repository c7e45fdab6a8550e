import type { Page } from '@playwright/test';
import { fillSentence } from '../../src/runtime/copy.ts';
import { expectAccessible, watchShifts } from './checks.ts';
import { expect, test } from './site.ts';
import { expectLeads, fillLead, newVisitor, openDialog, standAtEdge } from './visitor.ts';
import { copy, patternOf } from './words.ts';

/** The button that offers the list without one filter. */
const without = (filter: string) =>
  patternOf((count) => fillSentence(copy.finderLoosen, { filter, count }), /\d+/);

const finder = (page: Page) => page.locator('.unit-finder').first();
const all = (page: Page) => page.locator('.unit-finder#semua');
const ready = (page: Page) => expect(finder(page)).toHaveAttribute('data-state', 'ready');
/** The codes of the homes that are shown, in their order. */
const codes = (page: Page) =>
  finder(page)
    .locator('table')
    .first()
    .locator('[data-home]')
    .evaluateAll((rows) =>
      (rows as HTMLElement[]).filter((row) => row.checkVisibility()).map((row) => row.dataset.home),
    );
const count = (page: Page) => finder(page).getByRole('status');

test('[UNIT-03] without script every home is there by its type, sold ones folded, and each can be asked about', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  await page.goto(site.fixture('unit-finder'));
  const table = finder(page).getByRole('table', { name: 'Daftar unit' });
  await expect(table.getByRole('row')).toHaveCount(1 + 4 + 58);
  await expect(
    table.getByRole('rowheader', { name: 'Tipe 60 Tersedia 6 dari 18 · Mulai Rp 890 juta' }),
  ).toBeVisible();
  await expect(finder(page).locator('form')).toBeHidden();
  await expect(finder(page).getByText('Per 21 November 2026')).toBeVisible();
  await finder(page).getByText('14 unit terjual').click();
  await expect(finder(page).locator('details [data-home]').first()).toBeVisible();
  const ask = finder(page).getByRole('link', { name: 'Tanya unit A-1', exact: true });
  const href = new URL((await ask.getAttribute('href')) ?? '');
  expect(href.host).toBe('wa.me');
  expect(href.searchParams.get('text')).toContain('Tipe 45 A-1');
  await expect(table.getByRole('row', { name: /^D-1 / })).toContainText(copy.unitPriceOnRequest);
  await page.close();
});

test('[UNIT-03] filters narrow the list and are in the address, for links, reload and the back button', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.fixture('unit-finder')}?tipe=tipe++60&utm_source=iklan`);
  await ready(page);
  await expect(page.getByRole('checkbox', { name: 'Tipe 60' })).toBeChecked();
  await expect(count(page)).toHaveText('14 dari 58 unit');
  await page.getByLabel(copy.finderPriceTo).fill('900');
  await page.keyboard.press('Tab');
  await expect(count(page)).toHaveText('7 dari 58 unit');
  await page.getByLabel('Hadap').first().selectOption('Selatan');
  await expect(count(page)).toHaveText('2 dari 58 unit');
  expect(await codes(page)).toEqual(['A-10', 'D-15']);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    utm_source: 'iklan',
    tipe: 'Tipe 60',
    harga_maks: '900',
    hadap: 'Selatan',
  });
  await page.reload();
  await expect(count(page)).toHaveText('2 dari 58 unit');
  await page.goBack();
  await expect(count(page)).toHaveText('7 dari 58 unit');
  await expect(page.getByLabel('Hadap').first()).toHaveValue('');
  await page.goForward();
  await expect(count(page)).toHaveText('2 dari 58 unit');
  await finder(page).getByRole('button', { name: copy.finderReset }).click();
  await expect(count(page)).toHaveText('58 dari 58 unit');
  await expect(count(page)).toBeFocused();
  expect(new URL(page.url()).search).toBe('?utm_source=iklan');
});

test('[UNIT-03] two finders of a page have separate states', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.fixture('unit-finder')}?tahap=Tahap+2&semua-status=sold`);
  await ready(page);
  await all(page).scrollIntoViewIfNeeded();
  await expect(all(page)).toHaveAttribute('data-state', 'ready');
  await expect(all(page).getByRole('status')).toHaveText('14 dari 72 unit');
  await all(page).getByLabel('Tahap').selectOption('Tahap 1');
  await expect(all(page).getByRole('status')).toHaveText(/^\d dari 72 unit$/);
  await expect(finder(page).getByLabel('Tahap')).toHaveValue('Tahap 2');
  expect(new URL(page.url()).search).toBe('?tahap=Tahap+2&semua-tahap=Tahap+1&semua-status=sold');
});

test('[UNIT-03] headers sort by keyboard, a menu sorts on phones, and more homes come by a button', async ({
  page,
  site,
}) => {
  const shifts = await watchShifts(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.fixture('unit-finder'));
  await ready(page);
  expect(await codes(page)).toHaveLength(12);
  expect(await shifts()).toBe('0.00');
  const header = finder(page).getByRole('columnheader', { name: 'Harga' });
  await header.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect((await codes(page)).slice(0, 2)).toEqual(['A-5', 'C-15']);
  await expect(page).toHaveURL(/[?]urut=harga$/);
  await page.keyboard.press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  expect((await codes(page))[0]).toBe('B-18');
  await page.keyboard.press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'none');
  await expect(header.getByRole('button')).toBeFocused();
  expect((await codes(page))[0]).toBe('A-1');

  await page.setViewportSize({ width: 390, height: 844 });
  await finder(page).getByLabel('Urutkan').selectOption('Harga termahal');
  expect((await codes(page))[0]).toBe('B-18');
  await finder(page).getByRole('button', { name: 'Tampilkan lagi' }).click();
  const shown = await codes(page);
  expect(shown).toHaveLength(24);
  await expect(page.locator(':focus')).toContainText(shown[12] ?? '');
  while (await finder(page).getByRole('button', { name: 'Tampilkan lagi' }).isVisible())
    await finder(page).getByRole('button', { name: 'Tampilkan lagi' }).click();
  // The home without a price is the last either way.
  expect((await codes(page)).at(-1)).toBe('D-1');
});

test('[UNIT-03] no match names the filters to loosen; nothing is wider than the screen, axe finds nothing', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${site.fixture('unit-finder')}?tipe=Tipe+120&harga_maks=1000&tahap=Tahap+2`);
  await ready(page);
  await expect(count(page)).toHaveText('0 dari 58 unit');
  await expect(finder(page).getByRole('table')).toHaveCount(0);
  const loosen = finder(page).getByRole('button', { name: /^Tanpa/ });
  await expect(loosen).toHaveText([without('Tipe: Tipe 120'), without(`${copy.finderPriceTo}: 1000`)]);
  await expectAccessible(page);
  await loosen.nth(1).click();
  await expect(count(page)).toBeFocused();
  await expect(page.getByLabel(copy.finderPriceTo)).toHaveValue('');
  for (const width of [320, 390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(width);
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

test('[UNIT-03] the button of a home opens the form with it, and the lead arrives with the home', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.fixture('unit-finder')}?lb=60&harga_maks=1000&urut=harga`);
  await ready(page);
  await finder(page).getByRole('link', { name: 'Tanya unit A-10' }).click();
  const dialog = openDialog(page);
  await expect(dialog.locator('[data-part="title"]')).toHaveText('Tipe 60 A-10');
  await expect(dialog.locator('[data-part="prompt"]')).toHaveText('LT 84 m² · LB 60 m². Rp 890 juta');
  await fillLead(dialog, visitor);
  await dialog.locator('[type="submit"]').click();
  const [row] = await expectLeads(visitor, 1);
  expect(Object.values(row ?? {})).toContain('Tipe 60 A-10');
});
