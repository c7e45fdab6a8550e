import { expect, test, vi } from 'vitest';
import type { LogFields } from '../ports/log.ts';
import { describeDatabases } from '../testing/databases.ts';
import { startEnvironment } from '../testing/environment.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const WAIT = { timeout: 30_000 };
const PHONE = '6281298765432';

/** A log whose events a test can wait for. */
function listeningLog() {
  const events: { event: string; fields: LogFields }[] = [];
  const note = (event: string, fields: LogFields = {}) => void events.push({ event, fields });
  const ran = () => events.filter(({ event }) => event === 'retention.ran').length;
  return { events, ran, log: { debug: note, info: note, warn: note, error: note } };
}

await describeDatabases('a clock that jumps', (makeDatabase) => {
  test('[OPS-39] three years ahead purges nothing, in a running server or at its next start', async () => {
    const { events, log, ran } = listeningLog();
    const database = await makeDatabase();
    const environment = await startEnvironment({ database, backend: { background: true, log } });
    await environment.save({ idempotency_key: 'k1' });
    environment.clock.jump(3 * YEAR);
    await environment.clock.advance(2 * HOUR);
    await vi.waitFor(() => expect(ran()).toBeGreaterThan(0), WAIT);
    await environment.backend.close();
    expect(events.map(({ event }) => event)).toContain('retention.clock-jumped');

    // The first server may still have been at work when it closed, so the next one has its own log.
    const later = listeningLog();
    const next = await startEnvironment({
      database,
      clock: environment.clock,
      backend: { background: true, log: later.log },
    });
    await environment.clock.advance(2 * HOUR);
    await vi.waitFor(() => expect(later.ran()).toBeGreaterThan(0), WAIT);
    await next.backend.close();
    const asked = later.events.find(({ event }) => event === 'retention.asks');
    expect(asked?.fields).toMatchObject({ leads: 1, help: expect.stringContaining('kavling leads purge') });

    environment.clock.jump(-3 * YEAR);
    const back = await startEnvironment({ database, clock: environment.clock });
    expect((await back.backend.store.desk.list({}, 10)).leads).toHaveLength(1);
    // The key was not forgotten either: a retry is the same lead.
    await back.save({ idempotency_key: 'k1' });
    expect((await back.backend.store.desk.list({}, 10)).leads).toMatchObject([{ submissions: 1 }]);
    await back.backend.close();
  });

  test('[OPS-39] a day’s worth is deleted automatically', async () => {
    const { events, log, ran } = listeningLog();
    const config = { KAVLING_RETENTION_DAYS: 2, KAVLING_ASIDE_DAYS: 1 };
    const environment = await startEnvironment({
      database: await makeDatabase(),
      config,
      backend: { background: true, log },
    });
    const passHours = async (hours: number) => {
      for (let hour = 0; hour < hours; hour += 1) {
        const before = ran();
        await environment.clock.advance(HOUR);
        await vi.waitFor(() => expect(ran()).toBe(before + 1), WAIT);
      }
    };
    await environment.save();
    await environment.save({ website: 'spam', whatsapp_number: '+6281200000001', message: 'x'.repeat(1500) });
    const aside = await environment.backend.store.desk.list({ spam: true }, 10);
    expect(aside.leads[0]?.message).toHaveLength(200);
    await passHours(26);
    expect((await environment.backend.store.desk.list({ spam: true }, 10)).leads).toHaveLength(0);
    expect((await environment.backend.store.desk.list({}, 10)).leads).toHaveLength(1);
    await passHours(26);
    await environment.backend.close();
    expect(events.map(({ event }) => event)).not.toContain('retention.asks');
    expect(events.filter(({ event }) => event === 'retention.purged')).toHaveLength(2);
  }, 120_000);

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
