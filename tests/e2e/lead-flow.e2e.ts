import { watchProject } from './clock.ts';
import { contact, MESSAGES, openForm, SAVE } from './lead-flow-steps.ts';
import { expect, test } from './site.ts';
import { expectLeads, fillLead, leadsOf, newVisitor, openDialog, standAtEdge } from './visitor.ts';
import { copy } from './words.ts';

test('[FORM-05][FORM-06][LEAD-01] each mistake is shown in the form, linked to its field, which gets the focus', async ({
  page,
  site,
}) => {
  await page.goto(site.fixture('lead'));
  const dialog = await openForm(page);
  for (const [what, name, phone, message, field] of MESSAGES) {
    await dialog.getByLabel('Nama lengkap').fill(name);
    await dialog.getByLabel('Nomor WhatsApp').fill(phone);
    await dialog.getByRole('button', { name: 'Chat Sekarang' }).click();
    await expect(dialog.locator('[data-alert]'), what).toHaveText(message);
    await expect(dialog.getByLabel(field)).toBeFocused();
    await expect(dialog.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
    // The name is described by its own line; the sentence of the form may be about the number.
    const own = field === 'Nama lengkap' ? 'Silakan isi nama' : message;
    await expect(dialog.getByLabel(field)).toHaveAccessibleDescription(own);
  }
});

test('[FORM-03][FORM-05] the checkboxes hold a lead back until they are ticked, and are sent with it', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  await page.goto(site.fixture('lead-consent'));
  const dialog = await openForm(page);
  await fillLead(dialog, visitor);
  const submit = dialog.getByRole('button', { name: 'Chat Sekarang' });
  await submit.click();
  await expect(dialog.locator('[data-alert]')).toHaveText('Silakan ceklis pernyataan');
  await dialog.getByRole('checkbox').first().check();
  await submit.click();
  await expect(dialog.locator('[data-alert]')).toHaveText('Silakan ceklis pernyataan');
  await expect(dialog.getByRole('checkbox').last()).toBeFocused();
  await expect(dialog.getByRole('link', { name: copy.privacyPolicy })).toHaveAttribute(
    'href',
    '/kebijakan-privasi',
  );
  await dialog.getByRole('checkbox').last().check();
  await submit.click();
  const [row] = await expectLeads(visitor, 1);
  expect(row).toMatchObject({
    check_location_price_enable: '1',
    check_location_price: '1',
    consent_version: '2026-11',
    consent_text_hash: expect.stringMatching(/^[\w+/]{43}=$/),
    consent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    consent_url: expect.stringContaining('/fixture/lead-consent/'),
  });
});

test('[FORM-04][FORM-06] name and number fill the next form, as plus and digits', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  await page.route(SAVE, (route) => route.abort());
  await page.goto(site.fixture('lead'));
  const dialog = await openForm(page);
  await dialog.getByLabel('Nama lengkap').fill(visitor.name);
  await dialog.getByLabel('Nomor WhatsApp').fill(visitor.phone.replace(/^62(\d{3})/, '62 $1-'));
  await dialog.getByRole('button', { name: 'Chat Sekarang' }).click();
  await expect(dialog.getByLabel('Nomor WhatsApp')).toHaveValue(`+${visitor.phone}`);
  const kept = await page.evaluate(() =>
    JSON.parse(sessionStorage.getItem('temp_leads_contact_data') ?? 'null'),
  );
  expect(kept).toEqual({ name: visitor.name, whatsapp_number: `+${visitor.phone}` });
  await page.keyboard.press('Escape');
  await expect(contact(page).getByLabel('Nama lengkap')).toHaveValue(visitor.name);
  await page.reload();
  await expect(contact(page).getByLabel('Nomor WhatsApp')).toHaveValue(`+${visitor.phone}`);
});

test('[FORM-08][LEAD-07] a brochure opens in a new tab with its shortcodes filled, the window closes, the page reloads', async ({
  page,
  context,
  site,
}) => {
  const edge = await standAtEdge(context);
  const visitor = newVisitor();
  await page.goto(site.fixture('lead'));
  const dialog = await openForm(page, 'Unduh brosur');
  await fillLead(dialog, visitor);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.waitForEvent('load'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  await tab.waitForURL(/brosur\.example/);
  const address = new URL(edge.brochures[0] ?? '');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    proyek: 'Griya Uji',
    nama: visitor.name,
    sales: '6281200009001',
  });
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(openDialog(page)).toHaveCount(0);
  const [row] = await expectLeads(visitor, 1);
  expect(row).toMatchObject({ is_download_brochure: '1', lead_type_id: '3', lead_type_name: 'Brochure' });
  expect(Buffer.from(String(row?.download_brochure_url), 'base64').toString()).toContain('[sender_name]');
  expect(edge.whatsapp).toEqual([]);
});

