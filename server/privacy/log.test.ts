import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { SenderDown } from '../otp/sender.ts';
import { maskPhone, maskPhones } from '../phone/phone.ts';
import { createLog } from '../ports/log.ts';
import { startEnvironment } from '../testing/environment.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { HOSTILE_TEXTS } from '../testing/payloads.ts';

test('a whole day of calls leaves no code, no phone and no secret in the log', async () => {
  let written = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  const sent: string[] = [];
  const database = { kind: 'sqlite', file: join(temporaryFolder(), 'kavling.db') } as const;
  const environment = await startEnvironment({
    database,
    otp: true,
    config: {
      KAVLING_WEBHOOK_URLS: ['https://crm.example/h?token=hook-secret'],
      KAVLING_WEBHOOK_SECRET: 'w'.repeat(32),
    },
    backend: {
      log: createLog('trace', stream),
      post: () => Promise.reject(new Error('connect ECONNREFUSED for +6281298765432')),
      sender: {
        name: 'test',
        async send({ phone, code }) {
          sent.push(code);
          if (phone.endsWith('9')) throw new SenderDown(`no route to ${phone}`);
        },
      },
    },
  });
  const cookies: string[] = [];
  for (let at = 0; at < 40; at += 1) {
    const phone = `62812987600${String(at).padStart(2, '0')}`;
    const asked = await environment.call(
      { action: 'send_otp', phone_number: phone },
      { address: `10.7.${at}.1` },
    );
    const requestId = asked.body.data.data?.data?.requestOtp?.requestId ?? '';
    const { cookie } = await environment.call({ action: 'verify_otp', requestId, code: sent.at(-1) ?? '' });
    if (cookie) cookies.push(cookie);
    await environment.save(
      { whatsapp_number: `+${phone}`, name: HOSTILE_TEXTS[at] ?? '' },
      { cookie: cookie ?? '' },
    );
    await environment.call({ action: 'send_otp', phone_number: phone }, { address: `10.7.${at}.1` });
  }
  await environment.backend.outbox.drain();
  await environment.backend.close();

  expect(cookies.length).toBeGreaterThan(10);
  const lines = written.trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(40);
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('event');
  expect(written).not.toMatch(/81298760\d\d|81298765432/);
  for (const secret of [
    ...sent,
    ...cookies.map((cookie) => cookie.split('=')[1] ?? ''),
    'hook-secret',
    'w'.repeat(32),
  ]) {
    expect(written).not.toContain(secret);
  }
  expect(written).toContain('62812****');
});

test('masked phones can be distinguished, but not called', () => {
  expect(maskPhone('6281234567890')).toBe('62812****890');
  expect(maskPhones('from +62 812-3456-7890 and 081234567890, at 1763600000000')).toBe(
    'from 62812****890 and 08123****890, at 1763600000000',
  );
  expect(maskPhones('01a1fb21-bc9e-738d-b1b1-fd8e8a620492')).toBe('01a1fb21-bc9e-738d-b1b1-fd8e8a620492');
});
