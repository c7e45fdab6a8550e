import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEnvironment } from '../testing/environment.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';

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
  const environments = await Promise.all([
    startEnvironment({ database, clock }),
    startEnvironment({ database, clock }),
  ]);
  const [first, second] = environments;
  if (!first || !second) throw new Error('Two environments were asked for.');

  const bucket = { name: 'shared', limits: [{ count: 3, seconds: 60 }] };
  const asks = Array.from({ length: 20 }, (_, at) =>
    environments[at % 2]?.backend.store.otp.consume(bucket, clock.now()),
  );
  expect((await Promise.all(asks)).filter((result) => result?.ok)).toHaveLength(3);

  const asked = await first.sendCode('6281298765432');
  expect(await second.sendCode('6281298765432')).toBeNull();
  expect(await second.verify(asked?.requestId ?? '', asked?.code ?? '')).toBe(true);
  expect(await first.verify(asked?.requestId ?? '', asked?.code ?? '')).toBe(false);

  const saves = Array.from({ length: 20 }, (_, at) => environments[at % 2]?.save({ idempotency_key: 'one' }));
  const ids = (await Promise.all(saves)).map((answer) => answer?.body.data.lead_id);
  expect(new Set(ids).size).toBe(1);
  expect((await first.backend.store.desk.list({}, 10)).leads).toMatchObject([{ submissions: 1 }]);
  await Promise.all(environments.map((environment) => environment.backend.close()));
});

test('a phone we know and a stranger cost the same statements and get the same answer', async () => {
  const database = { kind: 'sqlite', file: join(temporaryFolder(), 'kavling.db') } as const;
  const environment = await startEnvironment({ database });
  await environment.save({ whatsapp_number: '+6281210000000' });
  const ask = async (phone: string) => {
    const { statements, stop } = watchStatements();
    const { status, body } = await environment.call({ action: 'send_otp', phone_number: phone });
    stop();
    const text = JSON.stringify(body).replace(/"requestId":"[^"]+"/, '"requestId":"…"');
    return { statements, answer: `${status} ${text}` };
  };
  await ask('6281230000000');
  const known = await ask('6281210000000');
  expect(known.statements.length).toBeGreaterThan(2);
  expect(known.answer).toContain('requestId');
  expect(await ask('6281220000000')).toEqual(known);
  await environment.backend.close();
});

/** The SQL of every statement that runs from now on. */
function watchStatements() {
  const probe = new Database(':memory:');
  const prototype = Object.getPrototypeOf(probe.prepare('select 1')) as Database.Statement;
  probe.close();
  const statements: string[] = [];
  const spies = (['run', 'get', 'all'] as const).map((name) => {
    const original = prototype[name];
    return vi.spyOn(prototype, name).mockImplementation(function (this: Database.Statement, ...values) {
      statements.push(this.source);
      return Reflect.apply(original, this, values);
    });
  });
  const stop = () => {
    for (const spy of spies) spy.mockRestore();
  };
  return { statements, stop };
}
