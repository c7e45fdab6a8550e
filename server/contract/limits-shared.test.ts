import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quantile } from '../testing/clients.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startWorld } from '../testing/world.ts';

let postgres: TestPostgres | string = 'not started';
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  if (typeof postgres !== 'string') await postgres.stop();
});

test('two processes on one PostgreSQL share limits, codes, keys and sessions', async (context) => {
  if (typeof postgres === 'string') return context.skip(postgres);
  const database = { kind: 'postgres', url: await postgres.createDatabase() } as const;
  const clock = createManualClock();
  const worlds = await Promise.all([startWorld({ database, clock }), startWorld({ database, clock })]);
  const [first, second] = worlds;
  if (!first || !second) throw new Error('Two worlds were asked for.');

  const bucket = { name: 'shared', limits: [{ count: 3, seconds: 60 }] };
  const asks = Array.from({ length: 20 }, (_, at) =>
    worlds[at % 2]?.backend.store.otp.consume(bucket, clock.now()),
  );
  expect((await Promise.all(asks)).filter((result) => result?.ok)).toHaveLength(3);

  const asked = await first.sendCode('6281298765432');
  expect(await second.sendCode('6281298765432')).toBeNull();
  expect(await second.verify(asked?.requestId ?? '', asked?.code ?? '')).toBe(true);
  expect(await first.verify(asked?.requestId ?? '', asked?.code ?? '')).toBe(false);

  const saves = Array.from({ length: 20 }, (_, at) => worlds[at % 2]?.save({ idempotency_key: 'one' }));
  const ids = (await Promise.all(saves)).map((answer) => answer?.body.data.lead_id);
  expect(new Set(ids).size).toBe(1);
  expect((await first.backend.store.desk.list({}, 10)).leads).toMatchObject([{ submissions: 1 }]);
  await Promise.all(worlds.map((world) => world.backend.close()));
});

test('a phone we know and a stranger take as long and get the same', async () => {
  const database = { kind: 'sqlite', file: join(temporaryFolder(), 'kavling.db') } as const;
  const open = [{ count: 1_000_000, seconds: 3600 }];
  const world = await startWorld({
    database,
    config: {
      KAVLING_OTP_ADDRESS_LIMITS: open,
      KAVLING_OTP_PREFIX_LIMITS: open,
      KAVLING_OTP_DAILY_BUDGET: 1_000_000,
      KAVLING_CALL_LIMITS: open,
      KAVLING_SAVE_LIMITS: open,
    },
  });
  for (let at = 0; at < 250; at += 1) await world.save({ whatsapp_number: `+62812${10_000_000 + at}` });
  const times: Record<'known' | 'stranger', number[]> = { known: [], stranger: [] };
  for (let at = 0; at < 250; at += 1) {
    for (const [kind, base] of [
      ['known', 10_000_000],
      ['stranger', 20_000_000],
    ] as const) {
      const began = performance.now();
      await world.sendCode(`62812${base + at}`);
      times[kind].push(performance.now() - began);
    }
  }
  expect(Math.abs(quantile(times.known, 0.5) - quantile(times.stranger, 0.5))).toBeLessThan(5);
  await world.backend.close();
});
