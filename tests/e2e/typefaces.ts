import { expect, type Page } from '@playwright/test';
import { frames } from './frames.ts';

/** A visit on which no font file arrives before `release` is called. */
export interface HeldVisit {
  /** Releases the font files, and waits until they are in use. */
  release(): Promise<void>;
  /** The layout shift since the first paint. */
  shift(): Promise<number>;
}

/** Opens a page as on a network that keeps every font file back. */
export async function visitWithoutFontFiles(page: Page, url: string): Promise<HeldVisit> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  const shift = await watchShifts(page);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return {
    async release() {
      release();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await frames(page, 1);
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    },
    shift,
  };
}

/** From now on every document counts how much has moved in it: the answer asks the present one. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shift = 0;
    Object.assign(window, { shiftSoFar: () => shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shiftSoFar(): number }).shiftSoFar());
}

/** The words on the screen with the font of the device that draws them, where one does. */
export async function wordsInDeviceFonts(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      if (!hasText || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return false;
      const { top, bottom, left, right, width } = element.getBoundingClientRect();
      return width > 1 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    for (const [at, element] of seen.entries()) element.dataset.seen = String(at);
    return seen.length;
  });
  expect(count).toBeGreaterThan(2);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const wrong: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const selector = `[data-seen="${at}"]`;
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const strange = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
    if (strange.length > 0) wrong.push(`${await page.locator(selector).innerText()}: ${strange.join()}`);
  }
  await session.detach();
  return wrong;
}
