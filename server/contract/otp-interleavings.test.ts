import { expect, test } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { startEnvironment, type TestEnvironment } from '../testing/environment.ts';

/** High limits: these tests are about valid codes, not about rate limits. */
const FREE = [{ count: 1_000_000, seconds: 1 }];
const ROUNDS = 40;
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

interface Asked {
  readonly requestId: string;
  readonly code: string;
}

async function ask(environment: TestEnvironment, phone: string): Promise<Asked> {
  const { body } = await environment.call({ action: 'send_otp', phone_number: phone });
  const requestId = body.data.data?.data?.requestOtp?.requestId ?? '';
  const code = environment.sent.findLast((message) => message.phone === phone)?.code ?? '';
  return { requestId, code };
}

/** Events that may overlap with a new code, each in its own request. */
const MEANWHILE: Readonly<
  Record<string, (environment: TestEnvironment, old: Asked) => readonly Promise<unknown>[]>
> = {
  'a wrong try': (environment, old) => [environment.verify(old.requestId, wrongFor(old.code))],
  'three wrong tries': (environment, old) =>
    [1, 2, 3].map(() => environment.verify(old.requestId, wrongFor(old.code))),
  'the right code': (environment, old) => [environment.verify(old.requestId, old.code)],
  'a cancel and a wrong try': (environment, old) => [
    environment.call({ action: 'cancel_otp', requestId: old.requestId }),
    environment.verify(old.requestId, wrongFor(old.code)),
  ],
};

await describeDatabases('codes that overlap', (makeDatabase) => {
  const start = async () =>
    startEnvironment({
      database: await makeDatabase(),
      config: {
        KAVLING_CALL_LIMITS: FREE,
        KAVLING_OTP_PHONE_LIMITS: FREE,
        KAVLING_OTP_ADDRESS_LIMITS: FREE,
        KAVLING_OTP_PREFIX_LIMITS: FREE,
        KAVLING_OTP_CHECK_LIMITS: FREE,
        KAVLING_OTP_DAILY_BUDGET: 1_000_000,
      },
    });

  for (const [what, happens] of Object.entries(MEANWHILE)) {
    for (const order of ['before', 'after'] as const) {
      test(`[OPS-42] a new code kills the old one when ${what} comes just ${order} it`, async () => {
        const environment = await start();
        let revived = 0;
        for (let round = 0; round < ROUNDS; round += 1) {
          const phone = `628121000${String(1000 + round)}`;
          const old = await ask(environment, phone);
          const asking = order === 'after' ? [ask(environment, phone)] : [];
          const others = happens(environment, old);
          const fresh = await (asking[0] ?? ask(environment, phone));
          await Promise.all(others);
          if (await environment.verify(old.requestId, old.code)) revived += 1;
          expect(await environment.verify(fresh.requestId, fresh.code)).toBe(true);
        }
        expect(revived).toBe(0);
        await environment.backend.close();
      });
    }
  }

  test('[OPS-42] many concurrent sends and tries leave one valid code, the last one', async () => {
    const environment = await start();
    for (let round = 0; round < ROUNDS / 2; round += 1) {
      const phone = `628122000${String(1000 + round)}`;
      const first = await ask(environment, phone);
      const wrong = () => environment.verify(first.requestId, wrongFor(first.code));
      const sends = [
        ask(environment, phone),
        wrong(),
        ask(environment, phone),
        wrong(),
        ask(environment, phone),
      ];
      const asked = (await Promise.all(sends)).filter((one) => typeof one === 'object');
      const states = await Promise.all(
        [first, ...asked].map(
          async ({ requestId }) => (await environment.backend.store.otp.find(requestId))?.state,
        ),
      );
      expect(states.filter((state) => state === 'pending')).toHaveLength(1);
      expect(states[0]).toBe('cancelled');
    }
    await environment.backend.close();
  });
});
