import type { Page } from '@playwright/test';
import { widgetParts } from '../../src/generated/tables.ts';
import { expectAccessible, scrollThrough, watchShifts } from './checks.ts';
import { expect, test } from './site.ts';
import { expectLeads, fillLead, newVisitor, openDialog, standAtEdge } from './visitor.ts';

const home = (page: Page, code: string) => page.locator(`.tower-grid td > a[href="#menara-${code}"]`);
const panel = (page: Page) => page.locator('.tower-grid [role=dialog]');
const region = (page: Page) =>
  page.getByRole('region', { name: String(widgetParts['tower-grid']?.defaults?.name) });

/** The tower with its script. */
async function openTower(page: Page, url: string) {
  await page.goto(url);
  await page.locator('.tower-grid').scrollIntoViewIfNeeded();
  await expect(page.locator('.tower-grid table')).toHaveAttribute('role', 'grid');
}

test('[UNIT-04] a tower is a table of floors and stacks; each home has figure, word and price', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const shifts = await watchShifts(page);
  await openTower(page, site.fixture('tower'));
  await expect(page.locator('.tower-grid thead th')).toHaveText([
    'Lantai',
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
    '07',
    '08',
  ]);
  const floors = await page.locator('.tower-grid tbody th').allTextContents();
  expect([floors.length, floors[0], floors.at(-1)]).toEqual([24, '24', '01']);
  await expect(home(page, '01-01')).toHaveText('01-01 Tersedia Rp 640 juta');
  await expect(home(page, '01-03')).toHaveText('01-03 Segera dijual');
  await expect(page.locator('.tower-grid td > a')).toHaveCount(191);
  const legend = await page.locator('.tower-grid > ul li').allTextContents();
  expect(legend.reduce((sum, entry) => sum + Number(/\d+$/.exec(entry)?.[0]), 0)).toBe(191);
  const figures = await page
    .locator('.tower-grid > ul [data-status]')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundImage));
  expect(new Set(figures).size).toBe(6);
  await expect(page.locator('.tower-grid summary').first()).toContainText('Studio');
  await scrollThrough(page);
  await expectAccessible(page);
  expect(await shifts()).toBe('0.00');
});

test('[UNIT-04] a press on a home of a tower shows it, and its button asks for it: the lead names it', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  await openTower(page, site.fixture('tower'));
  await home(page, '01-01').click();
  await expect(panel(page)).toContainText('Studio · LB 28 m²');
  await expectAccessible(page);
  await panel(page).getByRole('link', { name: 'Tanya unit 01-01' }).click();
  const dialog = openDialog(page);
  await expect(dialog).toContainText('Studio 01-01');
  await page.keyboard.press('Escape');
  await home(page, '01-01').click();
  await panel(page).getByRole('link').click();
  const visitor = newVisitor();
  await fillLead(dialog, visitor);
  await dialog.locator('[data-submit]').click();
  const [row] = await expectLeads(visitor, 1);
  expect(row).toMatchObject({ message: 'Studio 01-01' });
});

test('[UNIT-04] a tower is one stop of the Tab key; arrow keys move in it and pass gaps', async ({
  page,
  site,
}) => {
  await openTower(page, site.fixture('tower'));
  await region(page).focus();
  await page.keyboard.press('Tab');
  await expect(home(page, '24-01')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(home(page, '23-02')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(home(page, '23-01')).toBeFocused();
  await home(page, '13-08').focus();
  await page.keyboard.press('ArrowDown');
  await expect(home(page, '11-08')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await expect(panel(page)).toContainText('11-08');
  await page.keyboard.press('Escape');
  await expect(home(page, '11-08')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.tower-grid summary').first()).toBeFocused();
});

test('[UNIT-04] without script a home of a tower leads to its entry in the list', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.fixture('tower'));
  await home(page, '01-02').click();
  await expect(page.locator('#menara-01-02')).toBeInViewport();
  await expect(page.locator('#menara-01-02')).toContainText('Dua kamar · LB 54 m²');
  await page.close();
});

for (const width of [320, 390, 834, 1440])
  test(`[UNIT-04] a tower scrolls inside itself on a screen of ${width} px, under its floors, with homes of 44 px`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width, height: 844 } });
    await openTower(page, site.fixture('tower'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const box = await home(page, '24-01').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const floor = page.locator('.tower-grid tbody th').first();
    const left = (await region(page).boundingBox())?.x ?? 0;
    await region(page).evaluate((element) => element.scrollTo({ left: 1000, behavior: 'instant' }));
    expect((await floor.boundingBox())?.x).toBeCloseTo(left, -1);
    await expect(home(page, '24-08')).toBeInViewport({ ratio: 1 });
    await home(page, '24-08').click();
    await expect(panel(page)).toContainText('24-08');
    await page.close();
  });
