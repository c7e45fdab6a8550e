import { dialogOf, drag, links, open, part, picture, press } from './lightbox-page.ts';
import { expect, test } from './site.ts';

test.describe('moving', () => {
  test('[LB-03] it loops by arrows and keys, with 100 px between slides and a grab cursor', async ({
    page,
    site,
  }) => {
    await open(page, site.example('gallery', 0));
    await page.keyboard.press('ArrowLeft');
    await expect(part(page, 'counter')).toHaveText('6 / 6');
    await press(page, 'next');
    await expect(part(page, 'counter')).toHaveText('1 / 6');
    const places = await dialogOf(page)
      .locator('.pswp__item')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().x).sort((a, b) => a - b));
    const width = page.viewportSize()?.width ?? 0;
    expect((places[1] ?? 0) - (places[0] ?? 0)).toBe(width + 100);
    await expect(dialogOf(page).locator('.pswp__scroll-wrap')).toHaveCSS('cursor', 'grab');
  });

  test('[LB-03] only the pictures before and after are loaded, and more as it goes on', async ({
    page,
    site,
  }) => {
    await page.goto(site.example('gallery', 0));
    await page.waitForLoadState('networkidle');
    await links(page).first().click();
    const loaded = () =>
      dialogOf(page)
        .locator('img.pswp__img')
        .evaluateAll((images) =>
          [
            ...new Set(
              images.map((image) => (image as HTMLImageElement).src.split('/').pop()?.split('.')[0]),
            ),
          ].sort(),
        );
    await expect.poll(loaded).toEqual(['facility-pool', 'hero-township-aerial', 'interior-living']);
    await page.keyboard.press('ArrowRight');
    await expect.poll(loaded).toEqual(['facility-playground-park', 'facility-pool', 'hero-township-aerial']);
  });

  test('[LB-14] a picture takes 0.8 of the width and at most 0.9 of the height; the entrance is zoomIn', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, site.example('gallery', 0), (p) => links(p).nth(0));
    await expect(dialogOf(page)).toHaveAttribute('data-entrance', 'zoomIn');
    const animation = await dialogOf(page)
      .locator('.pswp__scroll-wrap')
      .evaluate((element) => {
        const { animationName, animationDuration } = getComputedStyle(element);
        return [animationName, animationDuration];
      });
    expect(animation).toEqual(['zoomIn', '0.25s']);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const box = await picture(page).boundingBox();
    expect(box?.width).toBeCloseTo(1440 * 0.8, 0);
    expect(box?.height).toBeLessThanOrEqual(900 * 0.9);
  });

  test('[LB-07] zoom in goes to three times in 300 ms and stops the slides; zoom out lets them go', async ({
    page,
    site,
  }) => {
    await open(page, site.example('gallery', 0), (p) => links(p).nth(1));
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const zoom = part(page, 'zoom');
    await expect(zoom).toHaveAttribute('role', 'switch');
    await expect(zoom).toHaveAttribute('aria-checked', 'false');
    const before = (await picture(page).boundingBox())?.width ?? 0;
    await zoom.click();
    await expect(zoom).toHaveAttribute('aria-checked', 'true');
    await expect
      .poll(async () => ((await picture(page).boundingBox())?.width ?? 0) / before)
      .toBeCloseTo(3, 1);
    await page.keyboard.press('ArrowRight');
    await expect(part(page, 'next')).toHaveAttribute('aria-disabled', 'true');
    await part(page, 'next').click({ force: true });
    await drag(page, -300, 0);
    await expect(part(page, 'counter')).toHaveText('2 / 6');
    await zoom.click();
    await expect(zoom).toHaveAttribute('aria-checked', 'false');
    await expect
      .poll(async () => ((await picture(page).boundingBox())?.width ?? 0) / before)
      .toBeCloseTo(1, 1);
    await page.keyboard.press('ArrowRight');
    await expect(part(page, 'counter')).toHaveText('3 / 6');
  });

  test('[LB-14] a swipe counts from 50 px on', async ({ page, site }) => {
    await open(page, site.example('gallery', 0));
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await drag(page, -45, 0);
    await expect(part(page, 'counter')).toHaveText('1 / 6');
    await drag(page, -70, 0);
    await expect(part(page, 'counter')).toHaveText('2 / 6');
    await drag(page, 70, 0);
    await expect(part(page, 'counter')).toHaveText('1 / 6');
  });

  test('[LB-14] a double click zooms to twice the size, and back', async ({ page, site }) => {
    await open(page, site.example('gallery', 0), (p) => links(p).nth(1));
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const before = (await picture(page).boundingBox())?.width ?? 0;
    const factor = async () => ((await picture(page).boundingBox())?.width ?? 0) / before;
    await picture(page).dblclick();
    await expect.poll(factor).toBeCloseTo(2, 1);
    await picture(page).dblclick();
    await expect.poll(factor).toBeCloseTo(1, 1);
  });

  test('[LB-13] a picture that does not load is reported, and the next one appears', async ({
    page,
    site,
  }) => {
    await page.goto(site.example('gallery', 0));
    await page.waitForLoadState('networkidle');
    await page.route('**/facility-pool*', (route) => route.abort());
    await links(page).first().click();
    await expect(part(page, 'counter')).toHaveText('1 / 6');
    await page.keyboard.press('ArrowRight');
    await expect(part(page, 'alert')).toHaveText('Image not found, next image will be loaded');
    await expect(part(page, 'counter')).toHaveText('3 / 6');
    await expect(picture(page)).toBeVisible();
  });
});
