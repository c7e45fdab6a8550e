import type { Page } from '@playwright/test';
import { copy } from '../../server/contract/copy.ts';
import { project } from '../../server/testing/fixtures.ts';
import { findPhp, startWordpress, type WordpressTarget } from '../../server/testing/wordpress.ts';
import { axeOn } from './axe.ts';
import { expect, test } from './site.ts';
import { fillLead, newVisitor } from './visitor.ts';

/** The built page on a WordPress site, as a browser gets it whose scripts never come. */
async function openOnWordpress(page: Page, wordpress: WordpressTarget, built: string): Promise<void> {
  const { origin, pathname } = new URL(built);
  await page.route(`${wordpress.url}/**`, async (route) => {
    const { pathname: path, search } = new URL(route.request().url());
    if (path.startsWith('/wp-admin/')) return route.continue();
    if (path.endsWith('.js')) return route.abort();
    await route.fulfill({ response: await route.fetch({ url: `${origin}${path}${search}` }) });
  });
  await page.goto(wordpress.url + pathname);
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axeOn(page).analyze();
  expect(violations).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

const LOOK =
  '--paper:#f3efe9;--surface:#ffffff;--ink:#1c2420;--muted:#58625c;--line:#dcdacf;--brand:#7a2e0e;--on-brand:#ffffff;--font-body:"Karla",system-ui';

const missing = findPhp();

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`on WordPress without script, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });
    test.skip(missing !== null, missing ?? '');

    let wordpress: WordpressTarget;
    test.beforeAll(async () => {
      const slug = 'fixture/otp-contact';
      wordpress = await startWordpress([
        project({ slug, id: '9042', name: 'Griya Uji', otp: true, look: LOOK }),
      ]);
    });
    test.afterAll(() => wordpress.stop());

    test('[OPS-63][OPS-03][OPS-10][LIB-08] a code page asks for the code, comes back from a mistake, and saves a proven lead', async ({
      page,
      site,
    }) => {
      const visitor = newVisitor();
      await openOnWordpress(page, wordpress, site.fixture('otp-contact'));
      const form = page.locator('form[data-surface=contact]');
      // A browser that knows no patterns.
      await form.evaluate((element) => element.setAttribute('novalidate', ''));
      await fillLead(form, { ...visitor, phone: '0812' });
      await form.getByRole('button').first().click();
      await expect(page.getByRole('alert')).toContainText('Nomor salah');
      await expect(page.getByLabel('Nama lengkap')).toHaveValue(visitor.name);
      await expect(page.getByLabel('Nomor WhatsApp')).toHaveValue('0812');
      await expectAccessible(page);
      // In the colours of its project.
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(243, 239, 233)');
      await expect(page.getByRole('button', { name: copy.sendAgain })).toHaveCSS(
        'background-color',
        'rgb(122, 46, 14)',
      );

      await page.getByLabel('Nomor WhatsApp').fill(visitor.phone);
      await page.getByRole('button', { name: copy.sendAgain }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.codeTitle);
      await expect(page.getByText(visitor.phone)).toBeVisible();
      await expectAccessible(page);

      const code = wordpress.codes.at(-1) ?? '';
      await page.getByLabel('Kode OTP').fill(code === '000000' ? '111111' : '000000');
      await page.getByRole('button', { name: 'Verifikasi' }).click();
      await expect(page.getByRole('alert')).toContainText('Kode yg Anda masukan salah');
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Kirim Ulang OTP' }).click();
      await expect(page.getByRole('alert')).toContainText(copy.otpTooMany);
      await page.getByLabel('Kode OTP').fill(code);
      await page.getByLabel('Kode OTP').press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terima kasih');
      await expect(page.getByRole('link', { name: 'Chat Sekarang' })).toHaveAttribute(
        'href',
        /api\.whatsapp\.com/,
      );
      await expect(page.getByRole('link', { name: copy.back })).toHaveAttribute(
        'href',
        `${wordpress.url}/fixture/otp-contact/`,
      );
      await expectAccessible(page);
      const kept = (await wordpress.leads()).filter(({ phone }) => phone === `+${visitor.phone}`);
      expect(kept.filter(({ spam }) => spam === 0)).toMatchObject([
        { name: visitor.name, otp_verified: 1, page_slug: 'fixture/otp-contact' },
      ]);
    });
  });
}
