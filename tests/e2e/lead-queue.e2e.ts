import type { BrowserContext, Page } from '@playwright/test';
import { button, EMPTY, kept, SAVE, send } from './lead-fault-steps.ts';
import { expect, test } from './site.ts';
import {
  expectLeads,
  fillLead,
  leadsOf,
  newVisitor,
  openDialog,
  standAtEdge,
  staysOnPage,
} from './visitor.ts';

/** Keys of the saves that leave any tab, in their order. */
function watchKeys(context: BrowserContext): string[] {
  const keys: string[] = [];
  context.on('request', (request) => {
    if (!SAVE.test(request.url())) return;
    keys.push(new URLSearchParams(request.postData() ?? '').get('idempotency_key') ?? '');
  });
  return keys;
}

/** Addresses that the measurement tag of a tab was told with the events of a name. */
const toldBy = (tab: Page, event: string) =>
  tab.evaluate((wanted) => {
    const layer = (window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [];
    const events = layer.map((each) => Array.from(each)).filter(([, name]) => name === wanted);
    return events.map(([, , parameters]) => (parameters as { page_location: string }).page_location);
  }, event);

const stateOf = (page: Page, state: string) =>
  expect(page.locator('#_general-modal form')).toHaveAttribute('data-state', state);

test.beforeEach(async ({ context }) => {
  await standAtEdge(context);
  await staysOnPage(context);
});

test('[OPS-04] a lead that is sent later shows its success and its WhatsApp link; pressing again is the same lead', async ({
  page,
  context,
  site,
}) => {
  const keys = watchKeys(context);
  const visitor = newVisitor();
  await page.goto(site.fixture('lead'));
  await button(page).click();
  const dialog = openDialog(page);
  await fillLead(dialog, visitor);
  await expect(page.locator('#_general-modal k-island')).toHaveAttribute('data-state', 'awake');
  await context.setOffline(true);
  await dialog.locator('[data-submit]').click();
  await stateOf(page, 'lost');
  await context.setOffline(false);
  await expect(dialog.getByRole('status')).toContainText('Terima kasih');
  const link = dialog.getByRole('link', { name: 'Buka WhatsApp' });
  await expect(link).toHaveAttribute('href', /whatsapp\.com\/send\?phone=6281200009001/);
  await expectLeads(visitor, 1);

  await page.keyboard.press('Escape');
  await send(page, visitor);
  await expect(dialog.getByRole('status')).toContainText('Terima kasih');
  await page.reload();
  await send(page, visitor);
  await expect(dialog.getByRole('status')).toContainText('Terima kasih');
  await expectLeads(visitor, 1);
  expect(new Set(keys).size).toBe(1);
});

test('[OPS-04][LEAD-09] the reload that an unclear answer asks for sends the lead, and says so', async ({
  page,
  context,
  site,
}) => {
  const keys = watchKeys(context);
  const visitor = newVisitor();
  await page.clock.install();
  await page.goto(site.fixture('lead'));
  await page.route(SAVE, (route) => route.fulfill({ status: 200, body: '' }));
  const dialog = await send(page, visitor);
  await expect(dialog.locator('[data-failed]')).toHaveText(EMPTY);
  await page.unroute(SAVE);
  await page.reload();
  await expectLeads(visitor, 1);
  await button(page).click();
  await expect(dialog.getByRole('link', { name: 'Buka WhatsApp' })).toBeVisible();
  await page.keyboard.press('Escape');
  await send(page, visitor);
  await expect(dialog.getByRole('status')).toContainText('Terima kasih');
  await expectLeads(visitor, 1);
  expect(new Set(keys).size).toBe(1);
});

test('[OPS-05] two tabs that are online again at once send a lead once, and report the conversion once', async ({
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
  await page.goto(`${site.fixture('analytics-tag')}?tab=1`);
  await button(page).click();
  await fillLead(openDialog(page), visitor);
  await expect(page.locator('#_general-modal k-island')).toHaveAttribute('data-state', 'awake');
  await context.setOffline(true);
  await openDialog(page).locator('[data-submit]').click();
  await stateOf(page, 'lost');
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
  await page.goto(`${site.fixture('analytics-tag')}?tab=1`);
  await button(page).click();
  await fillLead(openDialog(page), visitor);
  await expect(page.locator('#_general-modal k-island')).toHaveAttribute('data-state', 'awake');
  await context.setOffline(true);
  await openDialog(page).locator('[data-submit]').click();
  await stateOf(page, 'lost');
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
  await stateOf(page, 'lost');
  await page.clock.fastForward(1000);
  await page.close();
  const next = await context.newPage();
  await next.goto(`${site.fixture('analytics-tag')}?campaign=next`);
  await expectLeads(visitor, 1);
  await expect
    .poll(() => toldBy(next, 'generate_lead'))
    .toEqual([`${site.fixture('analytics-tag')}?campaign=left`]);
});

test('[OPS-06] a backend that is down for a while gets the lead while the visitor stays', async ({
  page,
  context,
  site,
}) => {
  const keys = watchKeys(context);
  const visitor = newVisitor();
  await page.clock.install();
  await page.goto(site.fixture('lead'));
  let isDown = true;
  await page.route(SAVE, (route) => (isDown ? route.fulfill({ status: 503, body: '' }) : route.continue()));
  const dialog = await send(page, visitor);
  await stateOf(page, 'lost');
  for (const [tries, seconds] of [
    [2, 2],
    [3, 4],
    [4, 8],
  ] as const) {
    await page.clock.fastForward(seconds * 1000);
    await expect.poll(() => keys.length).toBe(tries);
  }
  isDown = false;
  await page.clock.fastForward(16_000);
  await expectLeads(visitor, 1);
  await expect(dialog.getByRole('link', { name: 'Buka WhatsApp' })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(await kept(page)).toBe(0);
});

for (const [what, before] of [
  [
    'a notice',
    '<br />\n<b>Notice</b>:  Undefined index: utm in <b>/var/www/x.php</b> on line <b>9</b><br />\n',
  ],
  ['a byte order mark', '\uFEFF\uFEFF'],
] as const) {
  test(`[OPS-07] ${what} before the answer keeps nobody from WhatsApp`, async ({ page, context, site }) => {
    const keys = watchKeys(context);
    const visitor = newVisitor();
    await page.route(SAVE, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${before}${await response.text()}` });
    });
    await page.goto(site.fixture('lead'));
    const dialog = await send(page, visitor);
    await expect(dialog.getByRole('status')).toContainText('Terima kasih');
    await expectLeads(visitor, 1);
    await page.goto(site.fixture('lead'));
    await expect(page.locator('html')).toHaveAttribute('data-alive', '');
    expect(keys).toHaveLength(1);
  });
}

test('[OPS-07] a backend that knows no keys and takes more than 30 seconds stores a lead once', async ({
  page,
  site,
}) => {
  const visitor = newVisitor();
  const rows: string[] = [];
  const answers: (() => Promise<void>)[] = [];
  await page.clock.install();
  await page.route(SAVE, (route) => {
    rows.push(new URLSearchParams(route.request().postData() ?? '').get('name') ?? '');
    answers.push(() => route.fulfill({ json: { success: true } }).catch(() => {}));
  });
  await page.goto(site.fixture('lead'));
  const dialog = await send(page, visitor);
  await stateOf(page, 'sending');
  await page.clock.fastForward(31_000);
  await stateOf(page, 'lost');
  await dialog.locator('[data-submit]').click();
  await stateOf(page, 'sending');
  await page.reload();
  await button(page).click();
  await expect(page.locator('#_general-modal k-island')).toHaveAttribute('data-state', 'awake');
  await page.clock.fastForward(30_000);
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  expect(rows).toEqual([visitor.name]);
  expect(await kept(page)).toBe(1);
});

test('[OPS-07] an answer that comes after more than 30 seconds still shows the success', async ({
  page,
  site,
}) => {
  const visitor = newVisitor();
  let answer = async () => {};
  await page.clock.install();
  await page.route(SAVE, (route) => {
    answer = () => route.continue();
  });
  await page.goto(site.fixture('lead'));
  const dialog = await send(page, visitor);
  await stateOf(page, 'sending');
  await page.clock.fastForward(40_000);
  await stateOf(page, 'lost');
  await answer();
  await expect(dialog.getByRole('link', { name: 'Buka WhatsApp' })).toBeVisible();
  await expectLeads(visitor, 1);
});

test('a brochure pressed in an app that has one view only: the lead is saved, the page stays, and a link is offered', async ({
  page,
  site,
}) => {
  const visitor = newVisitor();
  await page.addInitScript(() => {
    window.open = (url) => {
      location.assign(String(url));
      return window;
    };
  });
  await page.goto(site.fixture('lead'));
  await page.locator('main').getByRole('link', { name: 'Unduh brosur' }).click();
  const dialog = openDialog(page);
  await fillLead(dialog, visitor);
  // Not by the test's own click, which waits for the navigation that it causes.
  await dialog
    .locator('[data-submit]')
    .evaluate((submit: HTMLElement) => void setTimeout(() => submit.click()));
  await expectLeads(visitor, 1);
  // Nor by a locator: it would wait for the navigation that the page has stopped.
  const success = () =>
    page
      .evaluate(() => document.querySelector<HTMLElement>('dialog[open] form')?.innerText)
      .catch(() => 'on its way');
  await expect.poll(success).toContain('Buka brosur');
  expect(page.url()).toBe(site.fixture('lead'));
  expect(leadsOf(visitor)[0]).toMatchObject({ lead_type_name: 'Brochure' });
});
