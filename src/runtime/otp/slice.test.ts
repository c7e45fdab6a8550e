import { expect, test } from 'vitest';
import { memoryPorts } from '../adapters/memory.ts';
import { openPage } from '../testing/open-page.ts';
import {
  calls,
  FORM,
  NUMBER,
  sent,
  shown,
  to,
  type,
  verified,
  waiting,
  withOtp,
} from '../testing/otp-page.ts';

test('[OTP-01] a page without codes saves immediately', async () => {
  const page = await openPage();
  page.submit();
  expect(calls(page, 'send_otp')).toEqual([]);
  expect(page.saves()).toHaveLength(1);
});

test.each([NUMBER, `+${NUMBER}`, '081234567890'])(
  '[OTP-01] a number that the cookie %s knows is not asked again',
  async (cookie) => {
    const ports = memoryPorts();
    ports.cookies.set('otp_validated_number', cookie, 1);
    const page = await withOtp({ ports });
    page.submit();
    expect(calls(page, 'send_otp')).toEqual([]);
    expect(page.saves()).toHaveLength(1);
  },
);

test('[OTP-01][LEAD-03] another number is asked for a code, and the lead waits', async () => {
  const ports = memoryPorts();
  ports.cookies.set('otp_validated_number', '6289999999999', 1);
  const page = await withOtp({ ports });
  page.submit();
  expect(calls(page, 'send_otp')).toHaveLength(1);
  expect(page.saves()).toEqual([]);
  expect(page.state().lead.forms[FORM]?.name).toBe('checking');
});

test('[OTP-02][CALL-02][CALL-06] the code is asked for and the window opens', async () => {
  const page = await withOtp({
    settings: { ajaxUrl: '/ajax', actions: { sendOtp: 'kirim', verifyOtp: 'cek', cancelOtp: 'batal' } },
  });
  page.click();
  page.submit();
  expect(calls(page, 'kirim')[0]).toMatchObject({
    url: '/ajax',
    method: 'post',
    credentials: true,
    fields: { action: 'kirim', phone_number: NUMBER },
  });
  await page.answer(sent('r-1', 90));
  expect(shown(page).at(-1)).toBe('_otp-modal');
  expect(page.state().otp).toMatchObject({ name: 'waiting', phone: NUMBER, timer: 90, focus: 0 });
  expect(page.state().lead.forms[FORM]?.name).toBe('idle');
});

test('a second submit while the code is asked for asks once', async () => {
  const page = await withOtp();
  page.submit();
  page.submit();
  page.submit({ form: 'contact', surface: 'contact' });
  expect(calls(page, 'send_otp')).toHaveLength(1);
  expect(page.done('alert')).toHaveLength(2);
  expect(page.state().lead.forms[FORM]?.name).toBe('checking');
  expect(page.state().lead.forms.contact?.name).toBe('idle');
});

test('[OTP-03] while the countdown runs, lead buttons open the OTP window', async () => {
  const page = await waiting();
  expect(page.done('retargetButtons').at(-1)).toBe('_otp-modal');
  page.runtime.dispatch({ type: 'dialog/closed', dialog: '_otp-modal' });
  page.click({ kind: 'brochure', dialog: '_general-modal' });
  expect(shown(page).at(-1)).toBe('_otp-modal');
  expect(page.state().dialogs).toMatchObject({
    name: 'open',
    id: '_otp-modal',
    button: { kind: 'brochure' },
  });
  expect(page.effects.at(-1)).toEqual({ type: 'dialog/show', id: '_otp-modal', content: {} });
});

test('[OTP-03] a submit while the countdown runs opens the OTP window and asks for nothing', async () => {
  const page = await waiting();
  page.submit({ fields: { name: 'Rina W', whatsapp_number: NUMBER } });
  expect(calls(page, 'send_otp')).toHaveLength(1);
  expect(page.state().otp.session?.target.fields.name).toBe('Rina W');
});

test('[OTP-04] a device that slept finds the time that is left', async () => {
  const page = await waiting();
  const { clock } = page.ports;
  clock.advance(1000);
  expect(page.state().otp.timer).toBe(59);
  clock.set(clock.now() + 20_000);
  page.runtime.dispatch({ type: 'page/shown', restored: page.runtime.restore(), persisted: false });
  expect(page.state().otp.timer).toBe(39);
});

const HOUR = 3_600_000;
test.each([-HOUR, HOUR])(
  '[OPS-09] a clock set by %i ms neither stops the countdown nor ends it',
  async (ms) => {
    const page = await waiting();
    const { clock } = page.ports;
    clock.advance(1000);
    clock.set(clock.now() + ms);
    clock.advance(1000);
    expect(page.state().otp).toMatchObject({ name: 'waiting', timer: 58 });
    const next = await withOtp({ ports: page.ports });
    expect(next.state().otp).toMatchObject({ name: 'waiting', timer: 58 });
    clock.advance(59_000);
    expect(next.state().otp).toMatchObject({ name: 'expired', timer: -1 });
  },
);

