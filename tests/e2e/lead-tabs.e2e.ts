import type { Page } from '@playwright/test';
import { button, kept, SAVE, send, stateOf, watchKeys } from './lead-fault-steps.ts';
import { expect, test } from './site.ts';
import {
  expectLeads,
  fillLead,
  newVisitor,
  openDialog,
  standAtEdge,
  staysOnPage,
  type Visitor,
} from './visitor.ts';

/** The addresses in the events of a name that the measurement tag of a tab received. */
const toldBy = (tab: Page, event: string) =>
  tab.evaluate((wanted) => {
    const layer = (window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [];
    const events = layer.map((each) => Array.from(each)).filter(([, name]) => name === wanted);
    return events.map(([, , parameters]) => (parameters as { page_location: string }).page_location);
  }, event);

/** Fills the form of a page, and sends it without a connection. */
async function leaveOffline(page: Page, address: string, visitor: Visitor): Promise<void> {
  await page.goto(address);
  await button(page).click();
  await fillLead(openDialog(page), visitor);
  await expect(page.locator('#_general-modal k-island')).toHaveAttribute('data-state', 'awake');
  await page.context().setOffline(true);
  await openDialog(page).locator('[data-submit]').click();
  await stateOf(page, 'waiting');
}

test.beforeEach(async ({ context }) => {
  await standAtEdge(context);
  await staysOnPage(context);
});

test('[OPS-05] two tabs that come online at the same time send a lead once, and report the conversion once', async ({
  page,
  context,
  site,
}) => {
  const keys = watchKeys(context);
  const visitor = newVisitor();
  const other = await context.newPage();
  await other.goto(`${site.fixture('analytics-tag')}?tab=2`);
  await button(other).click();
  await expect(other.locator('#_general-modal k-island')).toHaveAttribute('data-state', 'awake');
  await expect.poll(async () => (await toldBy(other, 'page_view')).length).toBe(1);
  await page.bringToFront();
  await leaveOffline(page, `${site.fixture('analytics-tag')}?tab=1`, visitor);
  keys.length = 0;
  await context.setOffline(false);
  await expectLeads(visitor, 1);
  await stateOf(page, 'sent');
  await expect.poll(() => kept(page)).toBe(0);
  const both = async () => [
    ...(await toldBy(page, 'generate_lead')),
    ...(await toldBy(other, 'generate_lead')),
  ];
  await expect.poll(both).toEqual([`${site.fixture('analytics-tag')}?tab=1`]);
  expect(keys).toHaveLength(1);
});

test('[OPS-04] [OPS-05] a tab that finds another one looking at its lead sends it right after', async ({
  page,
  context,
  site,
}) => {
  const keys = watchKeys(context);
  const visitor = newVisitor();
  const other = await context.newPage();
  await other.goto(site.fixture('analytics-tag'));
  await page.bringToFront();
  await page.clock.install();
  await leaveOffline(page, `${site.fixture('analytics-tag')}?tab=1`, visitor);
  const [key = ''] = keys.splice(0);
  await other.evaluate(
    (name) =>
      new Promise<void>((isHeld) => {
        const look = () =>
          new Promise<void>((looked) => {
            Object.assign(window, { looked });
            isHeld();
          });
        void navigator.locks.request(name, look);
      }),
    `kavling-outbox:${key}`,
  );
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await page.clock.runFor(100);
  await other.evaluate(() => (window as unknown as { looked(): void }).looked());
  await page.clock.runFor(10_000);
  await expectLeads(visitor, 1);
  await expect.poll(() => keys).toEqual([key]);
});

test('[OPS-05] the next page reports the conversion with the facts of the page that the lead was left on', async ({
  page,
  context,
  site,
}) => {
  const visitor = newVisitor();
  await page.clock.install();
  await page.route(SAVE, (route) => route.abort());
  await page.goto(`${site.fixture('analytics-tag')}?campaign=left`);
  await send(page, visitor);
  await stateOf(page, 'waiting');
  await page.clock.fastForward(1000);
  await page.close();
  const next = await context.newPage();
  await next.goto(`${site.fixture('analytics-tag')}?campaign=next`);
  await expectLeads(visitor, 1);
  await expect
    .poll(() => toldBy(next, 'generate_lead'))
    .toEqual([`${site.fixture('analytics-tag')}?campaign=left`]);
});

for (const fixture of ['otp', 'lead'])
  test(`[OPS-51] on the page "${fixture}" a tab without a lead shows no thanks, whichever tab delivers the lead`, async ({
    page,
    context,
    site,
  }) => {
    const visitor = newVisitor();
    await page.goto(site.fixture(fixture));
    await page.route(SAVE, (route) => route.abort());
    await button(page).click();
    await fillLead(openDialog(page), visitor);
    await openDialog(page).locator('[data-submit]').click();
    await expect.poll(() => kept(page)).toBe(1);
    const other = await context.newPage();
    await other.goto(site.fixture(fixture));
    await button(other).click();
    const isTried = async () => {
      await other.evaluate(() => dispatchEvent(new Event('online')));
      return kept(other);
    };
    await expect.poll(isTried, { timeout: 45_000 }).toBe(0);
    await expectLeads(visitor, 1);
    await expect(openDialog(other).locator('[data-submit]')).toBeVisible();
    await expect(openDialog(other).getByRole('status').filter({ hasText: 'Terima kasih' })).toHaveCount(0);
    await expect(openDialog(other).getByRole('textbox').first()).toBeVisible();
  });