test('[BTN-04][LEAD-07] the file of a call to action opens where the browser blocks tabs: by a link', async ({
  page,
  context,
  site,
}) => {
  const edge = await standAtEdge(context);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const visitor = newVisitor();
  await page.goto(site.fixture('lead'));
  const dialog = await openForm(page, 'Minta daftar harga');
  await fillLead(dialog, visitor);
  await dialog.getByRole('button', { name: 'Buka daftar harga' }).click();
  const link = dialog.getByRole('link', { name: 'Buka brosur' });
  await expect(link).toBeVisible();
  await expectLeads(visitor, 1);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  const isOld = () => page.evaluate(() => 'isOld' in window).catch(() => true);
  expect(await isOld()).toBe(true);
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await tab.waitForURL('https://brosur.example.co.id/harga.pdf');
  expect(edge.brochures).toHaveLength(1);
  await expect.poll(isOld).toBe(false);
});

test('[LEAD-07] closing the window that offers the brochure reloads the page', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const visitor = newVisitor();
  await page.goto(site.fixture('lead'));
  const dialog = await openForm(page, 'Unduh brosur');
  await fillLead(dialog, visitor);
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByRole('link', { name: 'Buka brosur' })).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Escape');
  await loaded;
});

for (const [name, count] of [
  ['lead-evergreen', 2],
  ['lead-evergreen-empty', 0],
] as const) {
  test(`[LEAD-02] ${name}: other projects are shown and nothing is sent`, async ({ page, site }) => {
    const visitor = newVisitor();
    const known = await watchProject(page);
    await page.goto(site.fixture(name));
    await known();
    const dialog = await openForm(page);
    await fillLead(dialog, visitor);
    await dialog.getByRole('button', { name: 'Chat Sekarang' }).click();
    await expect(openDialog(page)).toHaveAccessibleName(copy.recommendationTitle);
    await expect(openDialog(page)).toContainText(copy.recommendationText);
    await expect(openDialog(page).getByRole('listitem')).toHaveCount(count);
    if (count > 0)
      await expect(openDialog(page).getByRole('link', { name: 'Danau Asri Residence' })).toHaveAttribute(
        'href',
        'https://danauasri.example.co.id/',
      );
    await openDialog(page).getByRole('button', { name: 'Tutup' }).last().click();
    await expect(openDialog(page)).toHaveCount(0);
    expect(leadsOf(visitor)).toEqual([]);
  });
}

test('[LEAD-04][LEAD-05] while a lead is on its way the button is off, and a second one gets the sentence', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  let saves = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(SAVE, async (route) => {
    saves += 1;
    await held;
    await route.continue();
  });
  const said: string[] = [];
  page.on('dialog', (alert) => {
    said.push(alert.message());
    void alert.accept();
  });
  await page.goto(site.fixture('lead'));
  const dialog = await openForm(page);
  await fillLead(dialog, visitor);
  const submit = dialog.locator('[data-submit]');
  await submit.click();
  await expect(submit).toBeDisabled();
  await expect(dialog.getByRole('img', { name: 'Mengirim…' })).toBeVisible();
  await expect(dialog.locator('form')).toHaveAttribute('aria-busy', 'true');
  await dialog.getByLabel('Nama lengkap').press('Enter');
  await page.keyboard.press('Escape');
  await fillLead(contact(page), visitor);
  await contact(page).getByRole('button', { name: 'Whatsapp' }).click();
  await expect.poll(() => said).toContain('Mohon ditunggu, data anda sedang diproses');
  expect(saves).toBe(1);
  answer();
  await page.waitForURL(/whatsapp\.com/);
  await expectLeads(visitor, 1);
});

test('[LEAD-10] a refusal is shown in the form, and the next try is a separate lead', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  let isRefusing = true;
  await page.route(SAVE, (route) =>
    isRefusing
      ? route.fulfill({ json: { success: false, data: { message: 'Nomor ini diblokir.' } } })
      : route.continue(),
  );
  await page.goto(site.fixture('lead'));
  const dialog = await openForm(page);
  await fillLead(dialog, visitor);
  await dialog.locator('[data-submit]').click();
  await expect(dialog.locator('[data-failed]')).toHaveText('Nomor ini diblokir.');
  await expect(dialog.locator('[data-submit]')).toBeEnabled();
  isRefusing = false;
  await dialog.locator('[data-submit]').click();
  await page.waitForURL(/whatsapp\.com/);
  await expectLeads(visitor, 1);
});
