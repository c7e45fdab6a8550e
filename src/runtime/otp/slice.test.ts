import { expect, test } from 'vitest';
import { memoryPorts } from '../adapters/memory.ts';
import type { HttpRequest } from '../ports.ts';
import { type OpenPage, type OpenPageOptions, openPage } from '../testing/open-page.ts';

const NUMBER = '6281234567890';
const FORM = 'general-form';
const sent = (requestId = 'r-1', nextEventWait = 60) => ({
  data: { data: { data: { requestOtp: { requestId, nextEventWait } } } },
});
const refused = (code: number) => ({
  data: { data: { data: null, errors: [{ message: 'Terlalu sering', extensions: { code } }] } },
});
const verified = (isSuccess: boolean) => ({ data: { data: { data: { verifyOtp: { isSuccess } } } } });
const cancelled = { data: { data: { data: { cancelOtp: { isSuccess: true } } } } };

const withOtp = (options: OpenPageOptions = {}) =>
  openPage({ ...options, settings: { otp: { enabled: true }, ...options.settings } });
const calls = (page: OpenPage, action: string) =>
  page.ports.http.requests.filter(({ fields }) => fields?.action === action);
const to = (action: string) => (request: HttpRequest) => request.fields?.action === action;
const type = (page: OpenPage, text: string, index = 0) =>
  page.runtime.dispatch({ type: 'otp/typed', index, text });
const shown = (page: OpenPage) => page.done('showDialog');

/** A page that waits for a code. */
async function waiting(options: OpenPageOptions = {}, wait = 60) {
  const page = await withOtp(options);
  page.click();
  page.submit();
  await page.answer(sent('r-1', wait));
  return page;
}

test('[OTP-01] a page without codes saves at once', async () => {
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
  expect(shown(page).at(-1)).toBe('otp-modal');
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
  expect(page.done('retargetButtons').at(-1)).toBe('otp-modal');
  page.runtime.dispatch({ type: 'dialog/closed', dialog: 'otp-modal' });
  page.click({ kind: 'brochure', dialog: 'general-modal' });
  expect(shown(page).at(-1)).toBe('otp-modal');
  expect(page.state().dialogs).toMatchObject({ name: 'open', id: 'otp-modal', button: { kind: 'brochure' } });
  expect(page.effects.at(-1)).toEqual({ type: 'dialog/show', id: 'otp-modal', content: {} });
});

test('[OTP-03] a submit while the countdown runs opens the OTP window and asks for nothing', async () => {
  const page = await waiting();
  page.submit({ fields: { name: 'Rina W', whatsapp_number: NUMBER } });
  expect(calls(page, 'send_otp')).toHaveLength(1);
  expect(page.state().otp.session?.target.fields.name).toBe('Rina W');
});

test('[OTP-04] the countdown follows the wall clock, not the ticks', async () => {
  const page = await waiting();
  page.ports.clock.advance(1000);
  expect(page.state().otp.timer).toBe(59);
  page.ports.clock.set(page.ports.clock.now() + 20_000);
  page.ports.clock.advance(1000);
  expect(page.state().otp.timer).toBe(38);
  page.ports.clock.set(page.ports.clock.now() - 3_600_000);
  page.ports.clock.advance(1000);
  expect(page.state().otp.timer).toBe(60);
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
  expect(shown(page).at(-1)).toBe('general-modal');
});

