import { devices, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './site.ts';

test.use({ ...devices['Pixel 5'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

const HERO = '[data-backdrop] img';
const fileOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.currentSrc.replace(/^.*\/|\.[0-9a-f]{12}/g, '');
  });

async function shown(page: Page): Promise<Buffer> {
  const shot = await page.locator('[data-backdrop]').screenshot({ animations: 'disabled' });
  return sharp(shot).resize({ width: 195 }).removeAlpha().raw().toBuffer();
}

function differenceOf(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (const [at, value] of one.entries()) sum += Math.abs(value - (other[at] ?? 0));
  return sum / one.length;
}

test('a phone gets the part of a wide picture that covers its screen, that part alone, and sees what it would see of the whole', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('hero-cluster')) asked.push(request.url());
  });
  await page.goto(site.fixture('layout-crops'), { waitUntil: 'load' });
  expect(await fileOf(page, HERO)).toBe('hero-cluster-day-phone-576.avif');
  expect(asked).toHaveLength(1);
  const cropped = await shown(page);
  await page.locator('[data-backdrop] source[media]').evaluateAll((sources) => {
    for (const source of sources) source.remove();
  });
  await expect.poll(() => fileOf(page, HERO)).toBe('hero-cluster-day-1280.avif');
  expect(differenceOf(cropped, await shown(page))).toBeLessThan(3);

  // On its side it needs the whole picture.
  asked.length = 0;
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(site.fixture('layout-crops'), { waitUntil: 'load' });
  expect(await fileOf(page, HERO)).toBe('hero-cluster-day-1280.avif');
  expect(asked).toHaveLength(1);
});

test('a picture cropped to a portrait comes in the size that its height needs', async ({ page, site }) => {
  await page.goto(site.fixture('layout-crops'));
  const picture = page.locator('.image img');
  await picture.scrollIntoViewIfNeeded();
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(3 / 4, 1);
  const natural = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    // `naturalHeight` is in pixels of the page where `srcset` has widths.
    const file = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
    return { height: file.height, largest: Number(image.getAttribute('height')) };
  });
  expect(natural.height).toBeGreaterThanOrEqual(Math.min(natural.largest, height * 2));
});
