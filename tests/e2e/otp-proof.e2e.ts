import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { wholeBrowser } from './browsers.ts';
import { AJAX, askForCode, boxes, button, fieldsOf, otp, submit } from './otp-steps.ts';
import { expect, test } from './site.ts';
import { codesOf, expectLeads, fillLead, leadsOf, newVisitor, openDialog, standAtEdge } from './visitor.ts';

/** Chromium's own settings for cookies. */
const BLOCKS = {
  'all cookies': { default_content_setting_values: { cookies: 2 } },
  'cookies of other sites': { block_third_party_cookies: true, cookie_controls_mode: 1 },
} as const;

/** Opens a browser whose settings block those cookies. */
async function openBlocking(what: keyof typeof BLOCKS): Promise<BrowserContext> {
  const folder = test.info().outputPath('profile');
  mkdirSync(join(folder, 'Default'), { recursive: true });
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify({ profile: BLOCKS[what] }));
  const { locale, timezoneId } = test.info().project.use;
  return chromium.launchPersistentContext(folder, {
    ...wholeBrowser,
    ...(locale ? { locale } : {}),
    ...(timezoneId ? { timezoneId } : {}),
  });
}

/** From the form to WhatsApp, with the code on the way. */
async function prove(page: Page, visitor: ReturnType<typeof newVisitor>): Promise<void> {
  await page.keyboard.type(await askForCode(page, visitor));
  await page.waitForURL(/whatsapp\.com/);
}

test('[OPS-01] all cookies and storage blocked: a right code makes a proven lead, and leaves nothing behind', async ({
  site,
}) => {
  const context = await openBlocking('all cookies');
  try {
    await standAtEdge(context);
    const visitor = newVisitor();
    const page = await context.newPage();
    await page.goto(site.fixture('otp'));
    await expect(page.evaluate(() => localStorage.length)).rejects.toThrow(/Access is denied/);
    await prove(page, visitor);
    const [row] = await expectLeads(visitor, 1);
    expect(row).toMatchObject({ otp_verified: 1, otp_reason: 'proven', spam: 0, project_id: '9010' });
    expect(await context.cookies()).toEqual([]);
  } finally {
    await context.close();
  }
});

test('[OPS-01] pages and backend on two sites, cookies of other sites blocked: the lead is proven, a later one too', async ({
  site,
}) => {
  const context = await openBlocking('cookies of other sites');
  try {
    await standAtEdge(context);
    const visitor = newVisitor();
    const page = await context.newPage();
    const apart = site.fixture('otp-apart').replace('127.0.0.1', 'localhost');
    await page.goto(apart);
    await prove(page, visitor);
    const [row] = await expectLeads(visitor, 1);
    expect(row).toMatchObject({ otp_verified: 1, otp_reason: 'proven', spam: 0, project_id: '9012' });
    const names = (await context.cookies()).map(({ name, domain }) => `${domain} ${name}`);
    expect(names.filter((name) => name.includes('kavling-proof'))).toEqual([]);

    await page.goto(apart);
    await button(page, 'Unduh brosur').click();
    await fillLead(openDialog(page), visitor);
    await openDialog(page).getByRole('button', { name: 'Download' }).click();
    const rows = await expectLeads(visitor, 2);
    expect(rows.map(({ otp_reason, spam }) => [otp_reason, spam])).toEqual([
      ['proven', 0],
      ['proven', 0],
    ]);
    expect(codesOf(visitor)).toHaveLength(1);
  } finally {
    await context.close();
  }
});

test('[OPS-01] a proof in the cookie alone is worth as much', async ({ page, context, site }) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  await page.goto(site.fixture('otp'));
  await prove(page, visitor);
  await page.goto(site.fixture('otp'));
  await page.evaluate(() => localStorage.clear());
  await page.goto(site.fixture('otp'));
  const saved = page.waitForRequest((request) => (request.postData() ?? '').includes('save_leads_to_db'));
  await submit(page, visitor);
  expect((await saved).postData()).not.toContain('otp_proof');
  await page.waitForURL(/whatsapp\.com/);
  await expect.poll(() => leadsOf(visitor)[0]?.submissions).toBe(2);
  expect(leadsOf(visitor)).toMatchObject([{ otp_verified: 1, spam: 0 }]);
});

