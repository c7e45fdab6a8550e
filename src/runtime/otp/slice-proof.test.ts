import { expect, test } from 'vitest';
import { memoryPorts } from '../adapters/memory.ts';
import { openPage } from '../testing/open-page.ts';
import { calls, NUMBER, sent, to, type, verified, waiting, withOtp } from '../testing/otp-page.ts';

const OTHER = { id: '77', superleadsId: 'SL-77', telesalesNumber: '6283333333333' };
const proven = (proof: string) => ({
  data: { data: { data: { verifyOtp: { isSuccess: true, proof } } } },
});

test('[OPS-01] the proof of the verify answer travels in the lead, now and on the next page of the project', async () => {
  const page = await waiting();
  expect(calls(page, 'send_otp')[0]?.fields).toMatchObject({ project_id: '1042' });
  type(page, '123456');
  await page.answer(proven('r-1.9.x'), { to: to('verify_otp') });
  expect(page.saves()[0]?.fields).toMatchObject({ otp_proof: 'r-1.9.x', project_id: '1042' });

  const next = await withOtp({ ports: page.ports });
  next.submit({ fields: { name: 'Rina', whatsapp_number: NUMBER, message: 'lagi' } });
  expect(calls(next, 'send_otp')).toHaveLength(1);
  expect(next.saves().at(-1)?.fields).toMatchObject({ message: 'lagi', otp_proof: 'r-1.9.x' });
});

test('[OPS-01] a proof is never sent with another number, and not at all if the backend gave none', async () => {
  const page = await waiting();
  type(page, '123456');
  await page.answer(proven('r-1.9.x'), { to: to('verify_otp') });
  await page.answer('{"success":true}', { to: to('save_leads_to_db') });
  page.ports.clock.advance(5000);
  page.submit({
    form: 'contact',
    surface: 'contact',
    fields: { name: 'Budi', whatsapp_number: '6281299999999' },
  });
  await page.answer({}, { status: 503, to: to('send_otp') });
  expect(page.saves().at(-1)?.fields).toMatchObject({ name: 'Budi' });
  expect(page.saves().at(-1)?.fields).not.toHaveProperty('otp_proof');

  const old = await waiting();
  type(old, '123456');
  await old.answer(verified(true), { to: to('verify_otp') });
  expect(old.saves()).toHaveLength(1);
  expect(old.saves()[0]?.fields).not.toHaveProperty('otp_proof');
});

test('[OPS-01][OPS-04] a lead that was kept without a proof takes the one that came since', async () => {
  const page = await withOtp();
  page.submit();
  await page.answer({}, { status: 503, to: to('send_otp') });
  await page.lose(to('save_leads_to_db'));
  page.submit();
  await page.answer(sent('r-1'), { to: to('send_otp') });
  type(page, '123456');
  await page.answer(proven('r-1.9.x'), { to: to('verify_otp') });
  await page.settle();
  const [first, second] = page.saves();
  expect(first?.fields).not.toHaveProperty('otp_proof');
  expect(second?.fields).toEqual({ ...first?.fields, otp_proof: 'r-1.9.x' });
});

test('[OPS-08] a number proven for one project is asked for its code by another on the same origin', async () => {
  const page = await waiting();
  type(page, '123456');
  await page.answer(proven('r-1.9.x'), { to: to('verify_otp') });
  await page.answer('{"success":true}', { to: to('save_leads_to_db') });
  const other = await withOtp({ ports: page.ports, project: OTHER });
  other.submit({ fields: { name: 'Rina', whatsapp_number: NUMBER } });
  expect(calls(other, 'send_otp')).toHaveLength(2);
  expect(other.saves()).toHaveLength(1);
  const back = await withOtp({ ports: page.ports });
  back.submit({ fields: { name: 'Rina', whatsapp_number: NUMBER, message: 'lagi' } });
  expect(back.saves().at(-1)?.fields).toMatchObject({ message: 'lagi', otp_proof: 'r-1.9.x' });
});

test('[OPS-08] a code asked for on one project does not come back on another', async () => {
  const page = await waiting();
  const other = await withOtp({ ports: page.ports, project: OTHER });
  expect(other.state().otp).toMatchObject({ name: 'idle', session: null });
  expect(other.done('showDialog').filter((id) => id === '_otp-modal')).toHaveLength(1);
});

test('[OPS-08] the number of one project is never that of another whose call fails', async () => {
  const ports = memoryPorts();
  const first = await openPage({ ports, keepsProjectOpen: true });
  await first.answer({ data: { ext_ls_additional_data: { whatsapp_business_number: '6282222222222' } } });
  expect(ports.session.get('TSWA')).toBe('6282222222222');
  const other = await openPage({ ports, project: OTHER });
  other.click();
  expect(other.state().telesales.number).toBe(OTHER.telesalesNumber);
  const back = await openPage({ ports });
  back.click();
  expect(back.state().telesales.number).toBe('6282222222222');
});

test.each([
  ['digits', 'numeric'],
  ['alphanumeric', 'text'],
  [undefined, 'text'],
])('[OPS-30] codes of %s are typed on a %s keyboard, after a reload too', async (alphabet, keyboard) => {
  const page = await withOtp();
  page.click();
  page.submit();
  const answer = sent();
  Object.assign(answer.data.data.data.requestOtp, { alphabet });
  await page.answer(answer, { to: to('send_otp') });
  expect(page.state().otp.keyboard).toBe(keyboard);
  expect((await withOtp({ ports: page.ports })).state().otp.keyboard).toBe(keyboard);
});

test('at most one request listens for the code, and none once it is over', async () => {
  const ports = memoryPorts();
  let open = 0;
  ports.dom.listenForCode = () => {
    open += 1;
    return () => {
      open -= 1;
    };
  };
  const page = await waiting({ ports });
  expect(open).toBe(1);
  page.ports.clock.advance(61_000);
  page.runtime.dispatch({ type: 'otp/resend-asked' });
  await page.answer(
    { data: { data: { data: { cancelOtp: { isSuccess: true } } } } },
    { to: to('cancel_otp') },
  );
  await page.answer(sent('r-2'), { to: to('send_otp') });
  expect(open).toBe(1);
  type(page, '123456');
  await page.answer(verified(true), { to: to('verify_otp') });
  expect(open).toBe(0);
});
