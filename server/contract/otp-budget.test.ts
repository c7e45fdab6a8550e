import { expect, test } from 'vitest';
import type { Log } from '../ports/log.ts';
import { describeDatabases } from '../testing/databases.ts';
import { startEnvironment, type TestEnvironment } from '../testing/environment.ts';

const FREE = [{ count: 1_000_000, seconds: 60 }];
const hex = (value: number) => value.toString(16);

/** A number without any code so far. */
function createNumbers(): () => string {
  let made = 0;
  return () => `6281${String(2_000_000_000 + 137_311 * ++made).slice(0, 9)}`;
}

async function ask(environment: TestEnvironment, phone: string, address: string) {
  const { status, body } = await environment.call({ action: 'send_otp', phone_number: phone }, { address });
  const error = body.data.data?.errors?.[0];
  return { status, code: error?.extensions.code, message: error?.message ?? '' };
}

function createEar(): { log: Log; heard: string[] } {
  const heard: string[] = [];
  const note = (event: string) => void heard.push(event);
  return { heard, log: { debug: () => {}, info: () => {}, warn: () => {}, error: note } };
}

await describeDatabases('codes of the day', (makeDatabase) => {
  for (const [network, addressOf] of [
    ['/48 with a /64 for each request', (at: number) => `2001:db8:77:${hex(at)}::1`],
    ['/56 with a /64 for each request', (at: number) => `2001:db8:77:${hex(0x4200 + (at % 256))}::1`],
    ['IPv4 /24', (at: number) => `203.0.113.${at % 250}`],
  ] as const) {
    test(`[OPS-33] one ${network} leaves codes for all others`, async () => {
      const environment = await startEnvironment({
        database: await makeDatabase(),
        otp: true,
        config: { KAVLING_CALL_LIMITS: FREE, KAVLING_OTP_DAILY_BUDGET: 200 },
      });
      const newNumber = createNumbers();
      for (let at = 0; at < 120; at += 1) {
        const { status, code } = await ask(environment, newNumber(), addressOf(at));
        expect(status).toBe(200);
        if (code !== undefined) expect(code).toBe(3);
      }
      expect(environment.sent.length).toBeGreaterThan(0);
      expect(environment.sent.length).toBeLessThanOrEqual(60);
      const visitor = newNumber();
      for (const elsewhere of ['2001:db8:78::1', '198.51.100.7'])
        expect(
          await environment.sendCode(elsewhere.includes(':') ? visitor : newNumber(), { address: elsewhere }),
        ).not.toBeNull();
      await environment.backend.close();
    });
  }

  test('[OPS-33] a limited network is reported as such, without blaming the number', async () => {
    const environment = await startEnvironment({
      database: await makeDatabase(),
      config: { KAVLING_CALL_LIMITS: FREE, KAVLING_OTP_ADDRESS_LIMITS: [{ count: 1, seconds: 3600 }] },
    });
    const newNumber = createNumbers();
    await ask(environment, newNumber(), '198.51.100.7');
    const full = await ask(environment, newNumber(), '198.51.100.7');
    expect(full).toMatchObject({ status: 200, code: 3 });
    expect(full.message).toContain('jaringan');
    expect(full.message).not.toContain('nomor');
    const own = newNumber();
    await ask(environment, own, '198.51.100.8');
    expect(await ask(environment, own, '198.51.100.9')).toMatchObject({
      code: 10,
      message: expect.stringContaining('nomor ini'),
    });
    await environment.backend.close();
  });

  test('[OPS-33] a spent budget counts as a sender that is down: the lead is saved unverified, and the team is alerted', async () => {
    const { log, heard } = createEar();
    const environment = await startEnvironment({
      database: await makeDatabase(),
      otp: true,
      config: {
        KAVLING_CALL_LIMITS: FREE,
        KAVLING_OTP_DAILY_BUDGET: 3,
        KAVLING_OTP_NETWORK_SHARE: 100,
        KAVLING_METRICS_TOKEN: 'for the tests',
      },
      backend: { log },
    });
    const newNumber = createNumbers();
    for (let at = 0; at < 3; at += 1)
      expect((await ask(environment, newNumber(), `198.51.${at}.1`)).status).toBe(200);
    const visitor = newNumber();
    expect(await ask(environment, visitor, '203.0.113.9')).toMatchObject({ status: 503 });
    expect(environment.sent).toHaveLength(3);
    expect((await environment.save({ whatsapp_number: `+${visitor}` })).body.success).toBe(true);
    expect((await environment.backend.store.desk.list({}, 10)).leads).toMatchObject([
      { phone: `+${visitor}`, otp_verified: 0, otp_reason: 'sender-down', spam: 0 },
    ]);
    expect((await environment.save({ whatsapp_number: `+${newNumber()}` })).body.success).toBe(false);

    await ask(environment, newNumber(), '203.0.113.10');
    expect(heard).toEqual(['otp.budget-spent']);
    const asked = new Request('http://localhost/metrics', {
      headers: { authorization: 'Bearer for the tests' },
    });
    const metrics = await (await environment.backend.fetch(asked)).text();
    expect(metrics).toContain('kavling_otp_total{event="budget-spent"} 2');
    expect(metrics).toContain('kavling_otp_budget_left 0');

    await environment.clock.advance(86_401_000);
    expect((await ask(environment, newNumber(), '203.0.113.9')).status).toBe(200);
    await environment.backend.close();
  });
});
