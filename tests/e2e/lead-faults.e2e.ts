import type { Page, Route } from '@playwright/test';
import { expect, test } from './site.ts';
import {
  expectLeads,
  fillLead,
  leadsOf,
  newVisitor,
  openDialog,
  standAtEdge,
  type Visitor,
} from './visitor.ts';

const SAVE = /admin-(post|ajax)\.php/;
const EMPTY = 'Mohon maaf ada kesalahan. Silakan refresh halaman kemudian coba lagi.';

const button = (page: Page) => page.locator('main').getByRole('link', { name: 'Hubungi Kami', exact: true });
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kavling-outbox:')).length);

async function send(page: Page, visitor: Visitor) {
  await button(page).click();
  const dialog = openDialog(page);
  await fillLead(dialog, visitor);
  await dialog.locator('[data-submit]').click();
  return dialog;
}

/** What goes wrong once; from then on the real backend answers. */
const FAULTS: readonly [string, string, (route: Route) => Promise<void>, number][] = [
  ['no connection', '', (route) => route.abort('connectionreset'), 0],
  ['status 500', '', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }), 0],
  ['status 429', '', (route) => route.fulfill({ status: 429, json: { success: false } }), 0],
  ['an empty body', EMPTY, (route) => route.fulfill({ status: 200, body: '' }), 0],
  ['-1', EMPTY, (route) => route.fulfill({ status: 200, body: '-1' }), 0],
  [
    'HTML instead of JSON',
    '',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Maintenance</h1>' }),
    0,
  ],
  [
    'an answer that is lost after the row was written',
    '',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    1,
  ],
];

for (const [what, message, fail, rows] of FAULTS) {
  test(`[LEAD-09][LEAD-11] ${what}: ${message ? 'the sentence shows' : 'nothing shows'}, and a second try is still one lead`, async ({
    page,
    context,
    site,
  }) => {
    await standAtEdge(context);
    const visitor = newVisitor();
    const keys = new Set<string>();
    let tries = 0;
    await page.route(SAVE, async (route) => {
      tries += 1;
      keys.add(new URLSearchParams(route.request().postData() ?? '').get('idempotency_key') ?? '');
      if (tries === 1) await fail(route);
      else await route.continue();
    });
    await page.goto(site.fixture('lead'));
    const dialog = await send(page, visitor);
    const form = dialog.locator('form');
    await expect(form).toHaveAttribute('data-state', message ? 'refused' : 'lost');
    await expect(form.locator('[data-failed]')).toHaveText(message);
    await expect(form.locator('[data-alert]')).toHaveText('');
    await expect(form.locator('[data-submit]')).toBeEnabled();
    expect(leadsOf(visitor)).toHaveLength(rows);
    expect(await kept(page)).toBe(1);

    await form.locator('[data-submit]').click();
    await page.waitForURL(/whatsapp\.com/);
    await expectLeads(visitor, 1);
    expect(keys.size).toBe(1);
    expect(tries).toBe(2);
    await page.goBack();
    expect(await kept(page)).toBe(0);
  });
}

test('[LEAD-11] offline at submit: the lead goes out by itself once there is a connection', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  await page.goto(site.fixture('lead'));
  await button(page).click();
  const dialog = openDialog(page);
  await fillLead(dialog, visitor);
  await expect(page.locator('#general-modal k-island')).toHaveAttribute('data-state', 'awake');
  await context.setOffline(true);
  await dialog.locator('[data-submit]').click();
  await expect(dialog.locator('form')).toHaveAttribute('data-state', 'lost');
  expect(leadsOf(visitor)).toEqual([]);
  await context.setOffline(false);
  await expectLeads(visitor, 1);
  await expect.poll(() => kept(page)).toBe(0);
});

test('offline before the script is there: the submit waits for the connection and is not lost', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  const held: Route[] = [];
  await page.route(/\/assets\/(?!boot).*\.js$/, (route) => void held.push(route));
  await page.goto(site.fixture('lead'));
  await button(page).click();
  const dialog = openDialog(page);
  await fillLead(dialog, visitor);
  await context.setOffline(true);
  await Promise.all(held.map((route) => route.abort('internetdisconnected')));
  await page.unroute(/\/assets\/(?!boot).*\.js$/);
  await dialog.locator('[data-submit]').click();
  await expect(dialog.locator('[data-submit]')).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByLabel('Nama lengkap')).toHaveValue(visitor.name);
  await context.setOffline(false);
  await page.waitForURL(/whatsapp\.com/);
  await expectLeads(visitor, 1);
});

test('[LEAD-11] a save without an answer ends after 30 seconds, and the next page sends it', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  await page.clock.install();
  let isStuck = true;
  await page.route(SAVE, async (route) => {
    if (!isStuck) await route.continue();
  });
  await page.goto(site.fixture('lead'));
  const dialog = await send(page, visitor);
  await expect(dialog.locator('form')).toHaveAttribute('data-state', 'sending');
  await page.clock.fastForward(31_000);
  await expect(dialog.locator('form')).toHaveAttribute('data-state', 'lost');
  isStuck = false;
  await page.goto(site.fixture('lead-custom'));
  await expectLeads(visitor, 1);
});