test('[OPS-08] a number proven on one project is proven again on another of the same origin, and both leads are saved', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  await page.goto(site.fixture('otp'));
  await prove(page, visitor);
  await page.goto(site.fixture('otp-elementor'));
  await prove(page, visitor);
  const rows = await expectLeads(visitor, 2);
  expect(rows.map(({ project_id, otp_reason, spam }) => [project_id, otp_reason, spam])).toEqual([
    ['9010', 'proven', 0],
    ['9011', 'proven', 0],
  ]);
  await page.goto(site.fixture('otp'));
  await submit(page, visitor);
  await page.waitForURL(/whatsapp\.com/);
  expect(codesOf(visitor)).toHaveLength(2);
});

test('[OPS-08] a code requested on one project does not become a lead of another in the same tab', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  await page.goto(site.fixture('otp'));
  await askForCode(page, visitor);
  await page.goto(site.fixture('otp-elementor'));
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  await expect(openDialog(page)).toHaveCount(0);
  await button(page).click();
  await expect(openDialog(page)).toHaveAttribute('id', '_lead-modal');
});

test('[OPS-08] the salesperson of one project gets no lead of another whose project call fails', async ({
  page,
  context,
  site,
}) => {
  const edge = await standAtEdge(context);
  const visitor = newVisitor();
  await page.goto(site.fixture('lead-telesales'));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('TSWA'))).toBe('6281277779005');
  await page.route(/wk\/v1\/project/, (route) => route.abort());
  await page.goto(site.fixture('lead'));
  await button(page).click();
  await fillLead(openDialog(page), visitor);
  await openDialog(page).locator('[data-submit]').click();
  await page.waitForURL(/whatsapp\.com/);
  expect(new URL(edge.whatsapp[0] ?? '').searchParams.get('phone')).toBe('6281200009001');
  expect((await expectLeads(visitor, 1))[0]).toMatchObject({ telesales_number: '6281200009001' });
});

for (const [way, ms] of [
  ['back', -3_600_000],
  ['forward', 3_600_000],
] as const) {
  test(`[OPS-09] a clock set ${way} an hour leaves the countdown unchanged`, async ({
    page,
    context,
    site,
  }) => {
    await standAtEdge(context);
    await page.clock.install();
    await page.goto(site.fixture('otp'));
    await askForCode(page, newVisitor());
    const timer = otp(page).getByRole('timer');
    await page.clock.fastForward(10_000);
    await expect(timer).toHaveText(/^\(00:[345]\d\)$/);
    await page.clock.setSystemTime(Date.now() + ms);
    await page.clock.fastForward(10_000);
    await expect(timer).toHaveText(/^\(00:[34]\d\)$/);
    await page.clock.fastForward(45_000);
    await expect(otp(page).getByRole('button', { name: 'Kirim Ulang OTP' })).toBeVisible();
  });
}

for (const [alphabet, keyboard] of [
  ['digits', 'numeric'],
  ['alphanumeric', 'text'],
] as const) {
  test(`[OPS-30] codes of ${alphabet} get a ${keyboard} keyboard`, async ({ page, context, site }) => {
    await standAtEdge(context);
    await page.route(AJAX, async (route) => {
      if (fieldsOf(route).action !== 'send_otp') return route.continue();
      const response = await route.fetch();
      const json = await response.json();
      expect(json.data.data.data.requestOtp.alphabet).toBe('digits');
      json.data.data.data.requestOtp.alphabet = alphabet;
      await route.fulfill({ response, json });
    });
    await page.goto(site.fixture('otp'));
    await askForCode(page, newVisitor());
    for (const box of await boxes(page).all()) await expect(box).toHaveAttribute('inputmode', keyboard);
  });
}

test('the browser is asked for the code once at a time, and no more once the code is right', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  await page.clock.install();
  await page.addInitScript(() => {
    const signals: AbortSignal[] = [];
    Object.assign(window, {
      OTPCredential: class {},
      listening: () => signals.filter(({ aborted }) => !aborted).length,
    });
    navigator.credentials.get = ({ signal } = {}) => {
      if (signal) signals.push(signal);
      return new Promise(() => {});
    };
  });
  const listening = () => page.evaluate(() => (Reflect.get(window, 'listening') as () => number)());
  const visitor = newVisitor();
  await page.goto(site.fixture('otp'));
  await askForCode(page, visitor);
  expect(await listening()).toBe(1);
  await page.clock.fastForward(62_000);
  await otp(page).getByRole('button', { name: 'Kirim Ulang OTP' }).click();
  await expect(otp(page).getByRole('timer')).toBeVisible();
  await expect.poll(() => codesOf(visitor).length).toBe(2);
  expect(await listening()).toBe(1);
  await boxes(page).first().focus();
  await page.keyboard.type(codesOf(visitor)[1] ?? '');
  await expectLeads(visitor, 1);
  expect(await listening()).toBe(0);
});
