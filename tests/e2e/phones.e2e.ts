import { expect, test } from './site.ts';
import { expectLeads, fillLead, newVisitor, openDialog, standAtEdge } from './visitor.ts';

test.beforeEach(async ({ context }) => {
  await standAtEdge(context);
});

for (const [way, spell] of [
  ['+62 0812…', (phone: string) => `+62 0${phone.slice(2)}`],
  ['+62(0)812…', (phone: string) => `+62(0)${phone.slice(2)}`],
  ['0062 812…', (phone: string) => `0062 ${phone.slice(2)}`],
  [
    'full-width digits',
    (phone: string) => phone.replace(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? ''),
  ],
] as const) {
  test(`[OPS-36] a number typed as ${way} is the one that can be called`, async ({ page, site }) => {
    const visitor = newVisitor();
    await page.goto(site.fixture('lead'));
    await page.locator('main').getByRole('link', { name: 'Hubungi Kami', exact: true }).click();
    await fillLead(openDialog(page), { ...visitor, phone: spell(visitor.phone) });
    await openDialog(page).locator('[data-submit]').click();
    await page.waitForURL(/whatsapp\.com/);
    await expectLeads(visitor, 1);
  });
}

test('[OPS-28] a page that accepts local numbers reads them with the country code', async ({
  page,
  site,
}) => {
  const visitor = newVisitor();
  await page.goto(site.fixture('lead-local'));
  await page.locator('main').getByRole('link', { name: 'Hubungi Kami', exact: true }).click();
  await fillLead(openDialog(page), { ...visitor, phone: `0${visitor.phone.slice(2)}` });
  await openDialog(page).locator('[data-submit]').click();
  await page.waitForURL(/whatsapp\.com/);
  await expectLeads(visitor, 1);
});

test('[OPS-28] without the setting a local number is asked for its country code', async ({ page, site }) => {
  await page.goto(site.fixture('lead'));
  await page.locator('main').getByRole('link', { name: 'Hubungi Kami', exact: true }).click();
  await fillLead(openDialog(page), { name: 'Sari', phone: '0812 3456 7890' });
  await openDialog(page).locator('[data-submit]').click();
  await expect(openDialog(page).getByRole('alert').first()).toHaveText(
    'Nomor salah. Silakan gunakan kode negara. Contoh: 628123456789',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[OPS-28][OPS-36] the form that accepts local numbers declares it to the backend', async ({
    page,
    site,
  }) => {
    for (const spell of [
      (phone: string) => `0${phone.slice(2)}`,
      (phone: string) => phone.slice(2),
      (phone: string) => `+62 0${phone.slice(2)}`,
    ]) {
      const visitor = newVisitor();
      await page.goto(site.fixture('lead-local'));
      const form = page.locator('main form[data-lead-form]').first();
      await fillLead(form, { ...visitor, phone: spell(visitor.phone) });
      await form.locator('[data-submit]').click();
      await expectLeads(visitor, 1);
    }
  });
});
