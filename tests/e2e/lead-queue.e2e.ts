import { button, EMPTY, kept, SAVE, send, stateOf, watchKeys } from './lead-fault-steps.ts';
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
  await stateOf(page, 'waiting');
  await context.setOffline(false);
  await expect(dialog.locator('[data-success]')).toContainText('Terima kasih');
  const link = dialog.getByRole('link', { name: 'Buka WhatsApp' });
  await expect(link).toHaveAttribute('href', /whatsapp\.com\/send\?phone=6281200009001/);
  await expectLeads(visitor, 1);

  await page.keyboard.press('Escape');
  await send(page, visitor);
  await expect(dialog.locator('[data-success]')).toContainText('Terima kasih');
  await page.reload();
  await send(page, visitor);
  await expect(dialog.locator('[data-success]')).toContainText('Terima kasih');
  await expectLeads(visitor, 1);
  expect(new Set(keys).size).toBe(1);
});

test('[OPS-04][LEAD-09] the reload that an unclear answer asks for sends the lead, and confirms it', async ({
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
  await expect(dialog.locator('[data-success]')).toContainText('Terima kasih');
  await expectLeads(visitor, 1);
  expect(new Set(keys).size).toBe(1);
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
  await stateOf(page, 'waiting');
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
  test(`[OPS-07] ${what} before the answer keeps no visitor from WhatsApp`, async ({
    page,
    context,
    site,
  }) => {
    const keys = watchKeys(context);
    const visitor = newVisitor();
    await page.route(SAVE, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${before}${await response.text()}` });
    });
    await page.goto(site.fixture('lead'));
    const dialog = await send(page, visitor);
    await expect(dialog.locator('[data-success]')).toContainText('Terima kasih');
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
  await expect.poll(() => rows.length).toBe(1);
  await page.clock.fastForward(31_000);
  await stateOf(page, 'waiting');
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
  const answers: (() => Promise<void>)[] = [];
  await page.clock.install();
  await page.route(SAVE, (route) => {
    answers.push(() => route.continue());
  });
  await page.goto(site.fixture('lead'));
  const dialog = await send(page, visitor);
  await stateOf(page, 'sending');
  await expect.poll(() => answers.length).toBe(1);
  await page.clock.fastForward(40_000);
  await stateOf(page, 'waiting');
  await answers[0]?.();
  await expect(dialog.getByRole('link', { name: 'Buka WhatsApp' })).toBeVisible();
  await expectLeads(visitor, 1);
});

test('[OPS-55] a brochure pressed in an app that has one view only: the lead is posted once, the page stays, and a link is offered', async ({
  page,
  context,
  site,
}) => {
  const keys = watchKeys(context);
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
  expect(keys).toHaveLength(1);
});

for (const year of [2015, 2031])
  test(`[OPS-53] a lead that waits while the device's clock says ${year} is sent once the clock is right`, async ({
    page,
    context,
    site,
  }) => {
    const visitor = newVisitor();
    await page.clock.install({ time: new Date(year, 0, 1) });
    await page.goto(site.fixture('lead'));
    await page.route(SAVE, (route) => route.abort());
    await send(page, visitor);
    await stateOf(page, 'waiting');
    await expect.poll(() => kept(page)).toBe(1);
    await page.close();

    const later = await context.newPage();
    await later.clock.setSystemTime(new Date());
    await later.goto(site.fixture('lead'));
    expect(await later.evaluate(() => new Date().getFullYear())).not.toBe(year);
    await expectLeads(visitor, 1);
  });
