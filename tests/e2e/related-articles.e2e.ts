import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

test.describe('related articles', () => {
  const row = (page: Page) => page.locator('.related-articles [data-part="track"]');
  const cards = (page: Page) => row(page).locator('> li');
  const button = (page: Page, name: string) => page.locator(`.related-articles [data-part="${name}"]`);

  for (const [width, slides, side] of [
    [1440, 3, 100],
    [960, 3, 100],
    [959, 1, 40],
    [300, 1, 40],
  ] as const)
    test(`[WID-11] ${slides} in the middle and ${side} px at the sides at ${width} px`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.example('related-articles', 0));
      await expect(row(page)).toHaveCSS('padding-left', `${side}px`);
      await expect(row(page)).toHaveCSS('padding-right', `${side}px`);
      const [box, card, gap] = await Promise.all([
        row(page).boundingBox(),
        cards(page).first().boundingBox(),
        row(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).columnGap)),
      ]);
      const room = (box?.width ?? 0) - 2 * side - (slides - 1) * gap;
      expect(card?.width).toBeCloseTo(room / slides, 0);
      await expect(cards(page).first()).toHaveCSS('scroll-snap-align', 'center');
    });

  test('[WID-11] the buttons move one card on and centre it, and know the ends', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.example('related-articles', 0));
    await expect(button(page, 'previous')).toHaveAccessibleName('This is the first slide');
    await button(page, 'next').click();
    const middle = async () => {
      const box = await cards(page).nth(1).boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2);
    };
    await expect.poll(middle).toBe(195);
    await expect(button(page, 'previous')).toHaveAccessibleName('Previous slide');
    for (let step = 0; step < 3; step += 1) {
      const next = cards(page).nth(step + 2);
      await button(page, 'next').click();
      await expect
        .poll(async () =>
          Math.round(((await next.boundingBox())?.x ?? 0) + ((await next.boundingBox())?.width ?? 0) / 2),
        )
        .toBe(195);
    }
    await expect(button(page, 'next')).toHaveAccessibleName('This is the last slide');
  });

  test('[WID-11] a picture that fails is asked for three times more, 500 ms apart', async ({
    page,
    site,
  }) => {
    await page.clock.install({ time: 0 });
    let asked = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/house-type-90*', async (route) => {
      asked += 1;
      await released;
      await route.abort();
    });
    await page.goto(site.example('related-articles', 0));
    const image = cards(page).first().locator('img');
    await expect(page.locator('k-island[data-widget="related-articles"]')).toHaveAttribute(
      'data-state',
      'awake',
    );
    await page.clock.pauseAt(600_000);
    release();
    for (let count = 1; count <= 3; count += 1) {
      await expect(image).toHaveAttribute('data-tries', String(count));
      expect(asked).toBe(count);
      await page.clock.runFor(499);
      expect(asked).toBe(count);
      await page.clock.runFor(1);
      await expect.poll(() => asked).toBe(count + 1);
    }
    await expect(image).toHaveAttribute('data-state', 'failed');
    await page.clock.runFor(60_000);
    expect(asked).toBe(4);
  });

  test('[WID-11] it works without script', async ({ browser, site }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(site.example('related-articles', 0));
    await expect(button(plain, 'next')).toBeHidden();
    await expect(plain.getByRole('link', { name: 'Memahami SHM, HGB, dan AJB' })).toHaveAttribute(
      'href',
      'https://example.co.id/artikel/sertifikat',
    );
    await plain.close();
  });
});
