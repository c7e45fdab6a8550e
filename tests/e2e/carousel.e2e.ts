import type { Page } from '@playwright/test';
import { expectAccessible, watchShifts } from './checks.ts';
import { openStill } from './clock.ts';
import { expect, test } from './site.ts';

const carousel = (page: Page) => page.locator('.image-carousel');
const part = (page: Page, name: string) => carousel(page).locator(`[data-part="${name}"]`);
const seen = (page: Page) => carousel(page).locator('.swiper-slide:not([inert])');
const rotation = (page: Page) => part(page, 'rotation');

/** The carousel with its script on: Swiper has taken the row over. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(part(page, 'viewport')).toHaveClass(/swiper-initialized/);
}

/** The same on a clock that the test turns, once the carousel knows that it is in sight. */
async function openStillRotating(page: Page, address: string) {
  await openStill(page, address, part(page, 'viewport').and(page.locator('.swiper-initialized')));
  await expect(part(page, 'track')).toBeInViewport();
}

/** The number of the position that is marked, from 1. */
const position = (page: Page) =>
  part(page, 'dot').evaluateAll((dots) => dots.findIndex(({ ariaDisabled }) => ariaDisabled === 'true') + 1);

async function drag(page: Page, x: number) {
  const box = await part(page, 'viewport').boundingBox();
  const from = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 100 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x, from.y, { steps: 10 });
  await page.mouse.up();
}

