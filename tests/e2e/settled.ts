import type { Page } from '@playwright/test';
import { scrollThrough, watchRequests } from './checks.ts';

/**
 * Opens a page and waits until it is as it stays: all of it has been in sight, its letters and pictures are there, its
 * scripts have run, and no request is under way.
 */
export async function openSettled(page: Page, url: string): Promise<void> {
  const isQuiet = watchRequests(page);
  await page.goto(url);
  await settle(page, isQuiet);
}

async function settle(page: Page, isQuiet: () => Promise<void>): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await scrollThrough(page);
  await page.waitForFunction(() => {
    const own = document.querySelectorAll<HTMLElement>('k-island[data-hydrate=load], k-island[data-hydrate=idle]');
    const seen = [...document.querySelectorAll<HTMLElement>('k-island[data-hydrate=visible]')].filter((island) =>
      island.firstElementChild?.checkVisibility(),
    );
    return [...own, ...seen].every(({ dataset }) => dataset.state !== undefined);
  });
  await isQuiet();
  // Islands that have just come may show pictures and letters that nothing on the page did before.
  await scrollThrough(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await isQuiet();
}
