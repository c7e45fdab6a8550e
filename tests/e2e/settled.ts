import type { Page } from '@playwright/test';
import { scrollThrough, watchRequests } from './checks.ts';

/**
 * Opens a page and waits until it is as it stays: all of it has been in sight, its letters and pictures are there, its
 * scripts have run, and no request is under way.
 */
export async function openSettled(page: Page, url: string): Promise<void> {
  const isQuiet = watchRequests(page);
  await page.goto(url);
  await scrollThrough(page);
  await page.waitForFunction(() => {
    const all = [...document.querySelectorAll<HTMLElement>('k-island')];
    return all
      .filter(({ dataset, firstElementChild }) => {
        const isSeen = dataset.hydrate === 'visible' && firstElementChild?.checkVisibility();
        return isSeen || dataset.hydrate === 'load' || dataset.hydrate === 'idle';
      })
      .every(({ dataset }) => dataset.state !== undefined);
  });
  await isQuiet();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
