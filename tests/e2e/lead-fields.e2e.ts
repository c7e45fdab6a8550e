import type { APIRequestContext, Page } from '@playwright/test';
import { SAVE } from './lead-fault-steps.ts';
import { expect, test } from './site.ts';
import { expectLeads, fillLead, leadsOf, newVisitor, staysOnPage } from './visitor.ts';
import { copy } from './words.ts';

const TOO_LONG = copy.nameTooLong;
const EMPTY = 'Silakan isi nama';
const form = (page: Page) => page.locator('form[data-surface=contact]');

/** The backend's message for a lead that no page has checked. */
async function messageOf(request: APIRequestContext, url: string, name: string): Promise<string | undefined> {
  const response = await request.post(`${url}/wp-admin/admin-ajax.php`, {
    form: { action: 'save_leads_to_db', name, whatsapp_number: newVisitor().phone, project_id: '9001' },
  });
  const { data } = (await response.json()) as { data?: { message?: string } };
  return data?.message;
}

/** Sends the form of the page as a browser does that never gets its scripts. */
async function postBare(page: Page, address: string, lead: { name: string; phone: string }): Promise<void> {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto(address);
  await fillLead(form(page), lead);
  await form(page).getByRole('button').first().click();
}

test.beforeEach(({ context }) => staysOnPage(context));

test('[OPS-55] a name of more than 200 characters is refused in the field, with the message of the backend', async ({
  page,
  request,
  site,
}) => {
  const visitor = newVisitor();
  await page.goto(site.fixture('lead'));
  await fillLead(form(page), { ...visitor, name: 'a'.repeat(201) });
  await page.keyboard.press('Enter');
  await expect(form(page).locator('[data-alert]')).toHaveText(TOO_LONG);
  const field = form(page).getByLabel('Nama lengkap');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(leadsOf(visitor)).toEqual([]);
  expect(await messageOf(request, site.url, 'a'.repeat(201))).toBe(TOO_LONG);

  const name = `${'a'.repeat(198)}𝒷𝒷`;
  await field.fill(name);
  await page.keyboard.press('Enter');
  await expect(form(page)).toHaveAttribute('data-state', 'sent');
  expect((await expectLeads(visitor, 1))[0]).toMatchObject({ name });
});

test('[OPS-55] without script the same name comes back with the same message, and is accepted once it is shorter', async ({
  page,
  site,
}) => {
  const visitor = newVisitor();
  await postBare(page, site.fixture('lead'), { ...visitor, name: 'a'.repeat(201) });
  await expect(page.getByRole('alert')).toHaveText(TOO_LONG);
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('a'.repeat(201));
  await page.getByLabel('Nama lengkap').fill(visitor.name);
  await page.getByRole('button', { name: 'Kirim lagi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terima kasih');
  await expectLeads(visitor, 1);
});

for (const [what, name] of [
  ['two zero-width spaces', '\u200b\u200b'],
  ['joiners and direction marks', '\u200d\u2060\u200f\u202e'],
  ['Hangul fillers and soft hyphens', '\u3164\u00ad\u115f'],
] as const)
  test(`[OPS-55] ${what} are no name, in the page, without script and in the backend`, async ({
    page,
    request,
    site,
  }) => {
    const visitor = newVisitor();
    const saves: string[] = [];
    page.on('request', (sent) => void (SAVE.test(sent.url()) && saves.push(sent.url())));
    await page.goto(site.fixture('lead'));
    await fillLead(form(page), { ...visitor, name });
    await page.keyboard.press('Enter');
    await expect(form(page).locator('[data-alert]')).toHaveText(EMPTY);
    expect(await messageOf(request, site.url, name)).toBe(EMPTY);
    await postBare(page, site.fixture('lead'), { ...visitor, name });
    expect(await form(page).evaluate((element: HTMLFormElement) => element.checkValidity())).toBe(false);
    expect(saves).toEqual([]);
    expect(leadsOf(visitor)).toEqual([]);
  });

for (const [script, digits] of [
  ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
] as const)
  test(`[OPS-55] a number in ${script} digits is read, by the page and by the backend`, async ({
    page,
    site,
  }) => {
    const written = (phone: string) => phone.replace(/\d/g, (digit) => digits[Number(digit)] ?? '');
    const [one, two] = [newVisitor(), newVisitor()];
    await page.goto(site.fixture('lead'));
    await fillLead(form(page), { ...one, phone: written(one.phone) });
    await page.keyboard.press('Enter');
    await expect(form(page)).toHaveAttribute('data-state', 'sent');
    await expectLeads(one, 1);

    await postBare(page, site.fixture('lead'), { ...two, phone: written(two.phone) });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terima kasih');
    await expectLeads(two, 1);
  });
