import type { Page } from '@playwright/test';
import { scrollThrough, watchRequests } from './checks.ts';
import { expect } from './site.ts';

/**
 * Opens a page and waits until it is as it stays: all of it has been in sight, its letters and pictures are there, its
 * scripts have run, and no request is under way.
 */
export async function openSettled(page: Page, url: string): Promise<void> {
  const isQuiet = watchRequests(page);
  await page.goto(url);
  await scrollThrough(page);
  // A slow page may begin to watch for its islands after all of it was in sight: those are shown again.
  await expect(async () => expect(await showHydrating(page)).toEqual([])).toPass();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await isQuiet();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Brings the first island into sight that is not hydrated though it could be; answers the types of all of them. */
const showHydrating = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('k-island:not([data-state])')];
    const left = all.filter(({ dataset, firstElementChild }) => {
      const isVisible = dataset.hydrate === 'visible' && firstElementChild?.checkVisibility();
      return isVisible || dataset.hydrate === 'load' || dataset.hydrate === 'idle';
    });
    left[0]?.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return left.map(({ dataset }) => dataset.widget);
  });
