import type { Page } from '@playwright/test';
import { scrollThrough } from './checks.ts';
import { expect, test } from './site.ts';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1440, height: 900 },
];
/** A picture may be shown this much larger than its file. */
const MOST = 1.2;

test.use({ deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } });

/** The enlargement of each photograph in sight in device pixels, and whether a larger file was offered. */
const enlarged = (page: Page) =>
  page.evaluate(async (most) => {
    const widthsOf = (sets: readonly string[]) =>
      sets.flatMap((set) => [...set.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)));
    const seen = [...document.images].filter((image) => {
      const { width, height } = image.getBoundingClientRect();
      return (
        image.checkVisibility() && width > 0 && height > 0 && /\.(?:avif|webp|jpg)/.test(image.currentSrc)
      );
    });
    const measured = await Promise.all(
      seen.map(async (image) => {
        const file = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
        const { width, height } = image.getBoundingClientRect();
        const scales = [width / file.width, height / file.height].map((scale) => scale * devicePixelRatio);
        const isCovered = getComputedStyle(image).objectFit !== 'contain';
        const scale = isCovered ? Math.max(...scales) : Math.min(...scales);
        const name = image.currentSrc.split('/').at(-1) ?? '';
        const offered = widthsOf(
          [...(image.parentElement?.querySelectorAll('source') ?? [])].map((one) => one.srcset),
        );
        return { name, scale: Math.round(scale * 100) / 100, isLargest: file.width >= Math.max(...offered) };
      }),
    );
    return { count: measured.length, large: measured.filter(({ scale }) => scale > most) };
  }, MOST);

async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => document.querySelector('[data-far]')?.removeAttribute('data-far'));
  await scrollThrough(page);
}

for (const slug of ['taman-asri', 'danau-raya', 'menara-senja', 'vila-pesisir'])
  test(`[LIB-07] ${slug}: no photograph is enlarged more than ${MOST} times on a screen of two pixels each`, async ({
    page,
    site,
  }) => {
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await openWhole(page, site.page(slug));
      const { count, large } = await enlarged(page);
      expect(count).toBeGreaterThan(0);
      expect(large, `at ${viewport.width}`).toEqual([]);
    }
  });

for (const type of ['image-carousel', 'gallery', 'facilities', 'image', 'story'])
  test(`[LIB-07] ${type}: where the file is too small, no larger one was offered`, async ({ page, site }) => {
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await openWhole(page, site.page(`sheet/${type}`));
      const { count, large } = await enlarged(page);
      expect(count).toBeGreaterThan(0);
      expect(
        large.filter(({ isLargest }) => !isLargest),
        `at ${viewport.width}`,
      ).toEqual([]);
    }
  });

test('[LIB-07] a picture beside the text is above it on tablets, as wide as the screen', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 834, height: 1112 });
  await page.goto(site.page('menara-senja'));
  const [picture, title] = await Promise.all(
    ['.section__beside .section__background', '.section__beside h1'].map((part) =>
      page.locator(part).first().boundingBox(),
    ),
  );
  expect(picture?.width).toBe(834);
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThan(title?.y ?? 0);
});

test('[LIB-07] until a photograph arrives a blurred one of a few pixels is in its place', async ({
  page,
  site,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.route(/\/assets\/[^?]+\.(?:avif|webp|jpg)/, () => {});
  await page.goto(site.page('taman-asri'), { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.querySelector('[data-far]')?.removeAttribute('data-far'));
  const previews = await page.locator('main img[srcset]').evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        const [, address] =
          /url\("(data:image\/webp[^"]+)"\)/.exec(getComputedStyle(image).backgroundImage) ?? [];
        const small = Object.assign(new Image(), { src: address ?? '' });
        await small.decode();
        return { bytes: address?.length ?? 0, sides: `${small.naturalWidth} × ${small.naturalHeight}` };
      }),
    ),
  );
  expect(previews.length).toBeGreaterThan(5);
  for (const { bytes, sides } of previews) {
    expect(['8 × 6', '6 × 8']).toContain(sides);
    expect(bytes).toBeLessThan(200);
  }
  expect(refused).toEqual([]);
});