for (const clicks of [2, 10]) {
  test(`[LEAD-04] ${clicks} clicks at a latency of 3 seconds are one request and one lead`, async ({
    page,
    context,
    site,
  }) => {
    await standAtEdge(context);
    page.on('dialog', (alert) => void alert.accept());
    const visitor = newVisitor();
    let tries = 0;
    await page.route(SAVE, async (route) => {
      tries += 1;
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue();
    });
    await page.goto(site.fixture('lead'));
    await button(page).click();
    const dialog = openDialog(page);
    await fillLead(dialog, visitor);
    await dialog.locator('form').evaluate((form: HTMLFormElement, count) => {
      for (let each = 0; each < count; each++) form.querySelector<HTMLElement>('[data-submit]')?.click();
    }, clicks);
    await page.waitForURL(/whatsapp\.com/);
    expect(tries).toBe(1);
    await expectLeads(visitor, 1);
  });
}

test('[LEAD-08] back from WhatsApp the page is ready for another lead, and forward sends nothing', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const [first, second] = [newVisitor(), newVisitor()];
  await page.goto(site.fixture('lead'));
  await send(page, first);
  await page.waitForURL(/whatsapp\.com/);
  await page.goBack();
  await page.goForward();
  await page.goBack();
  await expectLeads(first, 1);
  await page.keyboard.press('Escape');
  await expect(openDialog(page)).toHaveCount(0);
  const dialog = await send(page, second);
  await expect(dialog.getByRole('status')).toContainText('Terima kasih');
  await expectLeads(second, 1);
  await expectLeads(first, 1);
});

test('two tabs that both know of a lost lead are one lead', async ({ page, context, site }) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  await page.route(SAVE, (route) => route.abort());
  await page.goto(site.fixture('lead'));
  const dialog = await send(page, visitor);
  await expect(dialog.locator('form')).toHaveAttribute('data-state', 'lost');
  const other = await context.newPage();
  await other.goto(site.fixture('lead-custom'));
  await expectLeads(visitor, 1);
  await page.unroute(SAVE);
  await page.bringToFront();
  await dialog.locator('[data-submit]').click();
  await page.waitForURL(/whatsapp\.com/);
  await expectLeads(visitor, 1);
});

test('storage that throws and cookies that are off do not keep a lead back', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  const visitor = newVisitor();
  await page.goto(`${site.fixture('lead')}?utm_source=ig`);
  await send(page, visitor);
  await page.waitForURL(/whatsapp\.com/);
  const [row] = await expectLeads(visitor, 1);
  expect(row).toMatchObject({ utm_source: 'ig' });
});

test('storage that is full does not keep a lead back', async ({ page, context, site }) => {
  await standAtEdge(context);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const visitor = newVisitor();
  await page.goto(site.fixture('lead'));
  await send(page, visitor);
  await page.waitForURL(/whatsapp\.com/);
  await expectLeads(visitor, 1);
});

for (const [what, hours] of [
  ['ahead', 30],
  ['behind', -30],
] as const) {
  test(`a clock that is 30 hours ${what} does not keep a lead back`, async ({ page, context, site }) => {
    await standAtEdge(context);
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    const visitor = newVisitor();
    await page.goto(site.fixture('lead'));
    await send(page, visitor);
    await expectLeads(visitor, 1);
  });
}

test('[ANA-10] a blocked analytics service and blocked third parties keep nothing back', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  await context.route(/googletagmanager|google-analytics/, (route) => route.abort('blockedbyclient'));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const visitor = newVisitor();
  await page.goto(site.fixture('analytics-tag'));
  await send(page, visitor);
  await page.waitForURL(/whatsapp\.com/);
  await expectLeads(visitor, 1);
  expect(errors).toEqual([]);
});

test('a tap before the runtime and the form are there opens the window at once, and its submit is not lost', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/(?!boot).*\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  const visitor = newVisitor();
  await page.goto(site.fixture('lead'));
  const brochure = page.locator('main').getByRole('link', { name: 'Unduh brosur' });
  await brochure.click();
  const dialog = openDialog(page);
  await expect(dialog).toHaveAccessibleName('Download Brochure');
  await page.keyboard.press('Escape');
  await button(page).click();
  await expect(dialog).toHaveAccessibleName('Hubungi Kami');
  await fillLead(dialog, visitor);
  await dialog.getByRole('button', { name: 'Chat Sekarang' }).click();
  await expect(dialog.locator('[data-submit]')).toHaveAttribute('aria-busy', 'true');
  expect(leadsOf(visitor)).toEqual([]);
  arrive();
  await page.waitForURL(/whatsapp\.com/);
  const [row] = await expectLeads(visitor, 1);
  expect(row).toMatchObject({ name: visitor.name, lead_type_name: 'Whatsapp', spam: 0 });
});

test('where script cannot be loaded after the boot, the form posts by itself', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  await page.route(/\/assets\/(?!boot).*\.js$/, (route) => route.abort());
  const visitor = newVisitor();
  await page.goto(site.fixture('lead'));
  await button(page).click();
  const dialog = openDialog(page);
  await fillLead(dialog, visitor);
  await dialog.getByRole('button', { name: 'Chat Sekarang' }).click();
  await page.waitForURL(/admin-post/);
  await expect(page.locator('main')).toContainText(visitor.name);
  await expectLeads(visitor, 1);
});
