import { type CDPSession, expect, test } from '@playwright/test';
import { openInStudio, type StudioSite, startStudio } from './studio-site.ts';

const STUDIO = '/.kavling/studio/';
let site: StudioSite;
// All in one worker: the studio is started once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startStudio(['vila-pesisir']);
});
test.afterAll(() => site?.close());

/** Counts the bytes that the window and its data take on the wire from now on; the page being edited is apart. */
async function countBytes(session: CDPSession): Promise<() => Record<'window' | 'page', number>> {
  const urls = new Map<string, string>();
  const sums = { window: 0, page: 0 };
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { pathname } = new URL(urls.get(requestId) ?? 'http://unknown');
    const isWindow = pathname.startsWith(STUDIO) && !pathname.startsWith(`${STUDIO}frame/`);
    sums[isWindow ? 'window' : 'page'] += encodedDataLength;
  });
  return () => ({ ...sums });
}

test('the first opening takes at most 440 kB on the wire, the next one 20 kB beside the page', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const sofar = await countBytes(session);
  await openInStudio(page, site, 'vila-pesisir');
  await page.waitForLoadState('networkidle');
  const first = sofar();
  expect(first.window).toBeGreaterThan(100_000);
  expect(first.window).toBeLessThanOrEqual(440_000);
  await openInStudio(page, site, 'vila-pesisir');
  await page.waitForLoadState('networkidle');
  const again = sofar().window - first.window;
  expect(again).toBeGreaterThan(0);
  expect(again).toBeLessThanOrEqual(20_000);
});

test('before its style and its script have come, the window shows what it opens', async ({ page }) => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/assets\/studio\.(?:css|js)$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(`${site.url}${STUDIO}edit/vila-pesisir`, { waitUntil: 'commit' });
  const opening = page.getByRole('status').filter({ hasText: 'Opening vila-pesisir …' });
  await expect(opening).toBeVisible();
  // It is painted, not only there.
  const painted = await page.evaluate(
    () =>
      new Promise((done) => {
        new PerformanceObserver((list) => done(list.getEntries().map(({ name }) => name))).observe({
          type: 'paint',
          buffered: true,
        });
      }),
  );
  expect(painted).toContain('first-contentful-paint');
  arrive();
  await page.locator('.st-overlay[data-ready="true"]').waitFor();
  await expect(opening).toHaveCount(0);
});
