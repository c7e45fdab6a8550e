import { button, SAVE, send } from './lead-fault-steps.ts';
import { expect, test } from './site.ts';
import { expectLeads, fillLead, leadsOf, newVisitor, openDialog, standAtEdge } from './visitor.ts';

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
  await expect(dialog.locator('[data-success]')).toContainText('Terima kasih');
  await expectLeads(second, 1);
  await expectLeads(first, 1);
});

test('two tabs that both know of a lost lead are one lead', async ({ page, context, site }) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  await page.route(SAVE, (route) => route.abort());
  await page.goto(site.fixture('lead'));
  const dialog = await send(page, visitor);
  await expect(dialog.locator('form')).toHaveAttribute('data-state', 'waiting');
  const other = await context.newPage();
  await other.goto(site.fixture('lead-custom'));
  await expectLeads(visitor, 1);
  await page.unroute(SAVE);
  await page.bringToFront();
  // The form knows that it went out, and offers what comes next.
  await dialog.getByRole('link', { name: 'Buka WhatsApp' }).click();
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

test('a tap before the runtime and the form have loaded opens the window immediately, and its submit is not lost', async ({
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

test('if no script can be loaded after the boot, the form posts without it', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  await page.route(/\/assets\/(?!boot).*\.js/, (route) => route.abort());
  const visitor = newVisitor();
  await page.goto(site.fixture('lead'));
  await button(page).click();
  const dialog = openDialog(page);
  await fillLead(dialog, visitor);
  await dialog.getByRole('button', { name: 'Chat Sekarang' }).click();
  // Each script is asked for three times more before it is given up.
  await page.waitForURL(/admin-post/);
  await expect(page.locator('main')).toContainText(visitor.name);
  await expectLeads(visitor, 1);
});
