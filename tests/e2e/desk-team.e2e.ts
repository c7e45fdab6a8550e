import { type Browser, expect, type Page, test } from '@playwright/test';
import { axeOn } from './axe.ts';
import { type DeskSite, startDesk, visit } from './desk-site.ts';
import { deskWords } from './desk-words.ts';

const { en } = deskWords;

let served: DeskSite;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ locale: 'en-GB' });

test.beforeAll(async () => {
  served = await startDesk();
  for (let at = 0; at < 6; at += 1) await visit(served, at);
});
test.afterAll(() => served.stop());

async function enter(page: Page, token = served.token): Promise<void> {
  await page.goto(`${served.url}/desk/`);
  await page.getByLabel('Your token').fill(token);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
}

/** Axe is put into the page as a script, which the desk's own policy forbids. */
async function openPage(browser: Browser, width: number, height: number): Promise<Page> {
  return (await browser.newContext({ viewport: { width, height }, bypassCSP: true })).newPage();
}

async function expectSound(page: Page, state: string): Promise<void> {
  expect((await axeOn(page).analyze()).violations, state).toEqual([]);
  const isNarrow = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(isNarrow, state).toBe(true);
}

const row = (page: Page, name: string) => page.locator('.row > button', { hasText: name });

test('[DESK-01] an admin adds a salesperson, who logs in with the token and gets the next lead by rotation', async ({
  browser,
}) => {
  const ani = await openPage(browser, 1440, 900);
  await enter(ani);
  await ani.getByRole('button', { name: 'Team' }).click();
  await ani.getByLabel(en.personName).fill('budi');
  await ani.locator('.add-person').getByLabel('Project').selectOption('P-1');
  await ani.locator('.add-person').getByLabel('Role').selectOption('sales');
  await ani.getByRole('button', { name: 'Add', exact: true }).click();
  const token = (await ani.locator('.token-card code').textContent()) ?? '';
  await expectSound(ani, 'token');
  await ani.locator('.token-card').getByRole('button', { name: 'Close' }).click();
  await ani.getByLabel(en.rotationOff).click();
  await expect(ani.getByLabel(en.rotationOn)).toBeChecked();
  await ani.locator('.rotation li').getByLabel('ani').click();

  const budi = await openPage(browser, 390, 844);
  await enter(budi, token);
  await expect(budi.getByRole('button', { name: 'Team' })).toHaveCount(0);
  await expect(budi.getByText('Export', { exact: true })).toHaveCount(0);
  await visit(served, 10);
  await expect(row(budi, 'Visitor 10')).toContainText('budi');
  await ani.getByRole('button', { name: 'Leads', exact: true }).click();
  await expect(row(ani, 'Visitor 10')).toContainText('budi');
  await ani.context().close();
  await budi.context().close();
});

test('[DESK-01] status with a reason, undo, assignment, reminder, note and history, at both widths', async ({
  browser,
}) => {
  for (const [at, [width, height]] of (
    [
      [390, 844],
      [1440, 900],
    ] as const
  ).entries()) {
    const page = await openPage(browser, width, height);
    await enter(page);
    const name = `Visitor ${at * 2}`;
    await row(page, name).first().click();
    const panel = page.getByRole('complementary', { name: 'Lead' });
    await expect(panel.getByRole('heading', { name, exact: true })).toBeFocused();
    await panel.getByRole('radio', { name: 'Lost' }).check();
    await panel.getByLabel(en.lostWhy).selectOption('price');
    await expect(panel.getByText(en.movedTo('Lost (Price)'))).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(panel.getByText(`${en.movedTo('Lost (Price)')} (${en.takenBack})`)).toBeVisible();
    await expect(panel.getByRole('radio', { name: 'New' })).toBeChecked();
    await panel.getByLabel('Assigned to').selectOption('budi');
    await expect(panel.getByText(en.gaveTo('budi'))).toBeVisible();
    await panel.getByText('Reminder', { exact: true }).click();
    await panel.getByRole('button', { name: en.tomorrow }).click();
    await panel.getByRole('button', { name: en.remind }).click();
    const download = page.waitForEvent('download');
    await panel.getByRole('link', { name: en.calendar }).click();
    expect((await download).suggestedFilename()).toBe('reminder.ics');
    await panel.getByLabel('New note').fill('Mau survei Sabtu');
    await panel.getByRole('button', { name: 'Add note' }).click();
    await expect(panel.getByText('Mau survei Sabtu')).toBeVisible();
    await expectSound(page, `lead at ${width}`);
    await panel.getByRole('button', { name: en.erase }).click();
    await expectSound(page, `question at ${width}`);
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.context().close();
  }
});

test('[DESK-01] every view is sound at both widths, with what was picked and what the menus hold', async ({
  browser,
}) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    const page = await openPage(browser, width, height);
    await enter(page);
    await page.getByLabel('Select Visitor 3').check();
    await page.getByLabel('Select Visitor 4').check();
    await expect(page.getByText(en.selected(2))).toBeVisible();
    await expectSound(page, `bulk at ${width}`);
    await page.getByLabel('Set status').selectOption('unreachable');
    await expect(page.getByText(en.changed(2))).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
    await page.locator('summary', { hasText: 'Reminders' }).click();
    await expectSound(page, `reminders at ${width}`);
    await page.keyboard.press('Escape');
    for (const [view, title] of [
      ['Report', new RegExp(`^${en.ranges.days7}`)],
      ['Team', 'People'],
      ['You', en.noticesTitle],
    ] as const) {
      await page.getByRole('button', { name: view, exact: true }).click();
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expectSound(page, `${view} at ${width}`);
    }
    await page.context().close();
  }
});

test('[DESK-01] the desk is worked by the keyboard alone', async ({ page }) => {
  await enter(page);
  await expect(row(page, 'Visitor 5')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('.row > button').first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.locator('.row > button').nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText(en.selected(1))).toBeVisible();
  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.locator('.panel h2')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.panel')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('jx Visitor');
  await expect(page.getByText(en.noMatch)).toBeVisible();
  await page.locator('h1').click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: en.shortcuts })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  await expect(page.getByRole('heading', { name: new RegExp(`^${en.ranges.days7}`) })).toBeVisible();
});

test('[DESK-01] the desk is an app: a manifest, a worker that keeps its files, and none of the leads', async ({
  page,
  context,
}) => {
  await enter(page);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(new URL(manifest ?? '', page.url()).href);
  expect(await answer.json()).toMatchObject({ display: 'standalone', start_url: './' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.some((path) => path.endsWith('.js'))).toBe(true);
  expect(kept.filter((path) => path.includes('/api/'))).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Desk' })).toBeVisible();
});

test('[DESK-01] times are those of the reader', async ({ browser }) => {
  const shown: string[] = [];
  for (const timezoneId of ['Asia/Jakarta', 'Asia/Jayapura']) {
    const page = await (await browser.newContext({ timezoneId })).newPage();
    await enter(page);
    await row(page, 'Visitor 5').click();
    const time = page.locator('.timeline time').last();
    const at = (await time.getAttribute('datetime')) ?? '';
    const expected = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: timezoneId,
    }).format(new Date(at));
    await expect(time).toHaveText(expected);
    shown.push(expected);
    await page.context().close();
  }
  expect(shown[0]).not.toBe(shown[1]);
});
