import { expect, test } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { startEnvironment, type TestEnvironment } from '../testing/environment.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { pump } from '../testing/pumping.ts';

const PHONE = '6281298765432';
const MINUTE = 60_000;
/** A wrong code in the right format. */
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

async function askAgain(environment: TestEnvironment, phone = PHONE) {
  await environment.clock.advance(MINUTE);
  const asked = await environment.sendCode(phone);
  if (!asked) throw new Error('The code was refused.');
  return asked;
}

await describeDatabases('codes', (makeDatabase) => {
  test('[CALL-02] [CALL-03] [CALL-04] send, verify and cancel answer at the depth the pages read', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    const sent = await environment.call({ action: 'send_otp', phone_number: PHONE });
    expect(sent.body).toEqual({
      success: true,
      data: {
        data: {
          data: {
            requestOtp: {
              requestId: expect.stringMatching(/^[0-9a-f]{64}$/),
              nextEventWait: 60,
              alphabet: 'digits',
            },
          },
        },
      },
    });
    const requestId = sent.body.data.data?.data?.requestOtp?.requestId ?? '';
    const code = environment.sent[0]?.code ?? '';
    expect(code).toMatch(/^\d{6}$/);
    const verified = await environment.call({ action: 'verify_otp', requestId, code });
    expect(verified.body).toEqual({
      success: true,
      data: { data: { data: { verifyOtp: { isSuccess: true, proof: expect.any(String) } } } },
    });
    expect(verified.cookie).toMatch(/^__Host-kavling-proof=/);

    const next = await askAgain(environment);
    const cancelled = await environment.call({ action: 'cancel_otp', requestId: next.requestId });
    expect(cancelled.body).toEqual({
      success: true,
      data: { data: { data: { cancelOtp: { isSuccess: true } } } },
    });
    expect(await environment.verify(next.requestId, next.code)).toBe(false);
    const twice = await environment.call({ action: 'cancel_otp', requestId: next.requestId });
    expect(twice.status).toBe(200);
    expect(twice.body.data.data?.errors).toHaveLength(1);
    await environment.backend.close();
  });

  test('the sixth try fails even with the right code, also after a restart', async () => {
    const database = await makeDatabase();
    const clock = createManualClock();
    const first = await startEnvironment({ database, clock });
    const asked = await first.sendCode(PHONE);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await first.verify(asked?.requestId ?? '', wrongFor(asked?.code ?? ''))).toBe(false);
    }
    await first.backend.close();
    const second = await startEnvironment({ database, clock });
    expect(await second.verify(asked?.requestId ?? '', asked?.code ?? '')).toBe(false);
    await second.backend.close();
  });

  test('of a thousand simultaneous guesses five count', async () => {
    const environment = await startEnvironment({
      database: await makeDatabase(),
      config: { KAVLING_CALL_LIMITS: [{ count: 100_000, seconds: 60 }] },
    });
    const asked = await environment.sendCode(PHONE);
    const guesses = Array.from({ length: 1000 }, (_, at) => String(at).padStart(6, '0')).filter(
      (c) => c !== asked?.code,
    );
    const results = await Promise.all(
      guesses.map((code) => environment.verify(asked?.requestId ?? '', code)),
    );
    expect(results.every((right) => !right)).toBe(true);
    expect((await environment.backend.store.otp.find(asked?.requestId ?? ''))?.checks).toBe(5);
    expect(await environment.verify(asked?.requestId ?? '', asked?.code ?? '')).toBe(false);
    await environment.backend.close();
  });

  test('ten tries an hour for one phone, over all its requests', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    for (let round = 0; round < 2; round += 1) {
      const asked = await askAgain(environment);
      for (let tries = 0; tries < 5; tries += 1)
        await environment.verify(asked.requestId, wrongFor(asked.code));
    }
    const third = await askAgain(environment);
    const limited = await environment.call({
      action: 'verify_otp',
      requestId: third.requestId,
      code: third.code,
    });
    expect(limited.status).toBe(429);
    await environment.backend.close();
  });

  test('a code works once, until its last second, and never after', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    const first = await askAgain(environment);
    await environment.clock.advance(299_000);
    expect(await environment.verify(first.requestId, first.code)).toBe(true);
    expect(await environment.verify(first.requestId, first.code)).toBe(false);
    const second = await askAgain(environment);
    await environment.clock.advance(301_000);
    expect(await environment.verify(second.requestId, second.code)).toBe(false);
    await environment.backend.close();
  });

  test('a new code kills the one before, and no code fits another request', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    const first = await askAgain(environment);
    const second = await askAgain(environment);
    expect(await environment.verify(first.requestId, first.code)).toBe(false);
    const other = await askAgain(environment, '6281200000777');
    expect(await environment.verify(second.requestId, other.code)).toBe(second.code === other.code);
    expect(await environment.verify(second.requestId, second.code)).toBe(true);
    await environment.backend.close();
  });

  test('empty, missing, strange and huge codes fail and count as tries', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    const asked = await askAgain(environment);
    const strange = ['', '[]', '{}', 'null', 'x'.repeat(10_000)];
    for (const code of strange) expect(await environment.verify(asked.requestId, code)).toBe(false);
    expect((await environment.backend.store.otp.find(asked.requestId))?.checks).toBe(5);
    const second = await askAgain(environment);
    const absent = await environment.call({ action: 'verify_otp', requestId: second.requestId });
    expect(absent.body.data.data?.data?.verifyOtp?.isSuccess).toBe(false);
    expect((await environment.backend.store.otp.find(second.requestId))?.checks).toBe(1);
    await environment.backend.close();
  });

  test('[OTP-15] one a minute, three in ten minutes, five a day; refusals are status 200 with code 10', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    const times: number[] = [];
    const began = environment.clock.now();
    for (let minute = 0; minute < 24 * 60; ) {
      if (await environment.sendCode(PHONE)) times.push((environment.clock.now() - began) / MINUTE);
      const step = minute < 30 ? 1 : 30;
      await environment.clock.advance(step * MINUTE);
      minute += step;
    }
    expect(times).toEqual([0, 1, 2, 10, 11]);

    const refused = await environment.call({ action: 'send_otp', phone_number: '+62 812-9876-5432' });
    expect(refused.status).toBe(200);
    const again = await environment.call({ action: 'send_otp', phone_number: PHONE });
    expect(again.status).toBe(200);
    expect(again.body.success).toBe(false);
    expect(again.body.data.data?.errors?.[0]?.extensions.code).toBe(10);
    await environment.backend.close();
  });

  test('[OTP-04] nextEventWait is the time until this number may really ask again', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    expect((await askAgain(environment)).wait).toBe(60);
    expect((await askAgain(environment)).wait).toBe(60);
    expect((await askAgain(environment)).wait).toBe(480);
    await environment.backend.close();
  });

  test('cancelling a hundred times buys no code', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    for (let loop = 0; loop < 100; loop += 1) {
      const asked = await environment.sendCode(PHONE, { address: `10.2.${loop}.1` });
      if (asked) await environment.call({ action: 'cancel_otp', requestId: asked.requestId });
      await environment.clock.advance(5000);
    }
    expect(environment.sent.length).toBeLessThanOrEqual(3);
    await environment.backend.close();
  });

  test('only Indonesian mobile numbers get a code, and strangers look like customers', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    for (const phone_number of ['6221500500', '+14155550100', '12345', '']) {
      const { status, body } = await environment.call({ action: 'send_otp', phone_number });
      expect([status, body.success]).toEqual([200, false]);
    }
    expect(environment.sent).toHaveLength(0);
    await environment.save({ whatsapp_number: `+${PHONE}` });
    const shape = async (phone_number: string) => {
      const { status, body } = await environment.call({ action: 'send_otp', phone_number });
      const otp = body.data.data?.data?.requestOtp;
      return {
        status,
        keys: Object.keys(otp ?? {}),
        wait: otp?.nextEventWait,
        length: otp?.requestId.length,
      };
    };
    expect(await shape(PHONE)).toEqual(await shape('6281300000001'));
    await environment.backend.close();
  });

  test('with three left, exactly three of twenty simultaneous requests pass', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    const limits = [{ count: 3, seconds: 3600 }];
    const runs = environment.backend.store.kind === 'sqlite' ? 100 : 20;
    for (let run = 0; run < runs; run += 1) {
      const bucket = { name: `race:${run}`, limits };
      const results = await Promise.all(
        Array.from({ length: 20 }, () =>
          environment.backend.store.otp.consume(bucket, environment.clock.now()),
        ),
      );
      expect(results.filter((result) => result.ok)).toHaveLength(3);
    }
    const bucket = { name: 'waves', limits: [{ count: 10, seconds: 3600 }] };
    let passed = 0;
    for (let wave = 0; wave < 3; wave += 1) {
      const results = await Promise.all(
        Array.from({ length: 15 }, () =>
          environment.backend.store.otp.consume(bucket, environment.clock.now()),
        ),
      );
      passed += results.filter((result) => result.ok).length;
    }
    expect(passed).toBe(10);
    await environment.backend.close();
  });

  test('a foreign request id changes nothing', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    const asked = await askAgain(environment);
    const foreign = asked.requestId.replace(/^./, (c) => (c === '0' ? '1' : '0'));
    expect(await environment.verify(foreign, asked.code)).toBe(false);
    await environment.call({ action: 'cancel_otp', requestId: foreign });
    expect(await environment.verify(asked.requestId, asked.code)).toBe(true);
    await environment.backend.close();
  });

  test('pumping: sends over one prefix and hundreds of addresses stay within the prefix and the budget', async () => {
    const environment = await startEnvironment({
      database: await makeDatabase(),
      config: { KAVLING_OTP_DAILY_BUDGET: 40 },
    });
    expect(await pump(environment, 200)).toEqual({ onePrefix: 20, altogether: 40, goesOn: 80 });
    await environment.backend.close();
  });
});
