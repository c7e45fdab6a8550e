import type { Page } from '@playwright/test';
import {
  AJAX,
  alerts,
  askForCode,
  boxes,
  button,
  fieldsOf,
  line,
  other,
  otp,
  submit,
  WRONG,
} from './otp-steps.ts';
import { expect, test } from './site.ts';
import { codesOf, expectLeads, fillLead, leadsOf, newVisitor, openDialog, standAtEdge } from './visitor.ts';

test.beforeEach(async ({ context }) => {
  await standAtEdge(context);
});

test('[LEAD-03][OTP-01][OTP-02][OTP-07][OTP-08][CALL-02][CALL-03][CALL-06] the number is proven by its code, and the lead goes on', async ({
  page,
  context,
  site,
}) => {
  const visitor = newVisitor();
  const calls: Record<string, string>[] = [];
  await page.route(AJAX, async (route) => {
    calls.push(fieldsOf(route));
    await route.continue();
  });
  await page.goto(site.fixture('otp'));
  await button(page).click();
  await expect(openDialog(page)).toHaveAttribute('id', '_lead-modal');
  await page.keyboard.press('Escape');
  const code = await askForCode(page, visitor);
  await expect(openDialog(page)).toHaveAttribute('id', '_otp-modal');
  await expect(otp(page)).toContainText(`+${visitor.phone}`);
  await expect(otp(page).getByRole('timer')).toHaveText(/^\(0[01]:\d\d\)$/);
  await expect(boxes(page)).toHaveCount(6);
  await expect(otp(page).getByRole('button', { name: 'Kirim Ulang OTP' })).toHaveCount(0);
  await expect(otp(page).getByRole('button', { name: 'Ganti nomor' })).toBeVisible();
  expect(leadsOf(visitor)).toEqual([]);

  await page.keyboard.type(code);
  await expect(line(page)).toHaveText('Input OTP berhasil');
  await page.waitForURL(/whatsapp\.com/);
  const [row] = await expectLeads(visitor, 1);
  expect(row).toMatchObject({ otp_verified: 1, otp_reason: 'proven', phone_number: visitor.phone });
  const cookie = (await context.cookies()).find(({ name }) => name === 'otp_validated_number');
  expect(cookie?.value).toBe(visitor.phone);
  expect(calls.map(({ action }) => action)).toEqual(['send_otp', 'verify_otp', 'save_leads_to_db']);
  expect(calls[0]).toEqual({ action: 'send_otp', phone_number: visitor.phone, project_id: '9010' });
  expect(calls[1]).toEqual({ action: 'verify_otp', code, requestId: expect.any(String) });
  expect(calls[2]).toMatchObject({ current_url: site.fixture('otp') });

  await page.goto(site.fixture('otp'));
  expect(await page.evaluate(() => sessionStorage.getItem('kavling-otp'))).toBeNull();
  await submit(page, visitor);
  await page.waitForURL(/whatsapp\.com/);
  expect(codesOf(visitor)).toHaveLength(1);
});

test('[OTP-06] boxes take digits and letters, focus moves on automatically, and Backspace clears', async ({
  page,
  site,
}) => {
  await page.goto(site.fixture('otp'));
  await askForCode(page, newVisitor());
  await page.route(AJAX, (route) => route.abort());
  await expect(boxes(page).first()).toHaveAttribute('autocomplete', 'one-time-code');
  await page.keyboard.type('a-7');
  await expect(boxes(page).nth(0)).toHaveValue('A');
  await expect(boxes(page).nth(1)).toHaveValue('7');
  await expect(boxes(page).nth(2)).toBeFocused();
  await page.keyboard.press('Shift+Numpad3');
  await expect(boxes(page).nth(2)).toHaveValue('3');
  await boxes(page).nth(1).focus();
  await page.keyboard.press('Backspace');
  await expect(boxes(page).nth(1)).toHaveValue('');
  await expect(boxes(page).nth(1)).toBeFocused();
  await page.keyboard.insertText('９');
  await expect(boxes(page).nth(1)).toHaveValue('9');
});

for (const [what, act] of [
  ['pasted', (page: Page, code: string) => boxes(page).first().evaluate(paste, `Kode: ${code}`)],
  ['filled in by the browser', (page: Page, code: string) => boxes(page).first().fill(code)],
  ['given by a virtual keyboard in one piece', (page: Page, code: string) => page.keyboard.insertText(code)],
] as const) {
  test(`[OTP-06][OTP-07] a whole code that is ${what} is verified automatically`, async ({ page, site }) => {
    const visitor = newVisitor();
    await page.goto(site.fixture('otp'));
    const code = await askForCode(page, visitor);
    await act(page, code);
    await page.waitForURL(/whatsapp\.com/);
    await expectLeads(visitor, 1);
  });
}

function paste(element: HTMLElement | SVGElement, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (!element.dispatchEvent(event)) return;
  document.execCommand('insertText', false, text.replace(/\D/g, ''));
}

