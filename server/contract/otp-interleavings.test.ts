import { expect, test } from 'vitest';
import { describeEngines } from '../testing/engines.ts';
import { startWorld, type World } from '../testing/world.ts';

/** Limits far away: this is about which code lives, not about who may ask. */
const FREE = [{ count: 1_000_000, seconds: 1 }];
const ROUNDS = 40;
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

interface Asked {
  readonly requestId: string;
  readonly code: string;
}

async function ask(world: World, phone: string): Promise<Asked> {
  const { body } = await world.call({ action: 'send_otp', phone_number: phone });
  const requestId = body.data.data?.data?.requestOtp?.requestId ?? '';
  const code = world.sent.findLast((message) => message.phone === phone)?.code ?? '';
  return { requestId, code };
}

/** What may happen to the old code while a new one is on its way, each in a request of its own. */
const MEANWHILE: Readonly<Record<string, (world: World, old: Asked) => readonly Promise<unknown>[]>> = {
  'a wrong try': (world, old) => [world.verify(old.requestId, wrongFor(old.code))],
  'three wrong tries': (world, old) => [1, 2, 3].map(() => world.verify(old.requestId, wrongFor(old.code))),
  'the right code': (world, old) => [world.verify(old.requestId, old.code)],
  'a cancel and a wrong try': (world, old) => [
    world.call({ action: 'cancel_otp', requestId: old.requestId }),
    world.verify(old.requestId, wrongFor(old.code)),
  ],
};

await describeEngines('codes that overlap', (makeDatabase) => {
  const start = async () =>
    startWorld({
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
        const world = await start();
        let revived = 0;
        for (let round = 0; round < ROUNDS; round += 1) {
          const phone = `628121000${String(1000 + round)}`;
          const old = await ask(world, phone);
          const asking = order === 'after' ? [ask(world, phone)] : [];
          const others = happens(world, old);
          const fresh = await (asking[0] ?? ask(world, phone));
          await Promise.all(others);
          if (await world.verify(old.requestId, old.code)) revived += 1;
          expect(await world.verify(fresh.requestId, fresh.code)).toBe(true);
        }
        expect(revived).toBe(0);
        await world.backend.close();
      });
    }
  }

  test('[OPS-42] many sends and tries at once leave one living code, the last one', async () => {
    const world = await start();
    for (let round = 0; round < ROUNDS / 2; round += 1) {
      const phone = `628122000${String(1000 + round)}`;
      const first = await ask(world, phone);
      const wrong = () => world.verify(first.requestId, wrongFor(first.code));
      const sends = [ask(world, phone), wrong(), ask(world, phone), wrong(), ask(world, phone)];
      const asked = (await Promise.all(sends)).filter((one) => typeof one === 'object');
      const states = await Promise.all(
        [first, ...asked].map(
          async ({ requestId }) => (await world.backend.store.otp.find(requestId))?.state,
        ),
      );
      expect(states.filter((state) => state === 'pending')).toHaveLength(1);
      expect(states[0]).toBe('cancelled');
    }
    await world.backend.close();
  });
});
