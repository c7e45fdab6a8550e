import { expect, test } from 'vitest';
import { readSaveAnswer } from '../lead/answer.ts';
import { readCancelAnswer, readSendAnswer, readVerifyAnswer } from '../otp/answers.ts';
import type { HttpAnswer, HttpRequest } from '../ports.ts';
import { readProject } from '../project/answer.ts';
import { memoryPorts } from './memory.ts';
import { NO_SIMULATION, type Simulation, simulate } from './simulate.ts';

const post = (fields: Record<string, string>): HttpRequest => ({
  url: '/ajax',
  method: 'post',
  fields,
  timeout: 1000,
});
const SEND = post({ action: 'kirim', phone_number: '62' });
const VERIFY = post({ action: 'cek', code: '123456', requestId: 'r' });
const CANCEL = post({ action: 'batal', requestId: 'simulated' });
const SAVE = post({ action: 'save_leads_to_db', name: 'Rina', phone_number: '62' });
const PROJECT: HttpRequest = { url: '/project?id=1', method: 'get', timeout: 1000 };

function environment(change: Partial<Simulation>) {
  const real = memoryPorts();
  const ports = simulate(real, () => ({ ...NO_SIMULATION, ...change }));
  return { real, ports };
}

/** The answer that the page gets when that of the real backend would be `answer`. */
async function hear(
  change: Partial<Simulation>,
  request: HttpRequest,
  answer: HttpAnswer,
): Promise<HttpAnswer> {
  const { real, ports } = environment(change);
  const heard = ports.http.send(request);
  real.http.answer(answer);
  return heard;
}

const REAL = { status: 200, body: '{"success":true}' };

test('nothing pretended: the ports as they are', async () => {
  for (const request of [SEND, VERIFY, SAVE, PROJECT]) expect(await hear({}, request, REAL)).toEqual(REAL);
  const { real, ports } = environment({});
  expect(ports.clock.now()).toBe(real.clock.now());
  expect(ports.browser.agent()).toEqual(real.browser.agent());
});

test.each([
  ['error', 'lost'],
  ['empty', 'unsure'],
  ['refusing', 'refused'],
] as const)('a backend that is %s answers a lead with %s', async (backend, name) => {
  expect(readSaveAnswer(await hear({ backend }, SAVE, REAL)).name).toBe(name);
});

test('a network that is off rejects', async () => {
  await expect(environment({ backend: 'offline' }).ports.http.send(SAVE)).rejects.toThrow('simulated');
});

test('a slow backend takes five seconds more', async () => {
  const { real, ports } = environment({ backend: 'slow' });
  const heard = ports.http.send(SAVE);
  expect(real.http.requests).toEqual([]);
  real.clock.advance(5000);
  await Promise.resolve();
  expect(real.http.requests).toEqual([SAVE]);
  real.http.answer(REAL);
  expect(await heard).toEqual(REAL);
});

test('one-time codes: right, wrong, refused, down', async () => {
  expect(readSendAnswer((await hear({ otp: 'right' }, SEND, REAL)).body)).toMatchObject({
    name: 'sent',
    wait: 60,
  });
  expect(readVerifyAnswer((await hear({ otp: 'right' }, VERIFY, REAL)).body)).toBe(true);
  expect(readVerifyAnswer((await hear({ otp: 'wrong' }, VERIFY, REAL)).body)).toBe(false);
  expect(readSendAnswer((await hear({ otp: 'refused' }, SEND, REAL)).body)).toMatchObject({
    name: 'refused',
    code: 10,
  });
  expect((await hear({ otp: 'down' }, SEND, REAL)).status).toBe(500);
  expect(readCancelAnswer(await hear({ otp: 'right' }, CANCEL, REAL))).toBe(true);
});

test('a project that is sold out', async () => {
  const body = JSON.stringify({
    data: { ext_ls_additional_data: { project_status: 'ready', city: 'Serpong' } },
  });
  const heard = await hear({ evergreen: true }, PROJECT, { status: 200, body });
  expect(readProject(heard.body)).toMatchObject({ status: 'evergreen', city: 'Serpong' });
});

test('a phone, and another day', () => {
  const { real, ports } = environment({ mobile: true, days: 1 });
  expect(ports.browser.agent().userAgent).toContain('Android');
  expect(ports.clock.now() - real.clock.now()).toBe(86_400_000);
});
