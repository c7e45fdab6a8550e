import type { Locator, Page, Route } from '@playwright/test';
import { axeOn } from './axe.ts';
import { kept, SAVE, send } from './lead-fault-steps.ts';
import { expect, test } from './site.ts';
import { expectLeads, leadsOf, newVisitor, openDialog, standAtEdge } from './visitor.ts';
import { copy } from './words.ts';

const WAITING = copy.leadWaiting;
const DELIVERED = copy.leadDelivered;

/** The current announcement of the form. */
const announced = (dialog: Locator) => dialog.locator('form').getByRole('status').filter({ hasText: /\S/ });

async function isClean(page: Page): Promise<void> {
  const { violations } = await axeOn(page).include('dialog[open]').analyze();
  expect(violations).toEqual([]);
}

const OBSTACLES: readonly [string, (route: Route) => Promise<void>, number][] = [
  ['no connection', (route) => route.abort('internetdisconnected'), 0],
  ['status 429', (route) => route.fulfill({ status: 429, json: { success: false } }), 0],
  [
    'a captive portal',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Masuk ke Wi-Fi</h1>' }),
    0,
  ],
  [
    'an answer that is lost after the row was written',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    1,
  ],
];

for (const [what, fail, rows] of OBSTACLES) {
  test(`[OPS-52] ${what}: the form says that the lead waits, then that it is sent, and promises no redirect`, async ({
    page,
    context,
    site,
  }) => {
    const edge = await standAtEdge(context);
    const visitor = newVisitor();
    await page.route(SAVE, (route) => fail(route), { times: 1 });
    await page.clock.install();
    await page.goto(site.fixture('lead'));
    await expect(page.locator('html')).toHaveAttribute('data-alive', '');
    await page.clock.pauseAt(Date.now() + 60_000);
    const dialog = await send(page, visitor);
    const form = dialog.locator('form');
    await expect(announced(dialog)).toHaveText(WAITING);
    await expect(form).toHaveAttribute('data-state', 'waiting');
    await expect(form.locator('[data-submit]')).toBeEnabled();
    await expect(dialog.getByLabel('Nama lengkap')).toHaveValue(visitor.name);
    expect(leadsOf(visitor)).toHaveLength(rows);

    await page.clock.runFor(3000);
    await expect(form).toHaveAttribute('data-state', 'sent');
    await expect(announced(dialog)).toContainText(DELIVERED);
    await expect(announced(dialog)).not.toContainText('diarahkan');
    const link = dialog.getByRole('link', { name: 'Buka WhatsApp' });
    await expect(link).toHaveAttribute('href', /web\.whatsapp\.com\/send/);
    await page.clock.runFor(60_000);
    expect(edge.whatsapp).toEqual([]);
    await expectLeads(visitor, 1);
    expect(await kept(page)).toBe(0);
    await link.click();
    await page.waitForURL(/whatsapp\.com/);
  });
}

test('[OPS-52] a lead that is sent later takes the focus from its own fields alone', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  await page.route(SAVE, (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.clock.install();
  await page.goto(site.fixture('lead'));
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  await page.clock.pauseAt(Date.now() + 60_000);
  const dialog = await send(page, visitor);
  await expect(dialog.locator('form')).toHaveAttribute('data-state', 'waiting');
  await page.keyboard.press('Escape');
  await expect(openDialog(page)).toHaveCount(0);
  const other = page.locator('form[data-surface=contact] [name=name]');
  await other.focus();
  await page.clock.runFor(3000);
  await expect(page.locator('#_general-modal form')).toHaveAttribute('data-state', 'sent');
  await expect(other).toBeFocused();
});

test('[OPS-52] a form that waits, and one that has sent its lead later, pass axe', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  await page.route(SAVE, (route) => route.abort('internetdisconnected'));
  await page.goto(site.fixture('lead'));
  const dialog = await send(page, visitor);
  await expect(dialog.locator('form')).toHaveAttribute('data-state', 'waiting');
  await isClean(page);
  await page.unroute(SAVE);
  await expect(dialog.locator('form')).toHaveAttribute('data-state', 'sent');
  await isClean(page);
});