test('[OTP-07][CALL-03] six characters verify by themselves, once', async () => {
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
  expect(page.done('hideDialog').at(-1)).toBe('otp-modal');
  expect(shown(page).at(-1)).toBe('general-modal');
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
  expect(shown(page)).toEqual(['otp-modal']);
  expect(page.done('hideDialog')).toEqual(['otp-modal']);
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
])('[OTP-09][CALL-03] %s: marked, cleared, and the line says so', async (_, body, status) => {
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

test('[OTP-10] today: the window comes back with its number, and the countdown where the clock has it', async () => {
  const page = await waiting();
  page.ports.clock.advance(10_000);
  const next = await withOtp({ ports: page.ports });
  expect(next.state().otp).toMatchObject({ name: 'waiting', phone: NUMBER, timer: 50 });
  expect(shown(next).at(-1)).toBe('otp-modal');
  type(next, '123456');
  await next.answer(verified(true), { to: to('verify_otp') });
  expect(next.saves()).toHaveLength(1);
  expect(next.saves()[0]?.fields).toMatchObject({ name: 'Rina', whatsapp_number: `+${NUMBER}` });
});

test('[OTP-10] today, but past its time: the window comes back with the resend link', async () => {
  const page = await waiting();
  page.ports.clock.set(page.ports.clock.now() + 3_600_000);
  const next = await withOtp({ ports: page.ports });
  expect(next.state().otp).toMatchObject({ name: 'expired', timer: -1, phone: NUMBER });
  expect(next.done('retargetButtons').at(-1)).toBe('');
});

test('[OTP-10] a stored timer of -1 means the form', async () => {
  const page = await waiting();
  page.ports.clock.advance(61_000);
  const next = await withOtp({ ports: page.ports });
  expect(next.state().otp).toMatchObject({ name: 'idle', timer: -1, session: null });
  expect(shown(next)).toEqual(shown(page));
});

test('[OTP-10] another day: the timer is reset', async () => {
  const page = await waiting();
  page.ports.clock.set(page.ports.clock.now() + 24 * 3_600_000);
  const next = await withOtp({ ports: page.ports });
  expect(next.state().otp).toMatchObject({ name: 'idle', timer: -1, session: null });
  expect(next.ports.session.get('kavling-otp')).toBeUndefined();
});

test('[OTP-11] a page without codes clears what is stored', async () => {
  const page = await waiting();
  const next = await openPage({ ports: page.ports });
  expect(next.ports.session.get('kavling-otp')).toBeUndefined();
  expect(next.state().otp).toMatchObject({ name: 'idle', session: null });
});

test.each(['', 'null', '{}', '{"requestId":"r","phone":1}', 'x'])(
  '[OTP-10] %j in storage is no session',
  async (text) => {
    const ports = memoryPorts();
    ports.session.set('kavling-otp', text);
    expect((await withOtp({ ports })).state().otp.name).toBe('idle');
  },
);

test.each([
  [0, 'To change number please wait for 30 second'],
  [10, 'To change number please wait for 20 second'],
  [29, 'To change number please wait for 1 second'],
])('[OTP-12] %i seconds after the request the number may not be changed', async (seconds, text) => {
  const page = await waiting();
  page.ports.clock.advance(seconds * 1000);
  page.runtime.dispatch({ type: 'otp/change-asked' });
  expect(page.done('alert')).toEqual([text]);
  expect(calls(page, 'cancel_otp')).toEqual([]);
});

test.each([30, 45, 60, 70])(
  '[OTP-12][CALL-04] %i seconds after it may: cancelled, and back to the form',
  async (seconds) => {
    const page = await waiting();
    page.ports.clock.advance(seconds * 1000);
    page.runtime.dispatch({ type: 'otp/change-asked' });
    expect(calls(page, 'cancel_otp')[0]?.fields).toEqual({ action: 'cancel_otp', requestId: 'r-1' });
    expect(page.state().otp.name).toBe('cancelling');
    await page.answer(cancelled);
    expect(page.state().otp).toMatchObject({ name: 'idle', timer: -1, session: null, phone: '' });
    expect(page.done('hideDialog').at(-1)).toBe('otp-modal');
    expect(shown(page).at(-1)).toBe('general-modal');
    expect(page.ports.session.get('kavling-otp')).toBeUndefined();
    expect(page.saves()).toEqual([]);
  },
);

test('[OTP-13] resend: cancels, then asks again for the same number, with the same lead and window', async () => {
  const page = await waiting();
  page.runtime.dispatch({ type: 'otp/resend-asked' });
  expect(calls(page, 'cancel_otp')).toEqual([]);
  page.ports.clock.advance(61_000);
  page.runtime.dispatch({ type: 'otp/resend-asked' });
  expect(page.state().otp.isResending).toBe(true);
  await page.answer(cancelled);
  expect(page.state().otp).toMatchObject({ name: 'requesting', isResending: true });
  expect(calls(page, 'send_otp').map(({ fields }) => fields?.phone_number)).toEqual([NUMBER, NUMBER]);
  await page.answer(sent('r-2'));
  expect(page.state().otp).toMatchObject({ name: 'waiting', isResending: false, timer: 60 });
  expect(page.state().otp.session).toMatchObject({
    requestId: 'r-2',
    source: 'general-modal',
    target: { form: FORM },
  });
});

test('[OTP-13][OTP-15] a resend that is refused says why, and may be tried again without a cancel', async () => {
  const page = await waiting();
  page.ports.clock.advance(61_000);
  page.runtime.dispatch({ type: 'otp/resend-asked' });
  await page.answer(cancelled);
  await page.answer(refused(3));
  expect(page.state().otp).toMatchObject({ name: 'expired', line: 'Terlalu sering', isResending: false });
  type(page, '123456');
  expect(calls(page, 'verify_otp')).toEqual([]);
  page.runtime.dispatch({ type: 'otp/resend-asked' });
  expect(calls(page, 'cancel_otp')).toHaveLength(1);
  expect(calls(page, 'send_otp')).toHaveLength(3);
});

test.each(['otp/change-asked', 'otp/resend-asked'] as const)(
  '[OTP-14] %s that cannot be cancelled alerts',
  async (name) => {
    const page = await waiting();
    page.ports.clock.advance(61_000);
    page.runtime.dispatch({ type: name });
    await page.answer({ data: { data: { errors: [{ message: 'x' }] } } });
    expect(page.done('alert')).toEqual(['please wait a few minutes later or refresh the page']);
    expect(page.state().otp).toMatchObject({ name: 'expired', isResending: false });
    expect(page.state().otp.session).not.toBeNull();
  },
);

test.each([
  [10, 'Terlalu sering please use different number or wait for a few minutes'],
  [3, 'Terlalu sering'],
  [7, 'Terlalu sering'],
])('[OTP-15] send error %i shows in the failure area of the form', async (code, text) => {
  const page = await withOtp();
  page.click();
  page.submit();
  await page.answer(refused(code));
  expect(page.state().lead.forms[FORM]).toMatchObject({ name: 'refused', failed: text });
  expect(page.state().otp.name).toBe('idle');
  expect(shown(page)).toEqual(['general-modal']);
  expect(page.saves()).toEqual([]);
});

test.each([
  ['status 500', (page: OpenPage) => page.answer(refused(10), { status: 500 })],
  ['status 429', (page: OpenPage) => page.answer(sent(), { status: 429 })],
  ['no network', (page: OpenPage) => page.lose(to('send_otp'))],
  ['HTML', (page: OpenPage) => page.answer('<html>')],
])('[OTP-16] %s: the lead goes through unverified, logged and tracked, without a cookie', async (_, fail) => {
  const page = await withOtp();
  page.submit();
  await fail(page);
  expect(page.saves()).toHaveLength(1);
  expect(page.ports.cookies.get('otp_validated_number')).toBeUndefined();
  expect(page.state().otp).toMatchObject({ name: 'idle', timer: -1 });
  expect(page.done('log')).toContain('The code sender is down, the lead goes on unverified');
  page.runtime.dispatch({ type: 'page/hidden' });
  expect(page.ports.tracker.sent.map(({ name }) => name)).toContain('OTP Unavailable');
});

test('[OTP-17] what the session remembers', async () => {
  const page = await waiting({}, 90);
  page.ports.clock.advance(5000);
  expect(JSON.parse(page.ports.session.get('kavling-otp') ?? '')).toMatchObject({
    requestId: 'r-1',
    target: { form: FORM, phone: NUMBER },
    phone: NUMBER,
    source: 'general-modal',
    date: '20/11/2026',
    wait: 90,
    timer: 85,
  });
});

test('back from the cache the countdown is where the clock has it', async () => {
  const page = await waiting();
  page.ports.clock.set(page.ports.clock.now() + 30_000);
  page.runtime.dispatch({ type: 'page/shown', restored: page.runtime.restore(), persisted: true });
  expect(page.state().otp.timer).toBe(30);
  const before = page.effects.filter(({ type: name }) => name === 'otp/keep').length;
  page.ports.clock.advance(1000);
  expect(page.effects.filter(({ type: name }) => name === 'otp/keep')).toHaveLength(before + 1);
});

test('answers to a call that is over change nothing', async () => {
  const page = await waiting();
  const before = page.state();
  for (const name of ['otp/send-answered', 'otp/verify-answered', 'otp/cancel-answered'] as const) {
    page.runtime.dispatch({ type: name, request: 'old', status: 200, body: JSON.stringify(verified(true)) });
  }
  expect(page.state()).toBe(before);
});

test('two leads at once: the one that waited for its code goes by the outbox', async () => {
  const page = await waiting();
  const target = page.state().otp.session?.target;
  if (!target) throw new Error('no lead waits for its code');
  type(page, '123456');
  const other = { ...target, form: 'contact', fields: { ...target.fields, name: 'Budi' } };
  page.runtime.dispatch({ type: 'lead/resumed', lead: other });
  await page.answer(verified(true), { to: to('verify_otp') });
  expect(page.saves().map(({ fields }) => fields?.name)).toEqual(['Budi']);
  expect(page.state().outbox.entries).toHaveLength(2);
  await page.answer({ success: true }, { to: to('save_leads_to_db') });
  expect(page.saves().map(({ fields }) => fields?.name)).toEqual(['Budi', 'Rina']);
});

test('the same lead twice at once is one save', async () => {
  const page = await waiting();
  const target = page.state().otp.session?.target;
  if (!target) throw new Error('no lead waits for its code');
  for (let times = 0; times < 3; times++) page.runtime.dispatch({ type: 'lead/resumed', lead: target });
  expect(page.saves()).toHaveLength(1);
  expect(page.state().outbox.entries).toHaveLength(1);
});
