import type { Page } from '@playwright/test';
import { boxes, otp, submit } from './otp-steps.ts';
import { expect, test } from './site.ts';
import { watchViolations } from './violations.ts';
import { codesOf, expectLeads, fillLead, leadsOf, newVisitor, openDialog, standAtEdge } from './visitor.ts';
import { copy } from './words.ts';

/** Fails each matching script on its first request, and returns the addresses of all requests. */
async function cutOnce(page: Page, name: RegExp): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\/assets\/[\w-]+\.[\w-]+\.js/, (route) => {
    const { pathname, search } = new URL(route.request().url());
    const isFirst = !asked.some((each) => each.startsWith(pathname));
    asked.push(pathname + search);
    return isFirst && name.test(pathname) ? route.abort('connectionreset') : route.continue();
  });
  return asked;
}

const button = (page: Page) => page.locator('main').getByRole('link', { name: 'Hubungi Kami', exact: true });

const PARTS = [
  ['the runtime', /\/runtime\./],
  ['React', /\/mount\./],
  ['what a form needs', /\/(submission|sending)\./],
  ['the form', /\/widget-lead-form\./],
  ['everything, each once,', /./],
] as const;

for (const [part, name] of PARTS) {
  test(`[OPS-02] ${part} cut once is asked for again, and the lead goes through`, async ({
    page,
    context,
    site,
  }) => {
    await standAtEdge(context);
    const violations = await watchViolations(page);
    const asked = await cutOnce(page, name);
    const projects: string[] = [];
    page.on('request', (request) => request.url().includes('wk/v1/project') && projects.push(request.url()));
    const visitor = newVisitor();
    await page.goto(site.fixture('lead'));
    await expect(page.locator('html')).toHaveAttribute('data-alive', '');
    await button(page).click();
    const dialog = openDialog(page);
    await fillLead(dialog, visitor);
    await dialog.getByRole('button', { name: 'Chat Sekarang' }).click();
    await expect(dialog.locator('[data-success]')).toBeVisible();
    const [row] = await expectLeads(visitor, 1);
    // A form that posts on its own has no address of its page.
    expect(row?.current_url).toContain('/fixture/lead/');
    expect(asked.some((each) => name.test(each) && each.includes('?'))).toBe(true);
    expect(projects, 'one runtime asks for the project once').toHaveLength(1);
    expect(await violations()).toEqual([]);
  });
}

test('[OPS-02] scripts that arrive late: the form asks for patience, and sends the lead', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/(widget-lead-form|mount|submission|verification|sending)\./, async (route) => {
    await late;
    await route.continue();
  });
  const visitor = newVisitor();
  await page.goto(site.fixture('lead'));
  await button(page).click();
  const dialog = openDialog(page);
  await fillLead(dialog, visitor);
  await dialog.getByRole('button', { name: 'Chat Sekarang' }).click();
  await expect(dialog.getByText(copy.formLoading)).toBeVisible();
  expect(leadsOf(visitor)).toEqual([]);
  arrive();
  await expect(dialog.locator('[data-success]')).toBeVisible();
  await expectLeads(visitor, 1);
});

test('[OPS-02] scripts that never arrive: the form posts without them, and each touch requests them again', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  await page.clock.install();
  let asked = 0;
  let isCut = true;
  await page.route(/\/assets\/widget-lead-form\./, (route) => {
    asked += 1;
    return isCut ? route.abort() : route.continue();
  });
  const visitor = newVisitor();
  await page.goto(site.fixture('lead'));
  await button(page).click();
  const dialog = openDialog(page);
  for (const [tries, wait] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    await expect.poll(() => asked).toBeGreaterThanOrEqual(tries);
    await page.clock.fastForward(wait);
  }
  const island = dialog.locator('k-island[data-widget=lead-form]');
  await expect(island).toHaveAttribute('data-state', 'failed');
  const before = asked;
  isCut = false;
  await fillLead(dialog, visitor);
  await expect(island).toHaveAttribute('data-state', 'awake');
  expect(asked).toBeGreaterThan(before);
  await expect(dialog.getByLabel('Nama lengkap')).toHaveValue(visitor.name);
  await dialog.getByRole('button', { name: 'Chat Sekarang' }).click();
  await expectLeads(visitor, 1);
});

for (const [how, name] of [
  ['cut once', /\/(submission|verification|sending|countdown|widget-otp-modal)\./],
  ['loaded immediately', /^$/],
] as const) {
  test(`[OPS-02] the code window has its number, countdown and boxes with its script ${how}`, async ({
    page,
    context,
    site,
  }) => {
    await standAtEdge(context);
    await cutOnce(page, name);
    const visitor = newVisitor();
    await page.goto(site.fixture('otp'));
    await submit(page, visitor);
    await expect(otp(page)).toBeVisible();
    await expect(otp(page).getByText(`+${visitor.phone}`)).toBeVisible();
    await expect(otp(page).getByRole('timer')).toHaveText(/^\(\d\d:\d\d\)$/);
    await expect(otp(page).getByRole('button', { name: 'Kirim Ulang OTP' })).toBeHidden();
    await expect.poll(() => codesOf(visitor).length).toBe(1);
    const code = codesOf(visitor)[0] ?? '';
    await boxes(page).first().focus();
    await page.keyboard.type(code);
    await page.waitForURL(/whatsapp\.com/);
    const [row] = await expectLeads(visitor, 1);
    expect(row).toMatchObject({ otp_verified: 1 });
  });
}

test('[OPS-02] a media viewer whose script was cut once opens with its style', async ({ page, site }) => {
  const asked = await cutOnce(page, /\/widget-lightbox\./);
  await page.goto(site.example('gallery'));
  await page.locator('a[data-lightbox]').first().click();
  const viewer = page.locator('#elementor-lightbox');
  await expect(viewer).toBeVisible();
  await expect(viewer).toHaveCSS('position', 'fixed');
  expect(asked.filter((each) => each.includes('widget-lightbox')).length).toBe(2);
});

test('[OPS-02] a link inside the page whose script was given up still leads to its place', async ({
  page,
  site,
}) => {
  await page.clock.install();
  let asked = 0;
  await page.route(/\/assets\/runtime\./, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto(site.fixture('lead'));
  await page.getByRole('link', { name: 'Kontak' }).first().click();
  for (const [tries, wait] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    await expect.poll(() => asked).toBeGreaterThanOrEqual(tries);
    await page.clock.fastForward(wait);
  }
  await expect(page.locator('#kontak')).toBeInViewport();
});
