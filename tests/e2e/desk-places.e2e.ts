import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { wholeBrowser } from './browsers.ts';
import { type DeskSite, expectSound, logIn, openPage, row, startDesk, visit } from './desk-site.ts';
import { deskWords } from './desk-words.ts';

const { en } = deskWords;

let desk: DeskSite;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ locale: 'en-GB', launchOptions: wholeBrowser });

test.beforeAll(async () => {
  desk = await startDesk();
  for (let at = 0; at < 4; at += 1) await visit(desk, at);
  await visit(desk, 7, { project_id: 'P-2', project_name: 'Kota Baru', name: 'Visitor Seven' });
});
test.afterAll(() => desk.stop());

const panel = (page: Page) => page.getByRole('complementary', { name: 'Lead' });
const at = (page: Page) => new URL(page.url()).search;

async function enter(page: Page, place = ''): Promise<void> {
  await page.goto(`${desk.url}/desk/${place}`);
  await logIn(page, desk.token);
}

async function leadOf(page: Page, name: string): Promise<string> {
  const { leads } = await (await page.request.get(`${desk.url}/desk/api/leads`)).json();
  return leads.find((lead: { name: string }) => lead.name === name).id;
}

test('[OPS-60] an open lead is in the address: Back closes it, Forward opens it, a reload keeps it', async ({
  page,
}) => {
  await enter(page);
  const id = await leadOf(page, 'Visitor 1');
  await row(page, 'Visitor 1').click();
  await expect(panel(page).getByRole('heading', { name: 'Visitor 1' })).toBeFocused();
  expect(at(page)).toBe(`?lead=${id}`);
  await expect(page).toHaveTitle('Lead · Desk');
  await page.reload();
  await expect(panel(page).getByRole('heading', { name: 'Visitor 1' })).toBeFocused();
  // The list comes by itself; until then Back leads to its beginning.
  await expect(row(page, 'Visitor 1')).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(row(page, 'Visitor 1')).toBeFocused();
  expect(at(page)).toBe('');
  await expect(page).toHaveTitle('Leads · Desk');
  await page.goForward();
  await expect(panel(page).getByRole('heading', { name: 'Visitor 1' })).toBeFocused();
  await row(page, 'Visitor 2').click();
  await expect(panel(page).getByRole('heading', { name: 'Visitor 2' })).toBeFocused();
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('.row')).toHaveCount(5);
});

