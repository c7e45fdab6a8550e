import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const header = 69;
const place = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

const FRAME = 16;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** Turns the page's clock frame by frame from the click on: how long the scroll took, and every position on the way. */
async function follow(page: Page, name: string): Promise<{ lasted: number; way: number[] }> {
  await page.clock.install();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-alive');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name, exact: true }).click();
  const way = [await page.evaluate(() => scrollY)];
  while (way.length < 100 && !(await focused(page))) {
    await page.clock.runFor(FRAME);
    way.push(await page.evaluate(() => scrollY));
  }
  // The first frame only tells when the movement starts.
  return { lasted: (way.length - 2) * FRAME, way };
}

test.beforeEach(async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site.fixture('layout-anchors'));
});

test('[PAGE-05] a link glides for 500 ms to just below the header and the sticky section, and the focus goes along', async ({
  page,
}) => {
  const bar = await page.locator('#promo').evaluate((section) => section.getBoundingClientRect().height);
  const { lasted, way } = await follow(page, 'Ke lokasi');
  expect(new Set(way).size).toBeGreaterThan(20);
  expect(way).toEqual([...way].sort((a, b) => a - b));
  expect(lasted).toBeGreaterThanOrEqual(500);
  expect(lasted).toBeLessThan(500 + 2 * FRAME);
  expect(await place(page, 'lokasi')).toBe(Math.round(header + bar));
  await expect(page.locator('#lokasi')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#lokasi');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Kembali dari Lokasi' })).toBeFocused();
});

test('[PAGE-05] where nothing but the header sticks, only the header counts', async ({ page }) => {
  await page.getByRole('link', { name: 'Ke promo' }).click();
  await expect(page.locator('#promo')).toBeFocused();
  expect(await place(page, 'promo')).toBe(header);
});

test('[PAGE-05] going back is the way it was before', async ({ page }) => {
  await page.getByRole('link', { name: 'Ke lokasi' }).click();
  await expect(page.locator('#lokasi')).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('[PAGE-05] with reduced motion the page jumps without animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { way } = await follow(page, 'Ke lokasi');
  expect(way.length).toBeLessThanOrEqual(2);
  await expect(page.locator('#lokasi')).toBeFocused();
});

/** Records the scroll position after each scroll, and every call of a script that scrolls, from the start. */
async function noteScrolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const places: number[] = [];
    const calls: string[] = [];
    Object.assign(window, { places, calls });
    addEventListener('scroll', () => places.push(Math.round(scrollY)));
    const { scrollTo: place } = window;
    window.scrollTo = ((options: ScrollToOptions) => {
      calls.push(`scrollTo ${Math.round(options.top ?? 0)}`);
      place(options);
    }) as typeof window.scrollTo;
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      calls.push('scrollIntoView');
      scrollIntoView.call(this, options);
    };
  });
}

const noted = (page: Page) =>
  page.evaluate(() => {
    const { places, calls } = window as unknown as { places: number[]; calls: string[] };
    return { places, calls };
  });

for (const [name, hash] of [
  ['of a new visit', ''],
  ['that came by an address with a place in it', '#promo'],
] as const) {
  test(`[PAGE-05] with reduced motion one press before the scripts is one jump: a page ${name}`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await noteScrolls(page);
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/assets\/(?!boot\.)[\w-]+\.[\w-]+\.js/, async (route) => {
      await late;
      await route.continue();
    });
    await page.goto('about:blank');
    await page.goto(`${site.fixture('layout-anchors')}${hash}`);
    const before = await page.evaluate(() => Math.round(scrollY));
    if (hash) expect(before).toBeGreaterThan(0);
    await page
      .getByRole('link', { name: 'Ke lokasi', exact: true })
      .evaluate((link: HTMLElement) => link.click());
    arrive();
    await expect(page.locator('#lokasi')).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-alive', '');
    // By the time the page is idle, a late script would have acted.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const { places, calls } = await noted(page);
    expect(calls).toHaveLength(1);
    expect(new Set(places.filter((y) => y !== before)).size).toBe(1);
  });
}

test('[PAGE-05] the keyboard follows links the same way', async ({ page }) => {
  await page.getByRole('link', { name: 'Ke lokasi' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#lokasi')).toBeFocused();
});

test('[PAGE-05] links to nothing and to other pages are left to the browser', async ({ page }) => {
  const prevented = () =>
    page.evaluate(() => {
      const seen: boolean[] = [];
      addEventListener('click', (event) => {
        seen.push(event.defaultPrevented);
        event.preventDefault();
      });
      for (const link of document.querySelectorAll<HTMLElement>('#beranda p a')) link.click();
      return seen;
    });
  expect(await prevented()).toEqual([true, true, false, false, false]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[PAGE-05] links still lead to their place', async ({ page }) => {
    await page.getByRole('link', { name: 'Ke lokasi' }).click();
    expect(new URL(page.url()).hash).toBe('#lokasi');
  });
});

test('[PAGE-05] the menu of a phone closes when one of its links is chosen', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.page('taman-asri'));
  const menu = page.locator('#_site-menu');
  await page.locator('.site-header__toggle').click();
  await expect(menu).toBeVisible();
  const link = menu.getByRole('link').last();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(menu).toBeHidden();
  await expect.poll(() => focused(page)).toBe(target.slice(1));
  await expect(page.locator(target)).toBeInViewport();
});
