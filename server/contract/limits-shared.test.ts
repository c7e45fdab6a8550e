import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Connect } from '../store/sqlite/connection.ts';
import { chooseDriver, setDriver } from '../store/sqlite/drivers.ts';
import { startEnvironment } from '../testing/environment.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { sharedPostgres } from '../testing/postgres.ts';

const postgres = await sharedPostgres();

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
  const statements = watchStatements();
  const environment = await startEnvironment({ database });
  await environment.save({ whatsapp_number: '+6281210000000' });
  const ask = async (phone: string) => {
    statements.length = 0;
    const { status, body } = await environment.call({ action: 'send_otp', phone_number: phone });
    const text = JSON.stringify(body).replace(/"requestId":"[^"]+"/, '"requestId":"…"');
    return { statements: [...statements], answer: `${status} ${text}` };
  };
  await ask('6281230000000');
  const known = await ask('6281210000000');
  expect(known.statements.length).toBeGreaterThan(2);
  expect(known.answer).toContain('requestId');
  expect(await ask('6281220000000')).toEqual(known);
  await environment.backend.close();
});

/** The SQL of every statement that runs in databases opened after this. */
function watchStatements(): string[] {
  const statements: string[] = [];
  const { name, connect } = chooseDriver();
  const watched: Connect = (...args) => {
    const db = connect(...args);
    const prepare = (sql: string) => {
      const { reader, run, all, get } = db.prepare(sql);
      const noted =
        <A extends unknown[], R>(method: (...values: A) => R) =>
        (...values: A) => {
          statements.push(sql);
          return method(...values);
        };
      return { reader, run: noted(run), all: noted(all), get: noted(get) };
    };
    return Object.create(db, { prepare: { value: prepare } });
  };
  setDriver({ name, connect: watched });
  onTestFinished(() => setDriver(undefined));
  return statements;
}
