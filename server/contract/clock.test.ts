import { expect, test, vi } from 'vitest';
import { systemIds } from '../ports/ids.ts';
import type { LogFields } from '../ports/log.ts';
import { startRetention } from '../privacy/retention.ts';
import { describeDatabases } from '../testing/databases.ts';
import { startEnvironment, type TestEnvironment } from '../testing/environment.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
/** The retention runs so long after the start. */
const FIRST_RUN = 60_000;
const WAIT = { timeout: 30_000 };
const PHONE = '6281298765432';

/** The retention of a backend alone: other work that waits for the database would time out on this clock. */
function startPurging({ backend, config, clock }: TestEnvironment, onBegin = () => {}) {
  const waits: number[] = [];
  const events: { event: string; fields: LogFields }[] = [];
  let runs = 0;
  const note = (event: string, fields: LogFields = {}) => {
    if (event === 'retention.ran') runs += 1;
    else events.push({ event, fields });
  };
  const log = { debug: note, info: note, warn: note, error: note };
  const after = (wait: number, run: () => void) => {
    waits.push(wait);
    return clock.after(wait, () => {
      run();
      onBegin();
    });
  };
  const parts = { store: backend.store.privacy, config, clock: { now: clock.now, after }, ids: systemIds };
  const stop = startRetention(parts, log);
  return {
    events,
    /** The milliseconds after which each run was to begin. */
    waits,
    names: () => events.map(({ event }) => event),
    stop,
    /** Lets the time pass until the next run is due, and waits for it. */
    async passRun(wait: number): Promise<void> {
      const before = runs;
      await clock.advance(wait);
      await vi.waitFor(() => expect(runs).toBe(before + 1), WAIT);
    },
  };
}

await describeDatabases('a clock that jumps', (makeDatabase) => {
  test('[OPS-39] three years ahead purges nothing, in a running server or at its next start', async () => {
    const database = await makeDatabase();
    const environment = await startEnvironment({ database });
    await environment.save({ idempotency_key: 'k1' });
    const first = startPurging(environment);
    environment.clock.jump(3 * YEAR);
    await first.passRun(FIRST_RUN);
    first.stop();
    await environment.backend.close();
    expect(first.names()).toEqual(['retention.clock-jumped']);

    const next = await startEnvironment({ database, clock: environment.clock });
    const second = startPurging(next);
    await second.passRun(FIRST_RUN);
    second.stop();
    await next.backend.close();
    expect(second.events).toMatchObject([
      {
        event: 'retention.asks',
        fields: { leads: 1, help: expect.stringContaining('kavling leads purge') },
      },
    ]);

    environment.clock.jump(-3 * YEAR);
    const back = await startEnvironment({ database, clock: environment.clock });
    expect((await back.backend.store.desk.list({}, 10)).leads).toHaveLength(1);
    // The key was not forgotten either: a retry is the same lead.
    await back.save({ idempotency_key: 'k1' });
    expect((await back.backend.store.desk.list({}, 10)).leads).toMatchObject([{ submissions: 1 }]);
    await back.backend.close();
  });

  test('[OPS-39] a day’s worth is deleted automatically', async () => {
    const config = { KAVLING_RETENTION_DAYS: 2, KAVLING_ASIDE_DAYS: 1 };
    const environment = await startEnvironment({ database: await makeDatabase(), config });
    const { names, passRun, stop } = startPurging(environment);
    const passHours = async (hours: number) => {
      for (let hour = 0; hour < hours; hour += 1) await passRun(HOUR);
    };
    await environment.save();
    await environment.save({ website: 'spam', whatsapp_number: '+6281200000001', message: 'x'.repeat(1500) });
    const aside = await environment.backend.store.desk.list({ spam: true }, 10);
    expect(aside.leads[0]?.message).toHaveLength(200);
    await passRun(FIRST_RUN);
    await passHours(26);
    expect((await environment.backend.store.desk.list({ spam: true }, 10)).leads).toHaveLength(0);
    expect((await environment.backend.store.desk.list({}, 10)).leads).toHaveLength(1);
    await passHours(26);
    stop();
    await environment.backend.close();
    expect(names()).toEqual(['retention.purged', 'retention.purged']);
  }, 120_000);

  test('[OPS-39] a backend starts the retention', async () => {
    let runs = 0;
    const note = (event: string) => {
      if (event === 'retention.ran') runs += 1;
    };
    const log = { debug: note, info: note, warn: note, error: note };
    const backend = { background: true, log };
    const environment = await startEnvironment({ database: await makeDatabase(), backend });
    await environment.clock.advance(FIRST_RUN);
    await vi.waitFor(() => expect(runs).toBe(1), WAIT);
    await environment.backend.close();
  });

  test('[OPS-39] a retention that is stopped during a run does not wait for the next', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    const purging = startPurging(environment, () => purging.stop());
    await purging.passRun(FIRST_RUN);
    expect(purging.waits).toEqual([FIRST_RUN]);
    await environment.backend.close();
  });

  test('[OPS-39] an hour back does not lock anyone out', async () => {
    const config = {
      KAVLING_SAVE_LIMITS: [{ count: 60, seconds: 60 }],
      KAVLING_OTP_PHONE_LIMITS: [{ count: 1, seconds: 60 }],
    };
    const environment = await startEnvironment({ database: await makeDatabase(), config });
    for (let at = 0; at < 30; at += 1) await environment.save({ whatsapp_number: `+62812000000${10 + at}` });
    expect(await environment.sendCode(PHONE)).not.toBeNull();
    environment.clock.jump(-HOUR);
    expect((await environment.save()).status).toBe(200);
    const again = await environment.sendCode(PHONE);
    expect(again?.wait).toBe(60);
    expect(await environment.verify(again?.requestId ?? '', again?.code ?? '')).toBe(true);
    await environment.backend.close();
  });

  test('[OPS-39] an expired code stays expired, however far back the clock is set', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    const sent = await environment.sendCode(PHONE);
    await environment.clock.advance(5 * 60_000);
    await vi.waitFor(async () => {
      const found = await environment.backend.store.otp.find(sent?.requestId ?? '');
      expect(found?.state).toBe('dead');
    }, WAIT);
    await environment.clock.advance(60_000);
    environment.clock.jump(-4 * 60_000);
    expect(await environment.verify(sent?.requestId ?? '', sent?.code ?? '')).toBe(false);
    await environment.backend.close();
  });

  test('[OPS-39] a code from the future is expired, because its age is unknown', async () => {
    const database = await makeDatabase();
    const environment = await startEnvironment({ database });
    const sent = await environment.sendCode(PHONE);
    await environment.backend.close();
    environment.clock.jump(-HOUR);
    const next = await startEnvironment({ database, clock: environment.clock });
    expect(await next.verify(sent?.requestId ?? '', sent?.code ?? '')).toBe(false);
    await next.backend.close();
  });
});
