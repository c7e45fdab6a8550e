import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { HOSTILE_TEXTS } from '../../server/testing/payloads.ts';
import { axeOn } from './axe.ts';
import { type DeskSite, logIn, openPage, startDesk, visit } from './desk-site.ts';
import { deskWords } from './desk-words.ts';
import { newVisitor, type Visitor } from './visitor.ts';

const { en, id } = deskWords;

/** Shared by the tests of this file: each sends leads of visitors that no other knows. */
let desk: DeskSite;

test.use({ locale: 'en-GB' });
// Axe takes its time on a busy machine.
test.describe.configure({ timeout: 180_000 });

test.beforeAll(async () => {
  desk = await startDesk();
});
test.afterAll(() => desk.stop());

async function enter(page: Page): Promise<void> {
  await page.goto(`${desk.url}/desk/`);
  await logIn(page, desk.token);
}

/** Sends the lead of a new visitor. */
async function sendLead(): Promise<Visitor> {
  const visitor = newVisitor();
  await visit(desk, 0, { name: visitor.name, whatsapp_number: visitor.phone });
  return visitor;
}

async function post(fields: Record<string, string>): Promise<boolean> {
  const body = new URLSearchParams({
    action: 'save_leads_to_db',
    lead_type_id: '1',
    project_id: 'P-1',
    ...fields,
  });
  const answer = await fetch(`${desk.url}/wp-admin/admin-ajax.php`, { method: 'POST', body });
  return ((await answer.json()) as { success: boolean }).success;
}

test('a visitor submits, and the row appears in an open desk without reload', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await enter(page);
  await page.evaluate(() => Object.assign(window, { __sameDocument: true }));

  const visitor = await browser.newPage();
  for (const { name, phone } of [newVisitor(), newVisitor(), newVisitor()]) {
    await expect(page.getByRole('button', { name: new RegExp(name) })).toHaveCount(0);
    await visitor.goto(desk.url);
    await visitor.getByLabel('Nama').fill(name);
    await visitor.getByLabel('Nomor').fill(phone);
    await visitor.getByRole('button', { name: 'Chat Sekarang' }).click();
    await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  }
  expect(await page.evaluate(() => Reflect.get(window, '__sameDocument'))).toBe(true);
  await expect(visitor.getByRole('heading', { name: 'Terima kasih' })).toBeVisible();
  await visitor.close();
  await page.close();
});

test('status, notes, filters and WhatsApp work on a phone, and two people see each other', async ({
  browser,
}) => {
  const { name, phone } = await sendLead();
  const ani = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const budi = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await enter(ani);
  await enter(budi);
  await ani.getByRole('button', { name: new RegExp(name) }).click();
  await expect(ani.getByRole('heading', { name })).toBeFocused();
  await expect(ani.getByRole('link', { name: /WhatsApp \+62 812/ })).toHaveAttribute(
    'href',
    `https://wa.me/${phone}`,
  );
  await ani.getByRole('radio', { name: 'Contacted' }).check();
  await ani.getByLabel('New note').fill('Mau survei Sabtu');
  await ani.getByRole('button', { name: 'Add note' }).click();
  await expect(ani.getByText('Mau survei Sabtu')).toBeVisible();
  await expect(budi.getByRole('button', { name: new RegExp(`${name}.*Contacted`) })).toBeVisible();
  await budi.getByRole('button', { name: /^Won/ }).click();
  await expect(budi.getByText(en.noMatch)).toBeVisible();
  await budi.getByRole('button', { name: /^All/ }).click();
  await budi.getByRole('searchbox').fill('survei');
  await expect(budi.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  const width = await ani.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await ani.close();
  await budi.close();
});

test('no accessibility problem in login, list and lead, at both widths', async ({ browser }) => {
  const { name } = await sendLead();
  for (const width of [390, 1280]) {
    const page = await openPage(browser, width);
    await page.goto(`${desk.url}/desk/`);
    await page.getByLabel('Your token').waitFor();
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    await enter(page);
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: new RegExp(name) }).click();
    await page.getByRole('heading', { name }).waitFor();
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    await page.context().close();
  }
});

test('[OPS-27] the desk speaks the language of the browser, and the other one after a press, kept', async ({
  browser,
}) => {
  const { name } = await sendLead();
  const english =
    /\b(the|your|of|and|no|yes|with|all|any|leads? of|search|close|show|verified|new|notes?)\b/i;
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const context = await browser.newContext({ viewport, bypassCSP: true, locale: 'id-ID' });
    const page = await context.newPage();
    const isIndonesian = async () => {
      expect(await page.locator('html').getAttribute('lang')).toBe('id');
      const names = await page
        .locator('[aria-label], [placeholder]')
        .evaluateAll((all) =>
          all.map(
            (one) => `${one.getAttribute('aria-label') ?? ''} ${one.getAttribute('placeholder') ?? ''}`,
          ),
        );
      const said = [await page.locator('body').innerText(), ...names].join('\n');
      expect(said.replaceAll(/leads token|EN English|Laku Ramai|\bnew\b:/g, '')).not.toMatch(english);
      expect((await axeOn(page).analyze()).violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    };
    await page.goto(`${desk.url}/desk/`);
    await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
    await isIndonesian();
    await page.getByLabel('Token Anda').fill('salah.token');
    await page.getByRole('button', { name: 'Masuk' }).click();
    await expect(page.getByRole('alert')).toHaveText(id.problems.wrong);
    await page.getByLabel('Token Anda').fill(desk.token);
    await page.getByRole('button', { name: 'Masuk' }).click();
    await expect(page.getByText('Aktif', { exact: true })).toBeVisible();
    await isIndonesian();
    await page.getByRole('button', { name }).first().click();
    await expect(page.locator('.panel h2')).toHaveText(name);
    await expect(page.getByText(id.facts.verified)).toBeVisible();
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Tutup' }).click();

    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await context.close();
  }
});

test('more than sixty hostile texts in every field run nothing in the desk, and the log stays one line an event', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const surprises: string[] = [];
  page.on('dialog', (dialog) => {
    surprises.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', () => surprises.push('popup'));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) surprises.push(message.text());
  });
  page.on('pageerror', (error) => surprises.push(String(error)));
  const fields = [
    'name',
    'message',
    'lead_type_name',
    'project_name',
    'current_url',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_content',
    'utm_term',
    'gclid',
    'fbclid',
    'consent_version',
    'consent_at',
    'telesales_number',
    'phone_number',
  ];
  let stored = 0;
  for (const [at, text] of HOSTILE_TEXTS.entries()) {
    const over = Object.fromEntries(fields.map((field) => [field, text]));
    if (await post({ ...over, whatsapp_number: `62813${String(10_000_000 + at)}` })) stored += 1;
  }
  expect(stored).toBeGreaterThan(60);
  await enter(page);
  const rows = page.locator('.row > button');
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: en.older }).click();
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(stored);
  for (let at = 0; at < (await rows.count()); at += 1) {
    await rows.nth(at).click();
    await expect(page.locator('.panel h2')).toBeVisible();
  }
  expect(await page.evaluate(() => Reflect.get(window, '__ran'))).toBeUndefined();
  expect(
    await page.evaluate(
      () => document.querySelectorAll('img, iframe, svg, object, embed, main script').length,
    ),
  ).toBe(0);
  expect(surprises).toEqual([]);
  for (const line of readFileSync(desk.log, 'utf8').trimEnd().split('\n').filter(Boolean)) JSON.parse(line);
  await page.close();
});
