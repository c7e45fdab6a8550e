import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { allHydrated, press } from './hydration.ts';
import { expect, test } from './site.ts';

const phone = { width: 390, height: 844 };

const selected = (page: Page) =>
  page.getByRole('tab', { selected: true }).evaluateAll((tabs) => tabs.map((tab) => tab.textContent));

const horizontal: readonly [key: string, focused: string, chosen: string][] = [
  ['Tab', 'Tipe 60', 'Tipe 60'],
  ['ArrowRight', 'Tipe 90', 'Tipe 90'],
  ['ArrowRight', 'Tipe 120', 'Tipe 120'],
  ['ArrowRight', 'Tipe 60', 'Tipe 60'],
  ['ArrowLeft', 'Tipe 120', 'Tipe 120'],
  ['Home', 'Tipe 60', 'Tipe 60'],
  ['End', 'Tipe 120', 'Tipe 120'],
  ['ArrowDown', 'Tipe 120', 'Tipe 120'],
  ['ArrowUp', 'Tipe 120', 'Tipe 120'],
  ['Space', 'Tipe 120', 'Tipe 120'],
  ['Enter', 'Tipe 120', 'Tipe 120'],
];

test('[WID-03] keys of horizontal tabs: arrows wrap, Home and End jump, up and down scroll the page', async ({
  page,
  site,
}) => {
  await page.goto(site.example('tabs'));
  await allHydrated(page);
  await page.locator('h1').click();
  for (const [key, focused, chosen] of horizontal) {
    expect(await press(page, key), key).toBe(focused);
    expect(await selected(page), key).toEqual([chosen]);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Tipe 120' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tab', { name: 'Tipe 120' })).toBeFocused();
});

const vertical: readonly [key: string, focused: string][] = [
  ['Tab', 'KPR bank'],
  ['ArrowDown', 'Tunai bertahap'],
  ['ArrowDown', 'Tunai keras'],
  ['ArrowDown', 'KPR bank'],
  ['ArrowUp', 'Tunai keras'],
  ['ArrowRight', 'Tunai keras'],
  ['Home', 'KPR bank'],
  ['End', 'Tunai keras'],
];

test('[WID-03] in forced colours only the selected tab is underlined', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(site.example('tabs'));
  await allHydrated(page);
  const underlined = () =>
    page
      .getByRole('tab')
      .evaluateAll((tabs) =>
        tabs.flatMap((tab) =>
          getComputedStyle(tab, '::after').visibility === 'visible' ? [tab.textContent] : [],
        ),
      );
  expect(await underlined()).toEqual(['Tipe 60']);
  await page.getByRole('tab', { name: 'Tipe 90' }).click();
  expect(await underlined()).toEqual(['Tipe 90']);
});

test('[WID-03] keys of vertical tabs: up and down', async ({ page, site }) => {
  await page.goto(site.example('tabs', 1));
  await allHydrated(page);
  await page.locator('h1').click();
  await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  for (const [key, focused] of vertical) {
    expect(await press(page, key), key).toBe(focused);
    expect(await selected(page), key).toEqual([focused]);
  }
});

test('[WID-03] roles: a named list, one tab in the tab order, panels named by their tabs', async ({
  page,
  site,
}) => {
  await page.goto(site.example('tabs'));
  await allHydrated(page);
  await expect(page.getByRole('tablist', { name: 'Tipe unit' })).toBeVisible();
  expect(
    await page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => (tab as HTMLElement).tabIndex)),
  ).toEqual([0, -1, -1]);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Tipe 90' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Tipe 90' })).toContainText('3 kamar tidur');
  const controls = await page.getByRole('tab', { name: 'Tipe 90' }).getAttribute('aria-controls');
  await expect(page.locator(`#${controls}`)).toHaveAttribute('role', 'tabpanel');
});

/** The position of everything visible. */
const layout = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      .flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return width * height ? [[element.localName, x, y, width, height].join(' ')] : [];
      }),
  );

test('[WID-03] nothing moves when the script wakes', async ({ page, site }) => {
  // A typeface may or may not arrive before the first paint, so both visits use the device's own.
  await page.route('**/*.woff2', (route) => route.abort());
  for (const index of [0, 1, 2]) {
    for (const viewport of [phone, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport);
      await page.route('**/widget-tabs*', (route) => route.abort());
      await page.goto(site.example('tabs', index));
      await page.evaluate(() => document.fonts.ready);
      const asleep = await layout(page);
      await page.unroute('**/widget-tabs*');
      await page.goto(site.example('tabs', index));
      await allHydrated(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await layout(page)).toEqual(asleep);
    }
  }
});

test('[WID-03] when the script never comes, a click on a tab still shows its panel', async ({
  page,
  site,
}) => {
  await page.route('**/widget-tabs*', (route) => route.abort());
  await page.goto(site.example('tabs'));
  await page.getByRole('link', { name: 'Tipe 90' }).first().click();
  await expect(page.getByText('3 kamar tidur')).toBeVisible();
  await expect(page.getByText('2 kamar tidur')).toBeHidden();
});

test('[WID-03] without script every panel is readable under its heading', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.example('tabs'));
  for (const title of ['Tipe 60', 'Tipe 90', 'Tipe 120'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  for (const words of ['2 kamar tidur', '3 kamar tidur', '4 kamar tidur'])
    await expect(page.getByText(words)).toBeVisible();
  await context.close();
});

