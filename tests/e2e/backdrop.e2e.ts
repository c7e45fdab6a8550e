import type { Page, Route } from '@playwright/test';
import { openStill } from './clock.ts';
import { allHydrated } from './hydration.ts';
import { expect, test } from './site.ts';
import { openDialog } from './visitor.ts';

const backdrop = (page: Page) => page.locator('[data-backdrop]');
const shown = (page: Page) =>
  page.locator('[data-slide="shown"] img').evaluate((image: HTMLImageElement) => image.currentSrc);
const motion = (page: Page) => page.locator('[data-motion]');

/** The slides move when the test turns the clock of the page, not before. */
async function openSlideshow(page: Page, url: string): Promise<void> {
  await openStill(page, url, page.locator('[data-backdrop=playing]'));
}

test.describe('background slideshow', () => {
  test('[WID-01] the first slide is a picture of the page with sizes, loaded first; the others wait in a template', async ({
    page,
    site,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route('**/widget-section*', (route) => route.abort());
    await page.goto(site.example('section', 1));
    await page.waitForLoadState('networkidle');
    const first = backdrop(page).locator('img');
    await expect(first).toHaveCount(1);
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    await expect(first).toHaveAttribute('width', /\d+/);
    expect(await backdrop(page).locator('source').count()).toBeGreaterThan(0);
    expect(asked.filter((url) => url.includes('hero-villa-pool'))).toEqual([]);
    await expect(motion(page)).toBeHidden();
  });

  test('[WID-01] it turns every interval, one picture loaded ahead, and comes round again', async ({
    page,
    site,
  }) => {
    await openSlideshow(page, site.example('section', 1));
    const order: string[] = [await shown(page)];
    for (let turn = 0; turn < 3; turn += 1) {
      const before = order.at(-1) ?? '';
      await page.clock.runFor(5000);
      await expect.poll(() => shown(page)).not.toBe(before);
      order.push(await shown(page));
    }
    const names = order.map((url) => /hero-[a-z-]+/.exec(url)?.[0]);
    expect(names).toEqual([
      expect.stringContaining('hero-cluster-day'),
      expect.stringContaining('hero-villa-pool'),
      expect.stringContaining('hero-township-aerial'),
      expect.stringContaining('hero-cluster-day'),
    ]);
  });

  test('[WID-01] the pause button stops it permanently, and starts it again, by mouse and by keyboard', async ({
    page,
    site,
  }) => {
    await openSlideshow(page, site.example('section', 1));
    await page.getByRole('button', { name: 'Jeda' }).click();
    const first = await shown(page);
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(first);
    await expect(page.getByRole('button', { name: 'Putar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.clock.runFor(5000);
    await expect.poll(() => shown(page)).not.toBe(first);
    const box = await motion(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });

  test('[FORM-02] it pauses when a lead form opens', async ({ page, site }) => {
    await openSlideshow(page, site.example('section', 1));
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('kavling:lead-open')));
    await expect(motion(page)).toHaveAttribute('data-motion', 'paused');
    const first = await shown(page);
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(first);
  });

  for (const moment of ['while it runs', 'before its script is there']) {
    test(`[FORM-02] a click on a button stops it, ${moment}`, async ({ page, site }) => {
      const held: Route[] = [];
      const isLate = moment !== 'while it runs';
      if (isLate) await page.route('**/widget-section*', (route) => void held.push(route));
      await page.clock.install();
      await page.goto(site.fixture('lead'));
      if (isLate) await expect.poll(() => held.length).toBeGreaterThan(0);
      else await expect(backdrop(page)).toHaveAttribute('data-backdrop', 'playing');

      await page.locator('main').getByRole('link', { name: 'Hubungi Kami', exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-lead-open');
      await expect(openDialog(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(openDialog(page)).toHaveCount(0);
      for (const route of held) await route.continue();

      await expect(motion(page)).toHaveAccessibleName('Putar');
      await expect(backdrop(page)).toHaveAttribute('data-backdrop', 'paused');
      const first = await shown(page);
      await page.clock.runFor(30_000);
      expect(await shown(page)).toBe(first);

      await motion(page).click();
      await expect(backdrop(page)).toHaveAttribute('data-backdrop', 'playing');
    });
  }

  test('[WID-01] it stands still off screen and goes on in view', async ({ page, site }) => {
    await openSlideshow(page, site.example('section', 1));
    await page.evaluate(() => {
      document.body.style.paddingBottom = '4000px';
      scrollTo(0, 3000);
    });
    await expect(backdrop(page)).toHaveAttribute('data-backdrop', 'paused');
    const first = await shown(page);
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(first);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(backdrop(page)).toHaveAttribute('data-backdrop', 'playing');
  });

  test('[WID-01] with reduced motion it stands still until the visitor starts it', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(site.example('section', 1));
    await allHydrated(page);
    const first = await shown(page);
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(first);
    expect(
      await backdrop(page)
        .locator('img')
        .first()
        .evaluate((image) => image.getAnimations().length),
    ).toBe(0);
    await page.getByRole('button', { name: 'Putar' }).click();
    await page.clock.runFor(5000);
    await expect.poll(() => shown(page)).not.toBe(first);
  });
});

test.describe('background film', () => {
  const film = (page: Page) => page.locator('[data-backdrop] video');

  test('[WID-01] the poster first, then the film: silent, looping, without controls, from when it is seen', async ({
    page,
    site,
  }) => {
    await page.goto(site.example('section', 2));
    await expect(backdrop(page).locator('img')).toHaveAttribute('fetchpriority', 'high');
    await expect(film(page)).toHaveAttribute('data-slide', 'shown');
    expect(
      await film(page).evaluate(({ muted, loop, controls, paused }: HTMLVideoElement) => ({
        muted,
        loop,
        controls,
        paused,
      })),
    ).toEqual({ muted: true, loop: true, controls: false, paused: false });
  });

  test('[WID-01] it stops off screen and by its button', async ({ page, site }) => {
    await page.goto(site.example('section', 2));
    await expect(film(page)).toHaveAttribute('data-slide', 'shown');
    const paused = () => film(page).evaluate((video: HTMLVideoElement) => video.paused);
    await page.evaluate(() => {
      document.body.style.paddingBottom = '4000px';
      scrollTo(0, 3000);
    });
    await expect.poll(paused).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(paused).toBe(false);
    await page.getByRole('button', { name: 'Jeda' }).click();
    expect(await paused()).toBe(true);
  });

  for (const [wish, arrange] of [
    ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
    [
      'Save-Data',
      (page: Page) =>
        page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        ),
    ],
  ] as const) {
    test(`[WID-01] with ${wish} not a byte of it is asked for until the visitor starts it`, async ({
      page,
      site,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await arrange(page);
      await page.goto(site.example('section', 2));
      await allHydrated(page);
      await expect(motion(page)).toHaveAttribute('data-motion', 'paused');
      expect(asked.filter((url) => url.endsWith('.webm'))).toEqual([]);
      await page.getByRole('button', { name: 'Putar' }).click();
      await expect(film(page)).toHaveAttribute('data-slide', 'shown');
    });
  }

  test('[WID-01] a device that refuses to play keeps the poster and offers the button', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.goto(site.example('section', 2));
    await expect(page.getByRole('button', { name: 'Putar' })).toBeVisible();
    await expect(film(page)).toHaveCSS('opacity', '0');
  });
});
