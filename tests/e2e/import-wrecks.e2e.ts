import { expect, type Locator, type Page, test } from '@playwright/test';
import { wrecks } from '../contract/import/wreck-exports.ts';
import { withPictures } from '../contract/import/wrecks.ts';
import { type ImportedSite, serveImported } from './imported-site.ts';

let pages: ImportedSite;

// All in one worker: the page is made once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  pages = await serveImported({ wrecks });
});
test.afterAll(() => pages?.close());
test.beforeEach(async ({ page }) => {
  await withPictures(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const open = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${pages.url}/wrecks/`);
};
const boxes = (all: Locator) =>
  all.evaluateAll((list) => list.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
const heightOf = async (part: Locator) => (await boxes(part))[0]?.height ?? 0;

for (const width of [1440, 390])
  test(`[OPS-66] wordless slides, whole pictures and floating ones are no towers at ${width} px`, async ({
    page,
  }) => {
    await open(page, width);
    await expect(page.locator('#slide .image-carousel__slide, #slide .image-carousel li')).not.toHaveCount(0);
    expect(await heightOf(page.locator('#slide'))).toBeLessThan(width === 1440 ? 1000 : 500);
    for (const { height } of await boxes(page.locator('#logo img'))) expect(height).toBeLessThan(100);
    await expect(page.locator('#melayang img')).toHaveCount(0);
    // Sections far below have an estimated height until the page has arrived.
    await expect.poll(() => heightOf(page.locator('#melayang'))).toBeLessThan(500);
  });

test('[OPS-66] slides with words are one picture high, and no word of theirs is lost', async ({ page }) => {
  await open(page, 1440);
  for (const words of ['Danau', 'Taman', 'Rumah klub'])
    await expect(page.getByRole('heading', { name: words, exact: true })).toBeVisible();
  const tops = await boxes(page.getByRole('heading', { name: /^(?:Danau|Taman|Rumah klub)$/ }));
  expect(Math.max(...tops.map(({ y }) => y)) - Math.min(...tops.map(({ y }) => y))).toBeLessThan(800);
});

test('[OPS-66] three columns with words of ten letters stay three columns', async ({ page }) => {
  await open(page, 1440);
  const all = await boxes(page.locator('#tiga h2, #tiga h3'));
  expect(all).toHaveLength(3);
  expect(new Set(all.map(({ y }) => Math.round(y))).size).toBe(1);
});

test('[OPS-66] what phones hide leaves no hole and no empty band', async ({ page }) => {
  await open(page, 390);
  const [title] = await boxes(page.locator('#ponsel p'));
  expect(title?.width).toBeGreaterThan(300);
  await expect(page.locator('#kosong-di-ponsel')).toBeHidden();
  await open(page, 1440);
  await expect(page.locator('#ponsel img')).toBeVisible();
  await expect(page.locator('#kosong-di-ponsel')).toBeVisible();
});

test('[OPS-66] a text keeps its tables, videos and spaces, and prints no code', async ({ page }) => {
  await open(page, 1440);
  const part = page.locator('#teks');
  await expect(part).not.toContainText(/rev_slider|contact-form-7|does not support/);
  await expect(part).toContainText('Tipe 45 Rp 650 juta');
  await expect(part.getByRole('row')).toHaveCount(3);
  await expect(part.getByRole('columnheader')).toHaveText(['Tipe', 'Luas', 'Harga']);
  await expect(part.locator('.video')).toHaveCount(1);
});

test('[OPS-66] a gap of 0 beside padding leaves the space that the padding made', async ({ page }) => {
  await open(page, 1440);
  const [one, two] = await boxes(page.locator('#celah p'));
  expect(two?.y).toBe(one?.y);
  expect((two?.left ?? 0) - (one?.right ?? 0)).toBeGreaterThan(30);
});

test('[OPS-66] details and icons can be read on every ground', async ({ page }) => {
  await open(page, 1440);
  const found = await page.locator('#gelap li').evaluateAll((items) => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const light = (color: string) => {
      if (!pen) return 0;
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const parts = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0);
    };
    const ground = (from: Element): string => {
      const color = getComputedStyle(from).backgroundColor;
      return color === 'rgba(0, 0, 0, 0)' && from.parentElement ? ground(from.parentElement) : color;
    };
    const ratio = (one: Element) => {
      const [low = 0, high = 0] = [light(getComputedStyle(one).color), light(ground(one))].sort(
        (a, b) => a - b,
      );
      return (high + 0.05) / (low + 0.05);
    };
    return items.map((item) => ({
      icon: ratio(item.querySelector('svg') ?? item),
      detail: ratio(item.querySelector('p + p') ?? item),
    }));
  });
  expect(found).toHaveLength(3);
  for (const { icon, detail } of found) {
    expect(icon).toBeGreaterThan(3);
    expect(detail).toBeGreaterThan(4.5);
  }
});
