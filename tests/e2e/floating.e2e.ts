import type { Locator, Page } from '@playwright/test';
import { frames } from './frames.ts';
import { expect, test } from './site.ts';

const slugs = ['taman-asri', 'menara-senja', 'danau-raya', 'vila-pesisir'];

for (const slug of slugs) {
  test(`[LIB-04] ${slug} on phones: the floating buttons come after the opening and are a bar that ends the screen`, async ({
    page,
    site,
  }) => {
    const bar = page.locator('.floating-group');
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 320) await page.goto(site.page(slug));
      await scrollPage(page, 0);
      await expect(bar).toBeHidden();
      await scrollPage(page, 480);
      await expect(bar).toBeVisible();
      expect(await looksOnTheWay(page, bar), `at ${width}`).toEqual([
        {
          ...{ left: 0, right: width, bottom: 800, isLow: true },
          ground: expect.not.stringMatching(/rgba|transparent|\/ 0/),
        },
      ]);
      // The last words of the page are above it.
      const last = await page.locator('.site-footer').evaluate((footer) => {
        const range = document.createRange();
        range.selectNodeContents(footer);
        return Math.max(
          ...[...range.getClientRects()].filter(({ height }) => height < 60).map(({ bottom }) => bottom),
        );
      });
      expect(last, `at ${width}`).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    }
  });

  test(`[LIB-04] ${slug} on large screens: the floating button is beside the column of the page`, async ({
    page,
    site,
  }) => {
    for (const width of [1100, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 1100) await page.goto(site.page(slug));
      await scrollPage(page, 900);
      const button = page.locator('.floating-group > .button');
      await expect(button).toBeVisible();
      const [box, column] = await Promise.all([
        button.boundingBox(),
        page.locator('.site-footer > div').evaluate((inner) => {
          const { right } = inner.getBoundingClientRect();
          return right - Number.parseFloat(getComputedStyle(inner).paddingRight);
        }),
      ]);
      // Below 1216 px of column the gutter is narrower than a button.
      expect(box?.x, `at ${width}`).toBeGreaterThanOrEqual(column - (width < 1216 ? 40 : 0));
      await expect(button).toHaveAccessibleName(/WhatsApp|Tanya|Hubungi/);
    }
  });
}

/** Scrolls to a place; answers whether the page is that high. */
const scrollPage = (page: Page, top: number) =>
  page.evaluate((to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    return to < document.documentElement.scrollHeight;
  }, top);

/** The different looks that the bar has as the page is scrolled from below its opening to its end. */
async function looksOnTheWay(page: Page, bar: Locator) {
  const looks = new Map<string, unknown>();
  // Sections that come near may be higher than was reserved for them: the end is read again at each step.
  for (let top = 480; await scrollPage(page, top); top += 400) {
    await frames(page, 1);
    // Text, images and controls go on below the bar as below the edge of a screen: from its one side to the other.
    const look = await bar.evaluate((element) => {
      const { left, right, bottom, height } = element.getBoundingClientRect();
      const ground = getComputedStyle(element).backgroundColor;
      return { left, right, bottom, isLow: height <= 72, ground };
    });
    looks.set(JSON.stringify(look), look);
  }
  return [...looks.values()];
}

test('[LIB-04] what has the focus is scrolled clear of the bar', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(site.page('taman-asri'));
  await page.evaluate(() => scrollTo(0, innerHeight));
  const bar = page.locator('.floating-group');
  await expect(bar).toBeVisible();
  const top = (await bar.boundingBox())?.y ?? 0;
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate((edge) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.closest('.floating-group, .site-header'))
        return '';
      const box = focused.getBoundingClientRect();
      return box.bottom > edge && box.height < 200 ? focused.outerHTML.slice(0, 120) : '';
    }, top);
    expect(hidden).toBe('');
  }
});
