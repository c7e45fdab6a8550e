import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Starts to add up layout shifts that no input explains; call it before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shared = window as { shifts?: number };
    shared.shifts = 0;
    type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number };
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value } of list.getEntries() as Shift[])
        if (!hadRecentInput) shared.shifts = (shared.shifts ?? 0) + value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift since the page was opened, to two digits. */
export async function shiftsOf(page: Page): Promise<string> {
  const shifts = await page.evaluate(() => (window as { shifts?: number }).shifts);
  return (shifts ?? Number.NaN).toFixed(2);
}

/** What axe finds wrong, with the first place of each. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Goes to the end of the page and back, a screen at a time, and lets the browser paint each. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await painted();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await painted();
  });
}

/** Waits until every island of the page has its script. */
export async function allAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const islands = [...document.querySelectorAll<HTMLElement>('k-island')];
    return islands.length > 0 && islands.every((island) => island.dataset.state === 'awake');
  });
}
