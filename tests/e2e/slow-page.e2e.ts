import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { startSlowSite } from './slow-site.ts';
import { expectLeads, fillLead, newVisitor, openDialog, standAtEdge } from './visitor.ts';

test('a tap on a page that is still loading opens the form once it has arrived, and loses no lead', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const slow = await startSlowSite(site.url);
  await page.goto(new URL(new URL(site.fixture('lead')).pathname, slow.url).href, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'kavlingBoot' in window);
  const button = page.locator('main').getByRole('link', { name: 'Hubungi Kami', exact: true });
  await button.click({ noWaitAfter: true });
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await expect(openDialog(page)).toHaveCount(0);
  expect(page.url()).toContain(slow.url);
  slow.finish();

  const visitor = newVisitor();
  await fillLead(openDialog(page), visitor);
  await openDialog(page).locator('[data-submit]').click();
  await expectLeads(visitor, 1);
  await page.waitForURL(/whatsapp\.com/);
  slow.close();
});

/** Records on every frame how far the page is scrolled and where the target is on the screen. */
async function watchTarget(page: Page, id: string): Promise<void> {
  await page.addInitScript((name) => {
    const frames: { y: number; top: number | null }[] = [];
    Object.assign(window, { frames });
    const look = () => {
      const target = document.getElementById(name);
      frames.push({ y: scrollY, top: target && Math.round(target.getBoundingClientRect().top) });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, id);
}

for (const [state, cut] of [
  ['its target is there, the boot is not', '</main>'],
  ['its target and the boot are there', '<script type="application'],
  ['neither its target nor the boot is there', '<section id="lokasi"'],
] as const) {
  test(`[PAGE-05] with reduced motion one press while the page is still loading is one jump: ${state}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchTarget(page, 'lokasi');
    const slow = await startSlowSite(site.url, { cut });
    const path = new URL(site.fixture('layout-anchors')).pathname;
    await page.goto(new URL(path, slow.url).href, { waitUntil: 'commit' });
    const link = page.getByRole('link', { name: 'Ke lokasi', exact: true });
    if (cut === '<script type="application') await page.waitForFunction(() => 'kavlingBoot' in window);
    await link.click({ noWaitAfter: true });
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    slow.finish();
    await expect(page.locator('html')).toHaveAttribute('data-alive', '');
    await expect(page.locator('#lokasi')).toBeInViewport();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));

    const frames = await page.evaluate(
      () => (window as unknown as { frames: { y: number; top: number | null }[] }).frames,
    );
    const arrived = frames.findIndex(({ y }) => y > 0);
    const places = frames.slice(arrived).map(({ top }) => top ?? Number.NaN);
    expect(arrived).toBeGreaterThan(0);
    expect(Math.max(...places) - Math.min(...places), JSON.stringify(places)).toBeLessThanOrEqual(1);
    expect(places.at(-1)).toBeLessThan(200);
    slow.close();
  });
}
