import type { Page, Request } from '@playwright/test';
import { axeOn } from './axe.ts';
import { frames } from './frames.ts';
import { expect } from './site.ts';

/** Voice control users must be able to say the visible label: off by default. */
const RULES = { 'label-content-name-mismatch': { enabled: true } };

/** axe finds nothing on the current page by its rules without these; frames of other sites are skipped. */
export function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  const off = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  return expectNothing(axeOn(page, { ...RULES, ...off }).exclude('iframe'));
}

/** axe finds nothing in a part of the current page. */
export function expectAccessiblePart(page: Page, part: string): Promise<void> {
  return expectNothing(axeOn(page, RULES).include(part));
}

/** axe finds no text on the current page whose colour is too near to that below it. */
export function expectReadable(page: Page): Promise<void> {
  return expectNothing(axeOn(page).withRules('color-contrast').exclude('iframe'));
}

async function expectNothing(axe: ReturnType<typeof axeOn>): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/**
 * Counts layout shifts from now on; call before `goto`. The returned function resolves to the sum so far, to two
 * places.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const counter = window as Window & { shifts?: number };
    counter.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        counter.shifts = (counter.shifts ?? 0) + (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => ((window as Window & { shifts?: number }).shifts ?? 0).toFixed(2));
}

/** Scrolls to the end and back, one screen at a time, and waits for the pictures on the way. */
export async function scrollThrough(page: Page): Promise<void> {
  const toTop = () => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await toTop();
  await frames(page);
  while (await page.evaluate(scrollOn)) await frames(page);
  await toTop();
  await frames(page);
  await page.evaluate(async () => {
    // Pictures that wait beside the screen have not been asked for, and would never be ready.
    const asked = [...document.images].filter((image) => image.complete && image.naturalWidth > 0);
    const decoded = Promise.all(asked.map((image) => image.decode().catch(() => {})));
    // Now and then Chromium never answers for a picture that it has drawn long ago.
    const longEnough = new Promise((done) => setTimeout(done, 4000));
    await Promise.race([decoded, longEnough]);
  });
  await frames(page);
}

/** Runs in the page: scrolls on by a screen; false at the end, and where a page under an open dialog does not scroll. */
function scrollOn(): boolean {
  // Sections far away have a height that is guessed, so the end moves, and with it the place that is in sight.
  if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) return false;
  const before = scrollY;
  scrollBy({ top: innerHeight * 0.9, behavior: 'instant' });
  return scrollY !== before;
}

/**
 * Tracks requests from now on; call before `goto`. The returned function waits until the page is idle with no request
 * in flight; films may go on loading for as long as they play.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const onTheWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'media') onTheWay.add(request);
  });
  page.on('requestfinished', (request) => onTheWay.delete(request));
  page.on('requestfailed', (request) => onTheWay.delete(request));
  return async () => {
    await expect(async () => {
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      expect([...onTheWay].map((request) => request.url())).toEqual([]);
    }).toPass();
  };
}
