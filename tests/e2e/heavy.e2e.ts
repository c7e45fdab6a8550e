import type { Page } from '@playwright/test';
import { watchShifts } from './checks.ts';
import { frames } from './frames.ts';
import { expect, test } from './site.ts';

const scrollByWheel = async (page: Page) => {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.move(640, 400);
  for (let y = 0; y < end; y += 2000) {
    await page.mouse.wheel(0, 2000);
    await frames(page, 1);
  }
};

const use = async (page: Page) => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('.accordion details:not([open]) > summary').first().click();
  await page.locator('.tabs').first().getByRole('tab').nth(1).click();
};

/** Places of sections that are laid out though they are far from the screen: what follows them would move as others get their height. */
const laidOut = (page: Page) =>
  page.locator('main .section').evaluateAll((sections) =>
    sections.flatMap((section, place) => {
      const isLeftOut = getComputedStyle(section).contentVisibility === 'auto';
      return place < 3 || isLeftOut || section.closest('[data-drawn]') ? [] : [place];
    }),
  );

/** A modal dialog makes the browser mark the whole page inert: the work that grows most with the page. */
const openDialog = async (page: Page) => {
  await page.locator('main [data-dialog="_general-modal"]').first().click();
  await expect(page.locator('#_general-modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#_general-modal')).toBeHidden();
};

test('[WID-15] 400 widgets on one page at a quarter of the speed: nothing shifts, and all works', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.setViewportSize({ width: 1280, height: 800 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const shifts = await watchShifts(page);
  await page.goto(site.fixture('heavy'), { waitUntil: 'load', timeout: 120_000 });

  expect(await laidOut(page)).toEqual([]);
  await scrollByWheel(page);
  expect(await shifts()).toBe('0.00');
  await use(page);
  await openDialog(page);

  await expect(page.locator('.tabs').first().getByRole('tab').nth(1)).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(failures).toEqual([]);
});
