import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { startEnvironment } from '../testing/environment.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { STOP_GRACE } from './outbox.ts';

const SECRET = 'a webhook secret of thirty-two chars';
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A receiver at a real address: one that responds, or one that accepts the connection and stays silent. */
async function receive(hangs: boolean) {
  const got = new Set<string>();
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (hangs) return;
    got.add(String(request.headers['kavling-event-id']));
    request.resume().once('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { got, asked: () => asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

await describeDatabases('lanes', (makeDatabase) => {
  test('[OPS-37] a receiver that hangs delays no other receiver and no stop', async () => {
    const hanging = await receive(true);
    const good = await receive(false);
    const clock = createManualClock();
    const environment = await startEnvironment({
      database: await makeDatabase(),
      clock,
      config: {
        KAVLING_WEBHOOK_URLS: [hanging.url, good.url],
        KAVLING_WEBHOOK_SECRET: SECRET,
        KAVLING_WEBHOOK_ALLOW_PRIVATE: ['127.0.0.0/8'],
      },
      backend: { background: true },
    });
    for (let at = 0; at < 120; at += 1)
      await environment.save(
        { whatsapp_number: `+62812${String(at).padStart(8, '0')}` },
        { address: `10.0.0.${at}` },
      );
    // The clock is frozen, so the silent receiver is not abandoned meanwhile.
    await vi.waitFor(() => expect(good.got.size).toBe(120), { timeout: 30_000 });
    expect(hanging.asked()).toBeGreaterThan(0);
    await vi.waitFor(async () => expect(await environment.backend.store.outbox.waiting()).toBe(120), {
      timeout: 30_000,
    });

    const closing = environment.backend.close();
    await clock.advance(STOP_GRACE);
    await closing;
  }, 180_000);

  test('[OPS-37] a delivery that a stop interrupts does not count as a try, and is sent after the next start', async () => {
    const hanging = await receive(true);
    const database = await makeDatabase();
    const clock = createManualClock();
    const config = {
      KAVLING_WEBHOOK_URLS: [hanging.url],
      KAVLING_WEBHOOK_SECRET: SECRET,
      KAVLING_WEBHOOK_ALLOW_PRIVATE: ['127.0.0.0/8'],
    };
    const first = await startEnvironment({ database, clock, config, backend: { background: true } });
    await first.save();
    await vi.waitFor(() => expect(hanging.asked()).toBe(1), { timeout: 30_000 });
    const closing = first.backend.close();
    await clock.advance(STOP_GRACE);
    await closing;

    const second = await startEnvironment({ database, clock, config });
    const claimed = await second.backend.store.outbox.claimStrays([], {
      now: clock.now(),
      count: 10,
      lease: 1000,
    });
    expect(claimed).toMatchObject([{ attempts: 1 }]);
    await second.backend.close();
  }, 180_000);
});