test('[WID-03] paper shows every panel under its heading', async ({ page, site }) => {
  await page.goto(site.example('tabs'));
  await allHydrated(page);
  await page.emulateMedia({ media: 'print' });
  for (const words of ['2 kamar tidur', '3 kamar tidur', '4 kamar tidur']) {
    const box = await page.getByText(words).boundingBox();
    expect(box?.height, words).toBeGreaterThan(10);
  }
  await expect(page.getByRole('heading', { name: 'Tipe 120' })).toBeVisible();
});

test('[WID-03] the address names the chosen tab, and such an address opens it', async ({ page, site }) => {
  await page.goto(site.example('tabs'));
  await allHydrated(page);
  const before = await page.evaluate(() => history.length);
  await page.getByRole('tab', { name: 'Tipe 120' }).click();
  expect(new URL(page.url()).hash).toBe('#tab-tipe-120');
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.goto('about:blank');
  await page.goto(`${site.example('tabs')}#tab-tipe-90`);
  await allHydrated(page);
  expect(await selected(page)).toEqual(['Tipe 90']);
  await page.evaluate(() => {
    location.hash = '#tab-tipe-60';
  });
  await expect.poll(() => selected(page)).toEqual(['Tipe 60']);
});

test('[WID-03] on a phone, tabs may be an accordion with headings and buttons', async ({ page, site }) => {
  await page.setViewportSize(phone);
  await page.goto(site.example('tabs', 1));
  await allHydrated(page);
  await expect(page.getByRole('tab')).toHaveCount(0);
  const opener = (name: string) => page.getByRole('heading', { name }).getByRole('button');
  await expect(opener('KPR bank')).toHaveAttribute('aria-expanded', 'true');
  await opener('Tunai keras').focus();
  await page.keyboard.press('Space');
  await expect(opener('Tunai keras')).toHaveAttribute('aria-expanded', 'true');
  await expect(opener('KPR bank')).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Potongan 8%')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Potongan 8%')).toBeHidden();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page.getByRole('tab', { selected: true })).toHaveText('KPR bank');
});

test('[WID-03] on a phone, a row of tabs scrolls and brings the chosen one into view', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 240, height: 844 });
  await page.goto(site.example('tabs'));
  await allHydrated(page);
  await page.getByRole('tab', { name: 'Tipe 60' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Tipe 120' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(240);
});

test('[WID-03][WID-02][PAGE-05] tabs in an accordion in tabs: an address opens everything around its target', async ({
  page,
  site,
}) => {
  for (const hash of ['terdalam', 'jadwal', 'akordeon-dua']) {
    await page.goto('about:blank');
    await page.goto(`${site.fixture('interactive-nesting')}#${hash}`);
    await allHydrated(page);
    await expect(page.locator(`#${hash}`)).toBeVisible();
    await expect(page.locator(`#${hash}`)).toBeInViewport();
  }
});

test('[WID-03][PAGE-05] a link on the page opens nested hidden panels, as often as it is clicked', async ({
  page,
  site,
}) => {
  await page.goto(site.fixture('interactive-nesting'));
  await allHydrated(page);
  await page.getByRole('link', { name: 'Ke kata di dalam' }).click();
  await expect(page.locator('#terdalam')).toBeInViewport();
  expect(await selected(page)).toEqual(['Kedua', 'Beta']);
  await page.getByRole('tab', { name: 'Pertama' }).click();
  await expect(page.locator('#terdalam')).toBeHidden();
  await page.getByRole('link', { name: 'Ke jadwal' }).click();
  await expect(page.locator('#jadwal')).toBeInViewport();
});

test('[WID-03] nested tabs answer for themselves alone', async ({ page, site }) => {
  await page.goto(site.fixture('interactive-nesting'));
  await allHydrated(page);
  await page.getByRole('tab', { name: 'Kedua' }).click();
  await page.getByText('Berisi tab').click();
  await page.getByRole('tab', { name: 'Alfa' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await selected(page)).toEqual(['Kedua', 'Beta']);
  await page.keyboard.press('Home');
  expect(await selected(page)).toEqual(['Kedua', 'Alfa']);
});

test('[WID-03] text in hidden panels is found by searching the page', async ({ page, site }) => {
  await page.goto(`${site.fixture('interactive-nesting')}`);
  await allHydrated(page);
  const hidden = await page.evaluate(() =>
    document.querySelector('#terdalam')?.closest('[hidden]')?.getAttribute('hidden'),
  );
  expect(hidden).toBe('until-found');
});

test('[WID-03] pictures in hidden panels are not loaded before they are shown', async ({ page, site }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  await page.goto(site.example('tabs'));
  await allHydrated(page);
  await expect(page.getByAltText('Tampak depan rumah Tipe 60')).toBeVisible();
  expect(pictures.filter((url) => url.includes('house-type-120'))).toEqual([]);
  await page.getByRole('tab', { name: 'Tipe 120' }).click();
  await expect.poll(() => pictures.filter((url) => url.includes('house-type-120')).length).toBeGreaterThan(0);
});

for (const index of [0, 1, 2])
  test(`[WID-03] axe finds nothing, whichever tab of example ${index} is shown`, async ({ page, site }) => {
    await page.goto(site.example('tabs', index));
    await allHydrated(page);
    for (const tab of await page.getByRole('tab').all()) {
      if (await tab.isVisible()) await tab.click();
      await expectAccessible(page);
    }
  });