test('[OTP-09] a wrong code shows a message and is cleared; the message disappears with the next character', async ({
  page,
  site,
}) => {
  const visitor = newVisitor();
  await page.goto(site.fixture('otp'));
  const code = await askForCode(page, visitor);
  await page.keyboard.type(other(code));
  await expect(line(page)).toHaveText(WRONG);
  for (const box of await boxes(page).all()) {
    await expect(box).toHaveValue('');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(boxes(page).first()).toBeFocused();
  await page.keyboard.type(code.charAt(0));
  await expect(line(page)).toHaveText('');
  await page.keyboard.type(code.slice(1));
  await page.waitForURL(/whatsapp\.com/);
  await expectLeads(visitor, 1);
});

test('[OTP-09][CALL-03] a verification that is answered with an error counts as a wrong code', async ({
  page,
  site,
}) => {
  const visitor = newVisitor();
  await page.goto(site.fixture('otp'));
  const code = await askForCode(page, visitor);
  await page.route(AJAX, (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 });
  await page.keyboard.type(code);
  await expect(line(page)).toHaveText(WRONG);
  await page.keyboard.type(code);
  await page.waitForURL(/whatsapp\.com/);
  await expectLeads(visitor, 1);
});

test('[OTP-03][OTP-04][OTP-05] while the countdown runs every button opens the code window; past it the form is back', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(site.fixture('otp'));
  await askForCode(page, newVisitor());
  const timer = otp(page).getByRole('timer');
  await page.clock.fastForward(20_000);
  await expect(timer).toHaveText(/^\(00:[34]\d\)$/);
  for (const name of ['Unduh brosur', 'Hubungi Kami', 'Tur virtual']) {
    await page.keyboard.press('Escape');
    await expect(openDialog(page)).toHaveCount(0);
    await button(page, name).click();
    await expect(openDialog(page)).toHaveAttribute('id', '_otp-modal');
  }
  await page.clock.fastForward(45_000);
  await expect(otp(page).getByRole('button', { name: 'Kirim Ulang OTP' })).toBeVisible();
  await expect(timer).toHaveCount(0);
  await page.keyboard.press('Escape');
  await button(page).click();
  await expect(openDialog(page)).toHaveAttribute('id', '_lead-modal');
});

test('[OTP-12][CALL-04] the number can be changed once half a minute is over, not before', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const said = alerts(page);
  const visitor = newVisitor();
  await page.goto(site.fixture('otp'));
  const code = await askForCode(page, visitor);
  const change = otp(page).getByRole('button', { name: 'Ganti nomor' });
  await change.click();
  await expect.poll(() => said.at(-1)).toMatch(/^To change number please wait for (2\d|30) second$/);
  await expect(openDialog(page)).toHaveAttribute('id', '_otp-modal');
  await page.clock.fastForward(31_000);
  const [request] = await Promise.all([page.waitForRequest(AJAX), change.click()]);
  expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual({
    action: 'cancel_otp',
    requestId: expect.any(String),
  });
  await expect(openDialog(page)).toHaveAttribute('id', '_lead-modal');
  const next = newVisitor();
  await fillLead(openDialog(page), next);
  await openDialog(page).getByRole('button', { name: 'Chat Sekarang' }).click();
  await expect(otp(page)).toContainText(`+${next.phone}`);
  await expect.poll(() => codesOf(next).length).toBe(1);
  await page.keyboard.type(codesOf(next)[0] ?? '');
  await expectLeads(next, 1);
  expect(leadsOf(visitor)).toEqual([]);
  expect(code).toHaveLength(6);
});

test('[OTP-13] a new code for the same number: the old one is dead, the new one counts', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const visitor = newVisitor();
  await page.goto(site.fixture('otp'));
  const first = await askForCode(page, visitor);
  await page.clock.fastForward(62_000);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(AJAX, async (route) => {
    await held;
    await route.continue();
  });
  await otp(page).getByRole('button', { name: 'Kirim Ulang OTP' }).click();
  await expect(otp(page).getByRole('button', { name: 'Mengirim ulang OTP...' })).toBeVisible();
  go();
  await expect(otp(page).getByRole('timer')).toBeVisible();
  await expect.poll(() => codesOf(visitor).length).toBe(2);
  await expect(otp(page)).toContainText(`+${visitor.phone}`);
  const second = codesOf(visitor)[1] ?? '';
  await boxes(page).first().focus();
  if (first !== second) {
    await page.keyboard.type(first);
    await expect(line(page)).toHaveText(WRONG);
  }
  await page.keyboard.type(second);
  await expectLeads(visitor, 1);
});

test('[OTP-14] a failed cancel is reported and leaves everything unchanged', async ({ page, site }) => {
  await page.clock.install();
  const said = alerts(page);
  await page.goto(site.fixture('otp'));
  await askForCode(page, newVisitor());
  await page.clock.fastForward(62_000);
  const errors = [{ message: 'no', extensions: { code: 1 } }];
  await page.route(AJAX, (route) => route.fulfill({ json: { data: { data: { data: null, errors } } } }), {
    times: 1,
  });
  await otp(page).getByRole('button', { name: 'Kirim Ulang OTP' }).click();
  await expect.poll(() => said).toEqual(['please wait a few minutes later or refresh the page']);
  await expect(otp(page).getByRole('button', { name: 'Kirim Ulang OTP' })).toBeVisible();
});

for (const [code, message] of [
  [10, 'Coba besok. please use different number or wait for a few minutes'],
  [3, 'Coba besok.'],
] as const) {
  test(`[OTP-15] a refusal with code ${code} is shown in the failed area of the form`, async ({
    page,
    site,
  }) => {
    const errors = [{ message: 'Coba besok.', extensions: { code } }];
    await page.route(AJAX, (route) => route.fulfill({ json: { data: { data: { data: null, errors } } } }));
    await page.goto(site.fixture('otp'));
    await submit(page, newVisitor());
    await expect(openDialog(page).locator('[data-failed]')).toHaveText(message);
    await expect(openDialog(page)).toHaveAttribute('id', '_lead-modal');
    await expect(openDialog(page).locator('[data-submit]')).toBeEnabled();
  });
}
