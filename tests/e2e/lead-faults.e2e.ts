import type { Route } from '@playwright/test';
import { button, FAULTS, kept, SAVE, send } from './lead-fault-steps.ts';
import { expect, test } from './site.ts';
import { expectLeads, fillLead, leadsOf, newVisitor, openDialog, standAtEdge } from './visitor.ts';

for (const [what, message, fail, rows] of FAULTS) {
  test(`[LEAD-09][LEAD-11] ${what}: ${message ? 'the sentence shows' : 'no error shows'}, and a second try is still one lead`, async ({
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
    // The clock stands still, so the queue does not retry on its own.
    await page.clock.install();
    await page.goto(site.fixture('lead'));
    await expect(page.locator('html')).toHaveAttribute('data-alive', '');
    await page.clock.pauseAt(Date.now() + 60_000);
    const dialog = await send(page, visitor);
    const form = dialog.locator('form');
    await expect(form).toHaveAttribute('data-state', message ? 'refused' : 'waiting');
    await expect(form.locator('[data-failed]')).toHaveText(message);
    await expect(form.locator('[data-alert]')).toHaveText('');
    await expect(form.locator('[data-submit]')).toBeEnabled();
    expect(leadsOf(visitor)).toHaveLength(rows);
    expect(await kept(page)).toBe(1);

    await form.locator('[data-submit]').click();
    await expect(form).toHaveAttribute('data-state', 'sent');
    await page.clock.runFor(1000);
    await page.waitForURL(/whatsapp\.com/);
    await expectLeads(visitor, 1);
    expect(keys.size).toBe(1);
    expect(tries).toBe(2);
    await page.goBack();
    expect(await kept(page)).toBe(0);
  });
}

test('[LEAD-11] offline at submit: the lead is sent automatically once there is a connection', async ({
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
  await expect(page.locator('#_general-modal k-island')).toHaveAttribute('data-state', 'awake');
  await context.setOffline(true);
  await dialog.locator('[data-submit]').click();
  await expect(dialog.locator('form')).toHaveAttribute('data-state', 'waiting');
  expect(leadsOf(visitor)).toEqual([]);
  await context.setOffline(false);
  await expectLeads(visitor, 1);
  await expect.poll(() => kept(page)).toBe(0);
});

test('offline before the script has loaded: the submit waits for the connection and is not lost', async ({
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

test('[LEAD-11] a save without an answer ends after 30 seconds, and the next page sends it once no answer can come any more', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  await page.clock.install();
  let isStuck = true;
  let tries = 0;
  await page.route(SAVE, async (route) => {
    tries += 1;
    if (!isStuck) await route.continue();
  });
  await page.goto(site.fixture('lead'));
  const dialog = await send(page, visitor);
  await expect(dialog.locator('form')).toHaveAttribute('data-state', 'sending');
  await expect.poll(() => tries).toBe(1);
  await page.clock.fastForward(31_000);
  await expect(dialog.locator('form')).toHaveAttribute('data-state', 'waiting');
  isStuck = false;
  await page.goto(site.fixture('lead-custom'));
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  // Until then the first try may still be answered.
  await page.clock.fastForward(120_000);
  await expectLeads(visitor, 1);
});

for (const clicks of [2, 10]) {
  test(`[LEAD-04] ${clicks} clicks while the save is on its way are one request and one lead`, async ({
    page,
    context,
    site,
  }) => {
    await standAtEdge(context);
    page.on('dialog', (alert) => void alert.accept());
    const visitor = newVisitor();
    let tries = 0;
    let letGo = () => {};
    const clicked = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(SAVE, async (route) => {
      tries += 1;
      await clicked;
      await route.continue();
    });
    await page.goto(site.fixture('lead'));
    await button(page).click();
    const dialog = openDialog(page);
    await fillLead(dialog, visitor);
    await dialog.locator('form').evaluate((form: HTMLFormElement, count) => {
      for (let each = 0; each < count; each++) form.querySelector<HTMLElement>('[data-submit]')?.click();
    }, clicks);
    letGo();
    await page.waitForURL(/whatsapp\.com/);
    expect(tries).toBe(1);
    await expectLeads(visitor, 1);
  });
}
