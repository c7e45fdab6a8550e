import { expect, test } from 'vitest';
import { memoryPorts } from '../adapters/memory.ts';
import { type OpenPage, openPage } from '../testing/open-page.ts';
import {
  calls,
  cancelled,
  FORM,
  NUMBER,
  refused,
  sent,
  shown,
  to,
  type,
  verified,
  waiting,
  withOtp,
} from '../testing/otp-page.ts';

test('[OTP-10] today: the window comes back with its number, and the countdown where the clock has it', async () => {
  const page = await waiting();
  page.ports.clock.advance(10_000);
  const next = await withOtp({ ports: page.ports });
  expect(next.state().otp).toMatchObject({ name: 'waiting', phone: NUMBER, timer: 50 });
  expect(shown(next).at(-1)).toBe('_otp-modal');
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
    expect(page.done('hideDialog').at(-1)).toBe('_otp-modal');
    expect(shown(page).at(-1)).toBe('_general-modal');
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
    source: '_general-modal',
    target: { form: FORM },
  });
});

test('[OTP-13][OTP-15] a refused resend shows the reason, and may be tried again without a cancel', async () => {
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
  expect(shown(page)).toEqual(['_general-modal']);
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
    source: '_general-modal',
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

test('two leads at the same time: the one that waited for its code goes by the queue', async () => {
  const page = await waiting();
  const target = page.state().otp.session?.target;
  if (!target) throw new Error('no lead waits for its code');
  type(page, '123456');
  const other = { ...target, form: 'contact', fields: { ...target.fields, name: 'Budi' } };
  page.runtime.dispatch({ type: 'lead/resumed', lead: other });
  await page.answer(verified(true), { to: to('verify_otp') });
  expect(page.state().queue.entries).toHaveLength(2);
  expect(page.saves().map(({ fields }) => fields?.name)).toEqual(['Budi', 'Rina']);
});

test('the same lead twice at the same time is one save', async () => {
  const page = await waiting();
  const target = page.state().otp.session?.target;
  if (!target) throw new Error('no lead waits for its code');
  for (let times = 0; times < 3; times++) page.runtime.dispatch({ type: 'lead/resumed', lead: target });
  expect(page.saves()).toHaveLength(1);
  expect(page.state().queue.entries).toHaveLength(1);
});
