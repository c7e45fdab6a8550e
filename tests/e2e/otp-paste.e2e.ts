import type { BrowserContext, Page } from '@playwright/test';
import { AJAX, askForCode, boxes, fieldsOf, line, other, otp, WRONG } from './otp-steps.ts';
import { expect, test } from './site.ts';
import { expectLeads, newVisitor, standAtEdge } from './visitor.ts';
import { copy } from './words.ts';

/** The codes that are sent for checking, in their order. */
async function watchTries(page: Page): Promise<string[]> {
  const tries: string[] = [];
  await page.route(AJAX, async (route) => {
    const { action, code } = fieldsOf(route);
    if (action === 'verify_otp') tries.push(code ?? '');
    await route.continue();
  });
  return tries;
}

/** From the clipboard, as visitors do it. */
async function paste(page: Page, context: BrowserContext, text: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

const shown = (page: Page) =>
  boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join(''));

test.beforeEach(async ({ context }) => {
  await standAtEdge(context);
});

for (const [what, message] of [
  [
    'a whole message',
    (code: string) => `Kode Anda: ${code}. Berlaku 5 menit, jangan diberikan kepada siapa pun.`,
  ],
  [
    'a message in lines, with other numbers',
    (code: string) => `Danau Raya 2026\n${code}\nBantuan: 0812 3456 7890`,
  ],
  ['a code in two groups', (code: string) => `${code.slice(0, 3)} ${code.slice(3)} adalah kode Anda`],
  [
    'a code in Arabic digits',
    (code: string) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
  ],
] as const)
  test(`[OPS-54] ${what} is pasted: its code is found, and is the only one that is tried`, async ({
    page,
    context,
    site,
  }) => {
    const visitor = newVisitor();
    const tries = await watchTries(page);
    await page.goto(site.fixture('otp'));
    const code = await askForCode(page, visitor);
    await paste(page, context, message(code));
    await expect(line(page)).toHaveText('Input OTP berhasil');
    await expectLeads(visitor, 1);
    expect(tries).toEqual([code]);
  });

test('[OPS-54] a code of letters and digits is found in its message', async ({ page, context, site }) => {
  const tries: string[] = [];
  await page.route(AJAX, async (route) => {
    const { action, code } = fieldsOf(route);
    if (action === 'verify_otp') {
      tries.push(code ?? '');
      return route.continue();
    }
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({
      response,
      body: text.replace('"alphabet":"digits"', '"alphabet":"alphanumeric"'),
    });
  });
  await page.goto(site.fixture('otp'));
  await askForCode(page, newVisitor());
  await paste(page, context, 'Kode Anda: A1B2C3. Berlaku 5 menit.');
  await expect(line(page)).toHaveText(WRONG);
  expect(tries).toEqual(['A1B2C3']);
});

test('[OPS-54] a pasted message without a code fills nothing, is reported and uses up no try', async ({
  page,
  context,
  site,
}) => {
  const visitor = newVisitor();
  const tries = await watchTries(page);
  await page.goto(site.fixture('otp'));
  const code = await askForCode(page, visitor);
  await paste(page, context, 'Halo, kode Anda sedang kami kirim. Mohon ditunggu.');
  await expect(line(page)).toHaveText(copy.otpUnreadable);
  expect(await shown(page)).toBe('');
  expect(tries).toEqual([]);
  await page.keyboard.type(code);
  await expectLeads(visitor, 1);
  expect(tries).toEqual([code]);
});

test('[OPS-54] of two possible codes the visitor sees one, corrects it, and sends it with a button', async ({
  page,
  context,
  site,
}) => {
  const visitor = newVisitor();
  const tries = await watchTries(page);
  await page.goto(site.fixture('otp'));
  const code = await askForCode(page, visitor);
  const verify = otp(page).getByRole('button', { name: 'Verifikasi' });
  await expect(verify).toBeHidden();
  const wrong = code.slice(0, 5) + other(code.slice(5));
  await paste(page, context, `Kode lama ${wrong}, pesanan 240511`);
  await expect(line(page)).toHaveText(copy.otpCheck);
  await expect(otp(page).locator('[data-otp]')).toHaveAttribute('data-state', 'checking');
  expect(await shown(page)).toBe(wrong);
  await boxes(page).nth(5).click();
  await page.keyboard.type(code.slice(5));
  expect(await shown(page)).toBe(code);
  expect(tries).toEqual([]);
  await verify.click();
  await expect(line(page)).toHaveText('Input OTP berhasil');
  await expectLeads(visitor, 1);
  expect(tries).toEqual([code]);
});
