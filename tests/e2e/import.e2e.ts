import { expect, type Locator, test } from '@playwright/test';
import { rows } from '../contract/import/exports.ts';
import { places } from '../contract/import/place-exports.ts';
import { crushed, withPictures } from '../contract/import/wrecks.ts';
import { type ImportedSite, serveImported } from './imported-site.ts';

let pages: ImportedSite;

// All in one worker: the pages are made once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  pages = await serveImported({ rows, places });
});
test.afterAll(() => pages?.close());
test.beforeEach(async ({ page }) => {
  await withPictures(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const boxes = (all: Locator) =>
  all.evaluateAll((list) => list.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));

for (const width of [1440, 1025, 768, 390, 320])
  test(`no imported column is narrower than its longest word at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${pages.url}/rows/`);
    expect(await crushed(page)).toEqual([]);
  });

test('rows that wrap keep their proportions', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${pages.url}/rows/`);
  const shares = await boxes(page.locator('#bungkus .columns > .columns'));
  const [wide, slim, ...thirds] = shares;
  expect(wide && slim && wide.y === slim.y).toBe(true);
  expect((wide?.width ?? 0) / (slim?.width ?? 1)).toBeGreaterThan((58 / 38) * 0.95);
  expect((wide?.width ?? 0) / (slim?.width ?? 1)).toBeLessThan((58 / 38) * 1.05);
  expect(new Set(thirds.map(({ y }) => Math.round(y))).size).toBe(1);
  expect(
    Math.max(...thirds.map((one) => one.width)) / Math.min(...thirds.map((one) => one.width)),
  ).toBeLessThan(1.05);
  expect(shares).toHaveLength(5);
  const three = await boxes(page.locator('#tiga .columns').first().locator('> *'));
  const whole = three.reduce((all, one) => all + one.width, 0);
  expect(three.map((one) => Math.round((100 * one.width) / whole))).toEqual([25, 50, 25]);
});

test('a number has its whole column', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${pages.url}/rows/`);
  const counters = page.locator('#angka .counter');
  await expect(counters).toHaveCount(4);
  for (const [box, item] of (await boxes(counters)).map((box, at) => [box, at] as const)) {
    const inner = (await boxes(counters.nth(item).locator('> div')))[0];
    expect(inner?.width).toBeCloseTo(box.width, 0);
  }
});

test('pictures in two columns on phones stay in two columns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${pages.url}/rows/`);
  for (const [name, count] of [
    ['galeri', 12],
    ['galeri-lama', 10],
  ] as const) {
    const all = await boxes(page.locator(`#${name} figure`));
    expect(all).toHaveLength(count);
    expect(new Set(all.map(({ x }) => Math.round(x))).size, name).toBe(2);
    const height = Math.max(...all.map((one) => one.bottom)) - Math.min(...all.map((one) => one.top));
    // Six or five rows of pictures of 3:2 in 165 px, with their gaps.
    expect(height, name).toBeLessThan((count / 2) * 160);
  }
});

test('buttons beside each other stay beside each other, in the middle', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${pages.url}/rows/`);
  const [first, second] = await boxes(page.locator('#tombol a.button'));
  expect(first?.y).toBe(second?.y);
  expect(((first?.left ?? 0) + (second?.right ?? 0)) / 2).toBeCloseTo(720, -1);
});

test('empty columns, spans, the window and their own widths determine where parts are', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${pages.url}/places/`);
  expect(await crushed(page)).toEqual([]);
  const middle = async (words: string) => {
    const [box] = await boxes(page.locator('.columns > *').filter({ hasText: words }).first());
    return box ? { left: box.left, right: box.right, width: box.width } : { left: 0, right: 0, width: 0 };
  };
  const [center, end] = [await middle('Di tengah'), await middle('Di kanan')];
  expect((center.left + center.right) / 2).toBeCloseTo(720, -1);
  expect(end.right).toBeGreaterThan(1200);
  expect(end.left).toBeGreaterThan(400);
  /** The number of titles on each line of a part. */
  const lines = async (id: string) => {
    const tops = (await boxes(page.locator(`#${id} :is(h1, h2, h3, h4, h5)`))).map(({ y }) => Math.round(y));
    return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
  };
  expect(await lines('bento')).toEqual([3, 1]);
  const [two, one] = await boxes(page.locator('#bento .columns > .columns'));
  expect((two?.width ?? 0) / (one?.width ?? 1)).toBeGreaterThan(1.8);
  expect(await lines('enam')).toEqual([6]);
  expect(await lines('jendela')).toEqual([3]);
  expect(await lines('gulir')).toEqual([4, 4]);
  expect((await lines('hari')).at(-1)).toBeGreaterThan(1);
  expect(await lines('harga')).toEqual([1]);
  await expect(page.locator('.tabs[data-direction=vertical]')).toHaveCount(0);
  await expect(page.locator('.image-carousel').first().locator('img')).toHaveCount(2);
});

test('on phones numbers keep two columns, and the dots of a carousel never leave one alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${pages.url}/places/`);
  // An address of 49 letters breaks where it must; nothing else does.
  const broken = await crushed(page);
  expect(broken.filter((line) => !line.startsWith('"pemasaran@'))).toEqual([]);
  await expect(page.getByRole('link', { name: /^pemasaran@/ })).toBeVisible();
  const numbers = await boxes(page.locator('#angka :is(h2, h3)'));
  expect(new Set(numbers.map(({ x }) => Math.round(x))).size).toBe(2);
  for (const width of [375, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const dots = await boxes(page.locator('.image-carousel').last().locator('.image-carousel__dot'));
    expect(dots).toHaveLength(8);
    const last = Math.max(...dots.map(({ y }) => y));
    expect(dots.filter(({ y }) => y === last).length, `${width} px`).not.toBe(1);
  }
});
