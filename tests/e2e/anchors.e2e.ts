import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const header = 69;
const place = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

/** Follows the scroll from the click on: how long it took, and every position on the way. */
async function follow(page: Page, name: string): Promise<{ lasted: number; way: number[] }> {
  await page.evaluate(() => {
    const way: number[] = [];
    const times: number[] = [];
    const look = (now: number) => {
      if (scrollY !== way.at(-1)) {
        way.push(scrollY);
        times.push(now);
      }
      requestAnimationFrame(look);
    };
    addEventListener('click', () => requestAnimationFrame(look), { capture: true, once: true });
    Object.assign(window, { followed: { way, times } });
  });
  await page.getByRole('link', { name, exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).not.toBe('');
  return page.evaluate(() => {
    const { way, times } = (window as unknown as { followed: { way: number[]; times: number[] } }).followed;
    return { lasted: (times.at(-1) ?? 0) - (times[0] ?? 0), way };
  });
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
  expect(way.length).toBeGreaterThan(3);
  expect(way).toEqual([...way].sort((a, b) => a - b));
  // Up to two frames are lost at either end by watching from outside.
  expect(lasted).toBeGreaterThan(400);
  expect(lasted).toBeLessThan(600);
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

test('[PAGE-05] with reduced motion the page is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { way } = await follow(page, 'Ke lokasi');
  expect(way.length).toBeLessThanOrEqual(2);
  await expect(page.locator('#lokasi')).toBeFocused();
});

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
