import type { Page } from '@playwright/test';
import { copy } from '../../server/contract/copy.ts';
import { axeOn } from './axe.ts';
import { expect, test } from './site.ts';
import { codesOf, expectLeads, fillLead, leadsOf, newUnlucky, newVisitor, standAtEdge } from './visitor.ts';

const WRONG = 'Kode yg Anda masukan salah, pastikan kode OTP yg Anda masukan benar';

/** The page as a browser gets it whose scripts never came. */
async function openBare(page: Page, url: string): Promise<void> {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto(url);
}

async function post(page: Page, visitor: { name: string; phone: string }): Promise<void> {
  const form = page.locator('form[data-surface=contact]');
  await fillLead(form, visitor);
  await form.getByRole('button').first().click();
}

async function isClean(page: Page): Promise<void> {
  const { violations } = await axeOn(page).analyze();
  expect(violations).toEqual([]);
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`without script, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });

    test('[OPS-03] a code page without script asks for the code, takes no wrong one, sends another, and saves a proven lead', async ({
      page,
      context,
      site,
    }) => {
      await standAtEdge(context);
      const visitor = newVisitor();
      await openBare(page, site.fixture('otp-contact'));
      await post(page, visitor);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.codeTitle);
      await isClean(page);
      await page.getByLabel('Kode OTP').fill('000000');
      await page.getByRole('button', { name: 'Verifikasi' }).click();
      await expect(page.getByRole('alert')).toHaveText(WRONG);
      await isClean(page);
      await page.getByRole('button', { name: 'Kirim Ulang OTP' }).click();
      await expect(page.getByText(copy.codeSentAgain)).toBeVisible();
      expect(codesOf(visitor)).toHaveLength(2);
      await page.getByLabel('Kode OTP').fill(codesOf(visitor)[1] ?? '');
      await page.getByRole('button', { name: 'Verifikasi' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terima kasih');
      await expect(page.getByRole('link', { name: 'Chat Sekarang' })).toHaveAttribute(
        'href',
        /api\.whatsapp\.com/,
      );
      await isClean(page);
      const kept = leadsOf(visitor).filter((row) => row.spam === 0);
      expect(kept).toHaveLength(1);
      expect(kept[0]).toMatchObject({ otp_verified: 1, name: visitor.name });
    });
  });
}

test('[OPS-03][OTP-16] a code sender that is down lets a lead without script through', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const visitor = newUnlucky();
  await openBare(page, site.fixture('otp-contact'));
  await post(page, visitor);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terima kasih');
  await expect.poll(() => leadsOf(visitor).filter((row) => row.spam === 0).length).toBe(1);
});

test('[OPS-03] a refused lead comes back in a form with its input, and is accepted once it is right', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  // A browser that knows no patterns.
  await page.route(site.fixture('lead'), async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('<form ', '<form novalidate '),
    });
  });
  await openBare(page, site.fixture('lead'));
  await post(page, { name: visitor.name, phone: '0812' });
  await expect(page.getByRole('alert')).toContainText('Nomor salah');
  await expect(page.getByLabel('Nama lengkap')).toHaveValue(visitor.name);
  await expect(page.getByLabel('Nomor WhatsApp')).toHaveValue('0812');
  await expect(page.getByRole('link', { name: copy.back })).toHaveAttribute('href', site.fixture('lead'));
  await isClean(page);
  await page.getByLabel('Nomor WhatsApp').fill(visitor.phone);
  await page.getByRole('button', { name: copy.sendAgain }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terima kasih');
  await expectLeads(visitor, 1);
});