test('[OPS-60] a lead that is slow to load leaves the focus where the reader has moved it', async ({
  page,
}) => {
  await enter(page);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/desk\/api\/leads\/[^/?]+$/, async (route) => {
    await held;
    await route.continue();
  });
  const [asked] = await Promise.all([
    page.waitForRequest(/\/desk\/api\/leads\/[^/?]+$/),
    row(page, 'Visitor 1').click(),
  ]);
  await page.getByRole('searchbox').focus();
  release();
  await asked.response();
  await expect(panel(page).getByRole('heading', { name: 'Visitor 1' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('[OPS-60] closing a lead leaves no steps behind: Back then goes to where the desk was before', async ({
  page,
}) => {
  await enter(page);
  const length = () => page.evaluate(() => history.length);
  const before = await length();
  for (const name of ['Visitor 0', 'Visitor 1', 'Visitor 2']) {
    await row(page, name).click();
    await expect(panel(page).getByRole('heading', { name })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(row(page, name)).toBeFocused();
  }
  expect(await length()).toBe(before + 1);
  expect(at(page)).toBe('');
});

test('[OPS-60] tab and filters are in the address, Back goes through them, and typing adds no steps', async ({
  page,
}) => {
  await enter(page);
  await page.getByRole('button', { name: /^Contacted/ }).click();
  await page.getByLabel('Project').selectOption('P-2');
  await expect.poll(() => at(page)).toBe('?project=P-2&status=contacted');
  await expect(page.getByText(en.noMatch)).toBeVisible();
  await page.getByRole('button', { name: /^All/ }).click();
  await expect(page.locator('.row')).toHaveCount(1);
  await page.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByRole('main', { name: 'Report' })).toBeFocused();
  expect(at(page)).toBe('?view=report');
  await page.goBack();
  await expect(page.locator('.row')).toHaveCount(1);
  await expect(page.getByRole('main', { name: 'Leads' })).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Project')).toHaveValue('P-2');
  await expect(page.locator('.row')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Contacted/ })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page.getByLabel('Project')).toHaveValue('');
  await page.goBack();
  await expect(page.locator('.row')).toHaveCount(5);
  const length = await page.evaluate(() => history.length);
  await page.getByRole('searchbox').pressSequentially('Visitor 3');
  await expect(page.locator('.row')).toHaveCount(1);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('[OPS-60] a search is in no address, no title and no line that a proxy could log, and a reload keeps it', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await enter(page);
  await page.getByRole('searchbox').fill('Visitor 3');
  await expect(page.locator('.row')).toHaveCount(1);
  await row(page, 'Visitor 3').click();
  await expect(panel(page).getByRole('heading', { name: 'Visitor 3' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('Visitor 3');
  await expect(page.locator('.row')).toHaveCount(1);
  await page.getByRole('button', { name: 'Close' }).click();
  addresses.push(page.url(), await page.title(), readFileSync(desk.log, 'utf8'));
  expect(addresses.filter((one) => /Visitor|62812|search=/i.test(decodeURIComponent(one)))).toEqual([]);
});

test('[OPS-60] a link to a lead that is opened before the login leads there after it', async ({ page }) => {
  await enter(page);
  const id = await leadOf(page, 'Visitor 2');
  await page
    .locator('.bar')
    .getByRole('button', { name: /Log out/ })
    .click();
  await expect(page.getByLabel('Your token')).toBeVisible();
  expect(at(page)).toBe('');
  await page.goto(`${desk.url}/desk?lead=${id}`);
  await logIn(page, desk.token);
  await expect(panel(page).getByRole('heading', { name: 'Visitor 2' })).toBeFocused();
  expect(at(page)).toBe(`?lead=${id}`);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.row')).toHaveCount(5);
  expect(at(page)).toBe('');
});

test('[OPS-60] a lead that is unknown, erased or of another project is answered alike, in words', async ({
  browser,
}) => {
  const ani = await openPage(browser, 1440);
  await enter(ani);
  const other = await leadOf(ani, 'Visitor Seven');
  const { token } = await ani.evaluate(async () => {
    const body = JSON.stringify({ name: 'budi', project: 'P-1', role: 'sales' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('api/team/people', { method: 'POST', body, headers })).json();
  });
  for (const width of [390, 1440]) {
    const budi = await openPage(browser, width);
    const said: string[] = [];
    await budi.goto(`${desk.url}/desk/?lead=${other}`);
    await logIn(budi, token);
    for (const id of [other, 'no-such-lead']) {
      await budi.goto(`${desk.url}/desk/?lead=${id}`);
      await expect(panel(budi).getByRole('heading', { name: en.leadGone })).toBeFocused();
      said.push(await panel(budi).innerText());
      await expectSound(budi, `gone at ${width}`);
    }
    expect(new Set(said).size).toBe(1);
    await budi.getByRole('button', { name: 'Close' }).click();
    await expect(budi.locator('.row')).toHaveCount(4);
    await budi.goto(`${desk.url}/desk/?view=team`);
    await expect(budi.locator('.row')).toHaveCount(4);
    await budi.context().close();
  }
  await ani.context().close();
});

test('[OPS-60] an address with invalid values still opens the desk', async ({ page }) => {
  await enter(page, '?view=nowhere&status=sold&from=2026-13-45&sort=%00&verified=maybe&project=P-9');
  await expect(page.getByLabel('Project')).toHaveValue('P-9');
  await expect(page.getByText(en.noMatch)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.locator('.row')).toHaveCount(5);
});

test('[OPS-60] a press on a push notice opens its lead in the open desk, and nothing typed there is lost', async ({
  browser,
}) => {
  const context = await browser.newContext({ permissions: ['notifications'] });
  const page = await context.newPage();
  await enter(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  const id = await leadOf(page, 'Visitor 1');
  await page.getByRole('searchbox').fill('Visitor');
  await page.evaluate(() => Object.assign(window, { __sameDocument: true }));
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async (lead) => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    await registration.showNotification('New lead', { data: { lead } });
    const [notification] = await registration.getNotifications();
    const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} });
    dispatchEvent(event);
  }, id);
  await expect(panel(page).getByRole('heading', { name: 'Visitor 1' })).toBeFocused();
  expect(at(page)).toBe(`?lead=${id}`);
  expect(await page.evaluate(() => Reflect.get(window, '__sameDocument'))).toBe(true);
  await expect(page.getByRole('searchbox')).toHaveValue('Visitor');
  await context.close();
});

test('[OPS-60] a push notice has a button for the chat beside its lead', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['notifications'] });
  const page = await context.newPage();
  await page.goto(`${desk.url}/desk/`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [worker] = context.serviceWorkers();
  const shown = await worker?.evaluate(async () => {
    const notice = { title: 'New lead', body: 'x', lead: 'lead-1', whatsapp: 'https://wa.me/6281210000001' };
    const seen: Promise<unknown>[] = [];
    const made = Reflect.get(globalThis, 'PushEvent') as new (type: string, init: object) => Event;
    const event = new made('push', { data: JSON.stringify(notice) });
    Object.defineProperty(event, 'waitUntil', { value: (work: Promise<unknown>) => seen.push(work) });
    dispatchEvent(event);
    await Promise.all(seen);
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    return { data: notification?.data, actions: Reflect.get(notification ?? {}, 'actions') };
  });
  expect(shown).toMatchObject({
    data: { lead: 'lead-1', whatsapp: 'https://wa.me/6281210000001' },
    actions: [{ action: 'whatsapp', title: 'WhatsApp' }],
  });
  await context.close();
});
