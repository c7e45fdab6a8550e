import type { Page } from '@playwright/test';
import { expectAccessible, scrollThrough, watchShifts } from './checks.ts';
import { openStill } from './clock.ts';
import { allHydrated } from './hydration.ts';
import { expect, test } from './site.ts';

/** The number as the eye sees it: the moving copy while there is one. */
const seen = (page: Page) =>
  page.locator('dd').evaluateAll((numbers) => numbers.map((number) => number.lastElementChild?.textContent));

const final = ['1.250+', '12,5 ha', '7 menit', '98%'];

test('[WID-05] the HTML holds the final numbers in Indonesian', async ({ request, site }) => {
  const html = await (await request.get(site.example('counter'))).text();
  for (const number of final) expect(html).toContain(`>${number}<`);
});

test('[WID-05] numbers count up once they are seen, for as long as the author says', async ({
  page,
  site,
}) => {
  await openStill(page, site.fixture('interactive-far'), page.locator('html'));
  await page.clock.runFor(500);
  await page.evaluate(() => document.querySelector('k-island[data-widget=counter]')?.scrollIntoView());
  await page.evaluate(() => document.querySelector('.counter')?.scrollIntoView({ block: 'center' }));
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.locator('dd[data-state=counting]').count();
    })
    .toBe(4);
  await page.clock.runFor(700);
  const middle = await seen(page);
  expect(middle).not.toEqual(final);
  expect(middle[1]).toMatch(/^\d{1,2},\d ha$/);
  await page.clock.runFor(1500);
  expect(await seen(page)).toEqual(final);
  await expect(page.locator('dd[data-state=done]')).toHaveCount(4);
});

test('[WID-05] readers hear only the final number while it counts, and its room stays the same', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(site.example('counter'));
  const boxes = () =>
    page.locator('dd').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  const before = await boxes();
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.locator('dd[data-state=counting]').count();
    })
    .toBe(4);
  for (let step = 0; step < 5; step += 1) {
    await page.clock.runFor(300);
    expect(await boxes()).toEqual(before);
    await expect(page.locator('dl')).toMatchAriaSnapshot(`
      - term: Keluarga telah menempati kawasan
      - definition: 1.250+
    `);
  }
});

test('[WID-05] with reduced motion nothing counts', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site.example('counter'));
  await allHydrated(page);
  expect(await seen(page)).toEqual(final);
  await expect(page.locator('dd[data-state]')).toHaveCount(0);
});

test('[WID-06] each bar has a name, a value and words for it', async ({ page, site }) => {
  await page.goto(site.example('progress-bar'));
  const bar = page.getByRole('progressbar', { name: 'Struktur' });
  await expect(bar).toHaveAttribute('aria-valuenow', '85');
  await expect(bar).toHaveAttribute('aria-valuetext', '85%, Lantai 18 dari 21 selesai dicor');
  await expect(page.getByText('85%', { exact: true })).toBeVisible();
});

const widths = (page: Page) =>
  page.locator('.progress-bar__fill').evaluateAll((fills) =>
    fills.map((fill) => {
      const track = fill.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return Math.round((100 * (fill.getBoundingClientRect().right - track.left)) / track.width);
    }),
  );

test('[WID-06] bars fill as they come into view, without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.fixture('interactive-far'));
  await page.locator('.progress-bar').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => widths(page)).toEqual([100, 85, 42, 8]);
  await context.close();
});

test('[WID-06] bars are empty before they are seen, and immediately full with reduced motion', async ({
  page,
  site,
}) => {
  await page.goto(site.fixture('interactive-far'));
  expect(await widths(page)).toEqual([0, 0, 0, 0]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await widths(page)).toEqual([100, 85, 42, 8]);
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  expect(await widths(page)).toEqual([100, 85, 42, 8]);
});

test('[WID-05][WID-06] nothing moves while they count and fill', async ({ page, site }) => {
  const shifts = await watchShifts(page);
  await page.goto(site.fixture('interactive-far'));
  await scrollThrough(page);
  expect(await shifts()).toBe('0.00');
});

const words = (page: Page) =>
  page.locator('.countdown li').evaluateAll((parts) => parts.map((part) => part.textContent));

test('[WID-15] a countdown ticks by the wall clock and ends in words', async ({ page, site }) => {
  await page.clock.install({ time: '2030-12-31T23:50:00+07:00' });
  await page.goto(site.example('countdown'));
  await allHydrated(page);
  await expect(page.locator('.countdown')).toHaveAttribute('data-state', 'running');
  await page.clock.pauseAt('2030-12-31T23:58:59.500+07:00');
  expect(await words(page)).toEqual(['00hari', '00jam', '00menit', '01detik']);
  await expect(page.getByRole('timer')).toHaveText('0 hari 0 jam 0 menit');
  await page.clock.runFor(600);
  await expect(page.locator('.countdown')).toHaveAttribute('data-state', 'ended');
  await expect(page.getByText('Promo sudah berakhir.', { exact: false })).toBeVisible();
  await expect(page.locator('.countdown ul')).toBeHidden();
});

test('[WID-15] a countdown says its end as text, without script too, and is silent each second', async ({
  browser,
  page,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(site.example('countdown'));
  await expect(plain.getByText('Selasa, 31 Desember 2030 pukul 23.59 WIB')).toBeVisible();
  await expect(plain.locator('.countdown ul')).toBeHidden();
  await context.close();

  const shifts = await watchShifts(page);
  await page.clock.install({ time: '2030-12-30T10:00:10+07:00' });
  await page.goto(site.example('countdown'));
  await allHydrated(page);
  const spoken = await page.getByRole('timer').textContent();
  await page.clock.runFor(5000);
  expect(await page.getByRole('timer').textContent()).toBe(spoken);
  await expect(page.locator('.countdown ul')).toHaveAttribute('aria-hidden', 'true');
  expect(await shifts()).toBe('0.00');
  await expectAccessible(page);
});
