import type { Page } from '@playwright/test';

/** Waits until every island that `selector` names is hydrated; one that failed lets the wait run out. */
export async function allHydrated(page: Page, selector = 'k-island'): Promise<void> {
  await page.waitForFunction((islands) => {
    const all = [...document.querySelectorAll<HTMLElement>(islands)];
    return all.length > 0 && all.every((island) => island.dataset.state === 'awake');
  }, selector);
}

/** Presses a key and returns the text of the element that then has the focus. */
export async function press(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
}
