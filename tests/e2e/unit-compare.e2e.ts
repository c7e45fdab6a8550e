import type { Page } from '@playwright/test';
import { widgetParts } from '../../src/generated/tables.ts';
import { expectAccessible, watchShifts } from './checks.ts';
import { expect, test } from './site.ts';
import { expectLeads, fillLead, newVisitor, openDialog, standAtEdge } from './visitor.ts';

const ASK = String(widgetParts['unit-compare']?.defaults?.button);

const comparison = (page: Page) => page.locator('.unit-compare');
const ready = (page: Page) => expect(comparison(page)).toHaveAttribute('data-state', 'ready');
const table = (page: Page) => comparison(page).getByRole('table');
const columns = (page: Page) => table(page).getByRole('columnheader');
const row = (page: Page, title: string) => table(page).getByRole('row', { name: title });

test('[UNIT-05] without script all types are in one table, and differences have a sign and a word', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  await page.goto(site.fixture('unit-compare'));
  await expect(columns(page)).toHaveText(['Tipe 45', 'Tipe 60', 'Tipe 90', 'Tipe 120']);
  await expect(row(page, 'Luas bangunan').getByRole('cell')).toHaveText([
    '45 m²',
    '60 m²',
    '90 m²',
    '120 m²',
  ]);
  await expect(row(page, 'Luas bangunan').getByRole('rowheader')).toHaveText('Luas bangunanBeda');
  await expect(row(page, 'Hadap').getByRole('rowheader')).toHaveText(/Sama|Beda/);
  await expect(comparison(page).locator('form')).toBeHidden();
  const ask = comparison(page).getByRole('link', { name: ASK });
  const href = new URL((await ask.getAttribute('href')) ?? '');
  expect(href.searchParams.get('text')).toContain('perbedaan Tipe 45, Tipe 60, Tipe 90, Tipe 120');
  await page.close();
});

test('[UNIT-05] menus choose up to three; the address keeps them, and the lead has their names', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const shifts = await watchShifts(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.fixture('unit-compare'));
  await comparison(page).scrollIntoViewIfNeeded();
  await ready(page);
  await expect(columns(page)).toHaveText(['Tipe 45', 'Tipe 60', 'Tipe 90']);
  await comparison(page).getByLabel('Pilihan 1').selectOption('Tipe 120');
  await comparison(page).getByLabel('Pilihan 3').selectOption('Tidak ada');
  await expect(columns(page)).toHaveText(['Tipe 120', 'Tipe 60']);
  expect(new URL(page.url()).searchParams.getAll('banding')).toEqual(['Tipe 120', 'Tipe 60']);
  await page.goBack();
  await expect(columns(page)).toHaveText(['Tipe 120', 'Tipe 60', 'Tipe 90']);
  await page.goForward();
  await expect(columns(page)).toHaveText(['Tipe 120', 'Tipe 60']);
  const visitor = newVisitor();
  await comparison(page).getByRole('link', { name: ASK }).click();
  await expect(openDialog(page).locator('[data-part="prompt"]')).toHaveText('Tipe 120, Tipe 60');
  await fillLead(openDialog(page), visitor);
  await openDialog(page).locator('[type="submit"]').click();
  const [lead] = await expectLeads(visitor, 1);
  expect(Object.values(lead ?? {})).toContain('perbedaan Tipe 120, Tipe 60');
  expect(Number(await shifts())).toBeLessThan(0.1);
});

test('[UNIT-05] boxes of a finder lead homes to the comparison, three at most', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.fixture('unit-compare')}?tipe=Tipe+60`);
  const finder = page.locator('.unit-finder');
  await expect(finder).toHaveAttribute('data-state', 'ready');
  for (const code of ['A-8', 'A-9', 'A-10'])
    await finder.getByLabel(`Bandingkan ${code}`, { exact: true }).check();
  await expect(finder.getByLabel('Bandingkan B-2', { exact: true })).toBeDisabled();
  await expectAccessible(page);
  await finder.getByRole('link', { name: 'Bandingkan 3 pilihan' }).click();
  await ready(page);
  await expect(comparison(page)).toBeInViewport();
  await expect(columns(page)).toHaveText(['Tipe 60 A-8', 'Tipe 60 A-9', 'Tipe 60 A-10']);
  await expect(row(page, 'Luas bangunan')).toHaveAttribute('data-state', 'same');
  await expect(row(page, 'Harga').getByRole('rowheader')).toHaveText('HargaBeda');
  await comparison(page).getByLabel('Pilihan 1').selectOption('Tidak ada');
  await expect(finder.getByLabel('Bandingkan A-8', { exact: true })).not.toBeChecked();
  await expect(finder.getByLabel('Bandingkan B-2', { exact: true })).toBeEnabled();
});

test('[UNIT-05] a link compares what it names; nothing is wider than the screen, axe finds nothing', async ({
  page,
  site,
}) => {
  await page.goto(`${site.fixture('unit-compare')}?banding=tipe+90&banding=Tipe+999&banding=tipe+60+a-10`);
  await comparison(page).scrollIntoViewIfNeeded();
  await ready(page);
  await expect(columns(page)).toHaveText(['Tipe 90', 'Tipe 60 A-10']);
  for (const width of [320, 390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(width);
  }
  await expectAccessible(page);
});