test.describe('image carousel', () => {
  for (const [width, slides, positions] of [
    [1440, 3, 4],
    [900, 2, 5],
    [390, 1, 6],
  ] as const)
    test(`[WID-07] ${slides} slides at ${width} px`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, site.example('image-carousel', 0));
      await expect(seen(page)).toHaveCount(slides);
      await expect(part(page, 'dot').and(page.locator(':visible'))).toHaveCount(positions);
    });

  test('[WID-07] [WID-13] its script is fetched when it comes near the screen, not before', async ({
    page,
    site,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(site.fixture('media-far'));
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((url) => url.includes('image-carousel'))).toEqual([]);
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(part(page, 'viewport')).toHaveClass(/swiper-initialized/);
    expect(fetched.filter((url) => url.includes('widget-image-carousel'))).toHaveLength(1);
  });

  test('[WID-07] arrows and positions move it in 500 ms and have the names of the specification', async ({
    page,
    site,
  }) => {
    await open(page, site.example('image-carousel', 0));
    await expect(part(page, 'previous')).toHaveAccessibleName('Previous slide');
    await expect(part(page, 'next')).toHaveAccessibleName('Next slide');
    await part(page, 'next').click();
    await expect(part(page, 'track')).toHaveCSS('transition-duration', '0.5s');
    await expect.poll(() => position(page)).toBe(2);
    await carousel(page).getByRole('button', { name: 'Go to slide 4' }).click();
    await expect.poll(() => position(page)).toBe(4);
    await part(page, 'next').click();
    await expect.poll(() => position(page)).toBe(1);
    await part(page, 'previous').click();
    await expect.poll(() => position(page)).toBe(4);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => position(page)).toBe(3);
  });

  test('[WID-07] at its ends the arrows announce the end and do nothing', async ({ page, site }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await open(page, site.example('image-carousel', 2));
    const previous = part(page, 'previous');
    const next = part(page, 'next');
    await expect(previous).toHaveAccessibleName('This is the first slide');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(previous).toHaveAccessibleName('Previous slide');
    await page.keyboard.press('Space');
    await expect(next).toHaveAccessibleName('This is the last slide');
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(seen(page).last().getByRole('link')).toHaveAttribute(
      'href',
      'https://example.co.id/kunjungan',
    );
  });

  test('[WID-07] it moves on its own after 3000 ms, then every 5000 ms, until it is paused', async ({
    page,
    site,
  }) => {
    await openStillRotating(page, site.example('image-carousel', 0));
    await expect(rotation(page)).toHaveAttribute('data-state', 'rotating');
    await expect(part(page, 'track')).toHaveAttribute('aria-live', 'off');
    await page.clock.fastForward(3000);
    await expect.poll(() => position(page)).toBe(2);
    await page.clock.fastForward(4000);
    expect(await position(page)).toBe(2);
    await page.clock.fastForward(1000);
    await expect.poll(() => position(page)).toBe(3);
    await expect(rotation(page)).toHaveAccessibleName('Jeda');
    await rotation(page).click();
    await expect(rotation(page)).toHaveAccessibleName('Putar');
    await expect(part(page, 'track')).toHaveAttribute('aria-live', 'polite');
    await page.mouse.move(5, 5);
    await page.clock.fastForward(60_000);
    expect(await position(page)).toBe(3);
  });

  test('[WID-07] it waits under the pointer, and a focus that comes in by keyboard stops it', async ({
    page,
    site,
  }) => {
    await openStillRotating(page, site.example('image-carousel', 0));
    await part(page, 'viewport').hover();
    await page.clock.fastForward(30_000);
    expect(await position(page)).toBe(1);
    await page.mouse.move(5, 5);
    await page.clock.fastForward(3000);
    await expect.poll(() => position(page)).toBe(2);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(rotation(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(rotation(page)).toHaveAttribute('data-state', 'paused');
    await page.clock.fastForward(60_000);
    expect(await position(page)).toBe(2);
  });

  test('[WID-07] the pause button is the first stop of the tab order', async ({ page, site }) => {
    await open(page, site.example('image-carousel', 0));
    const order = await carousel(page)
      .locator('button, a')
      .evaluateAll((all) => all.map((element) => (element as HTMLElement).dataset.part ?? 'link'));
    expect(order.slice(0, 4)).toEqual(['rotation', 'previous', 'next', 'link']);
  });

  test('[WID-07] [FORM-02] it stands still off screen, and stops when a lead form opens', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto(site.fixture('media-far'));
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(rotation(page)).toHaveAttribute('data-state', 'rotating');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(carousel(page)).not.toBeInViewport();
    const before = await position(page);
    await page.clock.fastForward(60_000);
    expect(await position(page)).toBe(before);
    await carousel(page).scrollIntoViewIfNeeded();
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('kavling:lead-open')));
    await expect(rotation(page)).toHaveAttribute('data-state', 'paused');
  });

  test('[WID-07] [FORM-02] it never starts where a lead form was opened before it came alive', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto(site.fixture('media-far'));
    await expect(carousel(page)).not.toBeInViewport();
    await page.locator('a[data-lead]:visible').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-lead-open');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(part(page, 'viewport')).toHaveClass(/swiper-initialized/);
    await expect(rotation(page)).toHaveAttribute('data-state', 'paused');
    await expect(rotation(page)).toHaveAccessibleName('Putar');
  });

  test('[WID-07] with reduced motion it never starts, but may be started', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await open(page, site.example('image-carousel', 0));
    await expect(rotation(page)).toHaveAttribute('data-state', 'paused');
    await page.clock.fastForward(60_000);
    expect(await position(page)).toBe(1);
    await rotation(page).click();
    await page.mouse.move(5, 5);
    await page.clock.fastForward(3000);
    await expect.poll(() => position(page)).toBe(2);
  });

  test('[WID-07] a swipe counts from 40 px on', async ({ page, site }) => {
    await open(page, site.example('image-carousel', 1));
    await drag(page, -36);
    await expect(part(page, 'track')).toHaveCSS('transform', /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);
    expect(await position(page)).toBe(1);
    await drag(page, -160);
    await expect.poll(() => position(page)).toBe(2);
    await expect(page.locator('#elementor-lightbox')).not.toHaveAttribute('open');
  });

  test('[WID-07] the hash follows the slide, and leads to it', async ({ page, site }) => {
    const address = site.example('image-carousel', 1);
    await open(page, address);
    await part(page, 'next').click();
    await expect(page).toHaveURL(`${address}#hunian-2`);
    await page.evaluate(() => {
      location.hash = '#hunian-4';
    });
    await expect.poll(() => position(page)).toBe(4);
    await page.goto('about:blank');
    await open(page, `${address}#hunian-3`);
    expect(await position(page)).toBe(3);
  });

  test('[WID-07] the path follows the slide, and leads to it', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const address = site.example('image-carousel', 3);
    await open(page, address);
    await part(page, 'next').click();
    await expect(page).toHaveURL(`${address}langkah/2`);
    await page.route(`${address}langkah/*`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: address }) }),
    );
    await open(page, `${address}langkah/3`);
    expect(await position(page)).toBe(3);
  });

  test('[WID-07] a picture opens large with all pictures of the carousel', async ({ page, site }) => {
    await open(page, site.example('image-carousel', 0));
    await seen(page).nth(1).getByRole('link').click();
    await expect(page.locator('#elementor-lightbox [data-part="counter"]')).toHaveText('2 / 6');
    await expect(page.locator('#elementor-lightbox [data-part="title"]')).toHaveText('Kolam renang keluarga');
  });

  test('[WID-07] without script it is a row to scroll, without buttons that do nothing', async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto(site.example('image-carousel', 0));
    for (const name of ['rotation', 'next', 'dots']) await expect(part(page, name)).toBeHidden();
    const row = part(page, 'viewport');
    await expect(row).toHaveCSS('scroll-snap-type', 'x mandatory');
    await row.hover();
    await page.mouse.wheel(900, 0);
    await expect(carousel(page).locator('img').nth(2)).toBeInViewport();
    await page.close();
  });

  for (const width of [390, 1440])
    test(`[WID-07] nothing shifts at ${width} px as it is used, and axe finds nothing`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const shifts = await watchShifts(page);
      await open(page, site.example('image-carousel', 0));
      await rotation(page).click();
      await expect(rotation(page)).toHaveAttribute('data-state', 'paused');
      await part(page, 'next').click();
      await expectAccessible(page);
      expect(await shifts()).toBe('0.00');
    });
});