test('[OPS-09] a clock set back between two pages does not extend the remaining time', async () => {
  const page = await waiting();
  page.ports.clock.advance(20_000);
  page.ports.clock.set(page.ports.clock.now() - 30_000);
  const next = await withOtp({ ports: page.ports });
  expect(next.state().otp.timer).toBe(40);
});

test('[OTP-04] a wait of 0 is 60 seconds', async () => {
  expect((await waiting({}, 0)).state().otp.timer).toBe(60);
});

test('[OTP-05] past zero the countdown ends, and buttons point back to the form', async () => {
  const page = await waiting();
  page.ports.clock.advance(60_000);
  expect(page.state().otp).toMatchObject({ name: 'waiting', timer: 0 });
  page.ports.clock.advance(1000);
  expect(page.state().otp).toMatchObject({ name: 'expired', timer: -1 });
  expect(page.done('retargetButtons').at(-1)).toBe('');
  page.click();
  expect(shown(page).at(-1)).toBe('_general-modal');
});

test('[OTP-07][CALL-03] six characters are verified automatically, once', async () => {
  const page = await waiting();
  for (const [index, character] of [...'12345'].entries()) type(page, character, index);
  expect(calls(page, 'verify_otp')).toEqual([]);
  type(page, 'a', 5);
  type(page, '9', 5);
  expect(calls(page, 'verify_otp')).toHaveLength(1);
  expect(calls(page, 'verify_otp')[0]).toMatchObject({
    method: 'post',
    credentials: true,
    fields: { action: 'verify_otp', code: '12345A', requestId: 'r-1' },
  });
  expect(page.state().otp.name).toBe('verifying');
});

test('[OTP-08][OTP-17] success: cookie, storage, texts, windows, and the lead goes on', async () => {
  const page = await waiting();
  expect(page.ports.session.get('kavling-otp')).toBeTruthy();
  type(page, '123456');
  await page.answer(verified(true), { to: to('verify_otp') });
  expect(page.state().otp).toMatchObject({
    name: 'verified',
    line: 'Input OTP berhasil',
    timer: -1,
    validated: NUMBER,
  });
  expect(page.state().otp.boxes).toEqual([...'123456']);
  expect(page.ports.cookies.get('otp_validated_number')).toBe(NUMBER);
  expect(page.ports.session.get('kavling-otp')).toBeUndefined();
  expect(page.saves()).toHaveLength(1);
  expect(page.done('retargetButtons').at(-1)).toBe('');
  page.ports.clock.advance(800);
  expect(page.done('hideDialog').at(-1)).toBe('_otp-modal');
  expect(shown(page).at(-1)).toBe('_general-modal');
  expect(page.state().otp.name).toBe('idle');
  await page.answer({ success: true }, { to: to('save_leads_to_db') });
  page.ports.clock.advance(1000);
  expect(page.done('navigate')).toHaveLength(1);
});

test('[OTP-08] a form of the page itself has no window to reopen', async () => {
  const page = await withOtp();
  page.submit({ form: 'contact', surface: 'contact' });
  await page.answer(sent());
  type(page, '123456');
  await page.answer(verified(true), { to: to('verify_otp') });
  page.ports.clock.advance(800);
  expect(shown(page)).toEqual(['_otp-modal']);
  expect(page.done('hideDialog')).toEqual(['_otp-modal']);
  expect(page.saves()).toHaveLength(1);
});

test('[OTP-08][LEAD-07] a brochure that waited for a code opens as well', async () => {
  const page = await withOtp();
  page.click({ kind: 'brochure', file: 'https://a.id/b.pdf' });
  page.submit();
  expect(page.done('openTab')).toEqual([]);
  await page.answer(sent());
  type(page, '123456');
  await page.answer(verified(true), { to: to('verify_otp') });
  expect(page.done('openTab')).toHaveLength(1);
  await page.answer({ success: true }, { to: to('save_leads_to_db') });
  expect(page.done('reload')).toHaveLength(1);
});

test.each([
  ['a wrong code', verified(false), 200],
  ['an error status', verified(true), 500],
  ['too many tries', verified(true), 429],
  ['an empty answer', '', 200],
])('[OTP-09][CALL-03] %s: marked, cleared, and the line reports it', async (_, body, status) => {
  const page = await waiting();
  type(page, '123456');
  await page.answer(body, { status, to: to('verify_otp') });
  expect(page.state().otp).toMatchObject({
    name: 'failed',
    boxes: ['', '', '', '', '', ''],
    focus: 0,
    line: 'Kode yg Anda masukan salah, pastikan kode OTP yg Anda masukan benar',
  });
  expect(page.saves()).toEqual([]);
  type(page, '!');
  expect(page.state().otp.line).not.toBe('');
  type(page, '1');
  expect(page.state().otp).toMatchObject({ name: 'waiting', line: '' });
});

test('[OTP-09] without a network the code counts as wrong, and may be entered again', async () => {
  const page = await waiting();
  type(page, '123456');
  await page.lose(to('verify_otp'));
  expect(page.state().otp.name).toBe('failed');
  type(page, '123456');
  expect(calls(page, 'verify_otp')).toHaveLength(2);
});
