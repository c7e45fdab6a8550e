import type { Page } from '@playwright/test';
import { expectAccessible, scrollThrough, watchShifts } from './checks.ts';
import { openStill, turnUntil } from './clock.ts';
import { allHydrated } from './hydration.ts';
import { expect, test } from './site.ts';

const current = (page: Page) =>
  page
    .locator('.section-nav [aria-current]')
    .evaluateAll((links) => links.map((link) => link.textContent).join());

const scrollSo = (page: Page, id: string, below: number) =>
  page.evaluate(
    ([name, gap]) => {
      const bar = document.querySelector('.section-nav')?.getBoundingClientRect().bottom ?? 0;
      const top = document.getElementById(name)?.getBoundingClientRect().top ?? 0;
      scrollBy({ top: top - bar - gap, behavior: 'instant' });
    },
    [id, below] as const,
  );

test('[WID-14] a part counts as read from 10 px below the bar on', async ({ page, site }) => {
  await page.goto(site.fixture('interactive-sections'));
  await allHydrated(page, 'k-island[data-widget=section-nav]');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await scrollSo(page, 'fasilitas', 12);
  await expect.poll(() => current(page)).toBe('Tipe unit');
  await scrollSo(page, 'fasilitas', 9);
  await expect.poll(() => current(page)).toBe('Fasilitas');
  await scrollSo(page, 'tipe-unit', 0);
  await expect.poll(() => current(page)).toBe('Tipe unit');
});

test('[WID-14][PAGE-05] a link of the bar leads below it and marks its part, the last ones too', async ({
  page,
  site,
}) => {
  await page.goto(site.fixture('interactive-sections'));
  await allHydrated(page, 'k-island[data-widget=section-nav]');
  for (const name of ['Harga', 'Tanya jawab', 'Kontak', 'Tentang']) {
    await page.locator('.section-nav').getByRole('link', { name }).click();
    await expect.poll(() => current(page), name).toBe(name);
  }
  const gap = () =>
    page.evaluate(() => {
      const bar = document.querySelector('.section-nav')?.getBoundingClientRect().bottom ?? 0;
      return Math.round((document.getElementById('tentang')?.getBoundingClientRect().top ?? 99) - bar);
    });
  const stands = async () => {
    const now = await gap();
    return now >= -1 && now <= 2;
  };
  await expect.poll(stands, { message: 'the part stands right below the bar' }).toBe(true);
});

test('[WID-14] on a phone the bar scrolls on its own and shows the link of the part', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(site.fixture('interactive-sections'));
  await allHydrated(page, 'k-island[data-widget=section-nav]');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => current(page)).toBe('Kontak');
  await expect(page.locator('.section-nav [aria-current]')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('[WID-14] the bar moves nothing, and works as plain links without script', async ({
  page,
  browser,
  site,
}) => {
  const shifts = await watchShifts(page);
  await page.goto(site.fixture('interactive-sections'));
  await scrollThrough(page);
  expect(await shifts()).toBe('0.00');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(site.fixture('interactive-sections'));
  await plain.locator('.section-nav').getByRole('link', { name: 'Harga' }).click();
  await expect(plain.locator('#harga h2')).toBeInViewport();
  await expect(plain.locator('.section-nav')).toBeInViewport();
  await context.close();
});

const notice = (page: Page) => page.getByRole('dialog');
const awake = (page: Page) => page.locator('k-island[data-widget=notice][data-state=awake]');

test('[WID-14] a notice comes without taking the focus and goes after 5000 ms', async ({ page, site }) => {
  await openStill(page, site.example('notice'), awake(page));
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor(1500);
  await expect(notice(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await page.clock.runFor(4900);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(notice(page)).toBeHidden();
});

test('[WID-14] a notice waits while the pointer or the keyboard is on it', async ({ page, site }) => {
  await openStill(page, site.example('notice'), awake(page));
  await page.clock.runFor(1500);
  await notice(page).hover();
  await page.clock.runFor(20_000);
  await expect(notice(page)).toBeVisible();
  // Axe does not answer while the clock stands still.
  await page.clock.resume();
  await expectAccessible(page);
  await page.clock.pauseAt(Date.now() + 600_000);
  await notice(page).getByRole('link').focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await expect(notice(page)).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(5100);
  await expect(notice(page)).toBeHidden();
});

test('[WID-14] a notice that was seen does not come again before its seconds have run out', async ({
  page,
  site,
}) => {
  const time = Date.parse('2026-11-20T10:00:00+07:00');
  await openStill(page, site.example('notice'), awake(page), time);
  await page.clock.runFor(1500);
  await notice(page).getByRole('button', { name: 'Tutup' }).click();
  await expect(notice(page)).toBeHidden();
  const entry = await page.evaluate(() => localStorage.getItem('kavling-notice-open-house'));
  expect(entry).toMatch(/^expires=\d+;1$/);
  await page.reload();
  await turnUntil(page, awake(page));
  await page.clock.runFor(10_000);
  await expect(notice(page)).toBeHidden();
  await page.clock.setSystemTime('2026-11-21T10:00:10+07:00');
  await page.reload();
  await turnUntil(page, awake(page));
  await page.clock.runFor(1500);
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Tutup' }).focus();
  await page.keyboard.press('Escape');
  await expect(notice(page)).toBeHidden();
});

test('[WID-14] without script a notice is part of the page', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.example('notice'));
  await expect(page.getByText('Open house Sabtu ini')).toBeVisible();
  await context.close();
});

test('[WID-14] a tip opens beside its button, 5 px from it and inside the screen, without script', async ({
  browser,
  site,
}) => {
  for (const viewport of [
    { width: 390, height: 700 },
    { width: 1200, height: 800 },
  ]) {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(site.example('info-tip'));
    const button = page.getByRole('button', { name: 'Penjelasan: Harga belum termasuk BPHTB' });
    await button.click();
    const tip = page.getByRole('note');
    await expect(tip).toBeVisible();
    const [from, to] = [await button.boundingBox(), await tip.boundingBox()];
    if (!from || !to) throw new Error('Nothing is seen.');
    expect(Math.round(to.y - (from.y + from.height))).toBe(5);
    expect(to.x).toBeGreaterThanOrEqual(5);
    expect(to.x + to.width).toBeLessThanOrEqual(viewport.width - 5);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await context.close();
  }
});

test('[WID-14] a tip is open to axe, and pressed again it closes', async ({ page, site }) => {
  await page.goto(site.example('info-tip', 1));
  const button = page.getByRole('button', { name: /^Penjelasan/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('note')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page);
  await button.click();
  await expect(page.getByRole('note')).toBeHidden();
});
