import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { startEnvironment } from '../testing/environment.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { MAX_ATTEMPTS, nextAttempt } from './delivery-queue.ts';
import type { SafePost } from './safe-post.ts';
import { isSignedBy, signBody } from './signature.ts';

const HOOK = 'https://crm.example/hook';
const SECRET = 'a webhook secret of thirty-two chars';
const HOUR = 3_600_000;
const config = { KAVLING_WEBHOOK_URLS: [HOOK], KAVLING_WEBHOOK_SECRET: SECRET };

/** A receiver that is down until the test brings it up. */
function createReceiver() {
  const got: { id: string; body: string; signature: string; at: number }[] = [];
  const state = { up: false, tries: 0 };
  const post: SafePost = async (_url, body, headers) => {
    state.tries += 1;
    if (!state.up) throw new Error('connect ECONNREFUSED');
    got.push({
      id: headers['kavling-event-id'] ?? '',
      body: String(body),
      signature: headers['kavling-signature'] ?? '',
      at: 0,
    });
    return { status: 200 };
  };
  return { post, got, state };
}

await describeDatabases('outbox', (makeDatabase) => {
  test('a receiver that is down for an hour gets every lead once it is up, after a restart too', async () => {
    const database = await makeDatabase();
    const clock = createManualClock();
    const receiver = createReceiver();
    const leads = database.kind === 'sqlite' ? 1000 : 200;
    const first = await startEnvironment({ database, clock, config, backend: { post: receiver.post } });
    for (let at = 0; at < leads; at += 1) {
      const saved = await first.save(
        { whatsapp_number: `+62812${String(at).padStart(8, '0')}` },
        { address: `10.0.${Math.floor(at / 50)}.${at % 50}` },
      );
      expect(saved.body.success).toBe(true);
    }
    for (let minutes = 0; minutes < 30; minutes += 10) {
      await clock.advance(10 * 60_000);
      await first.backend.outbox.drain();
    }
    expect(receiver.got).toHaveLength(0);
    await first.backend.close();

    const second = await startEnvironment({ database, clock, config, backend: { post: receiver.post } });
    expect(await second.backend.store.outbox.waiting()).toBe(leads);
    await clock.advance(HOUR);
    receiver.state.up = true;
    for (let tries = 0; tries < 4; tries += 1) {
      await clock.advance(HOUR);
      await second.backend.outbox.drain();
    }
    expect(receiver.got).toHaveLength(leads);
    expect(new Set(receiver.got.map((one) => one.id)).size).toBe(leads);
    expect(await second.backend.store.outbox.waiting()).toBe(0);
    await second.backend.close();
  }, 120_000);

  test('an abandoned message is listed and can be sent again', async () => {
    const receiver = createReceiver();
    const environment = await startEnvironment({
      database: await makeDatabase(),
      config,
      backend: { post: receiver.post },
    });
    await environment.save();
    for (let tries = 0; tries < MAX_ATTEMPTS + 1; tries += 1) {
      await environment.backend.outbox.drain();
      await environment.clock.advance(HOUR);
    }
    const dead = await environment.backend.store.outbox.dead();
    expect(dead).toMatchObject([{ attempts: MAX_ATTEMPTS, last_error: 'connect ECONNREFUSED' }]);
    receiver.state.up = true;
    expect(await environment.backend.store.outbox.resend(environment.clock.now())).toBe(1);
    await environment.backend.outbox.drain();
    expect(receiver.got).toHaveLength(1);
    const body = receiver.got[0]?.body ?? '';
    const signature = receiver.got[0]?.signature ?? '';
    expect(isSignedBy(SECRET, body, signature, environment.clock.now())).toBe(true);
    expect(isSignedBy(SECRET, body.replace('Rina', 'Rena'), signature, environment.clock.now())).toBe(false);
    expect(JSON.parse(body)).toMatchObject({
      type: 'lead.created',
      lead: { phone: '+6281298765432', otp_verified: false },
    });
    await environment.backend.close();
  });

  test('a slow receiver never keeps a visitor waiting', async () => {
    const environment = await startEnvironment({
      database: await makeDatabase(),
      config,
      backend: { post: () => new Promise(() => {}) },
    });
    expect((await environment.save()).body.success).toBe(true);
    expect((await environment.save({ whatsapp_number: '+6281200000001' })).body.success).toBe(true);
    await environment.clock.advance(10_000);
  });

  test('the CSV folder gets each lead once, a file a day, safe against formulas', async () => {
    const folder = temporaryFolder();
    const environment = await startEnvironment({
      database: await makeDatabase(),
      config: { KAVLING_CSV_FOLDER: folder },
    });
    await environment.save({ name: '=1+1' });
    await environment.save({ whatsapp_number: '+6281200000001' });
    await environment.backend.outbox.drain();
    await environment.backend.outbox.drain();
    expect(readdirSync(folder)).toEqual(['leads-2026-11-20.csv']);
    const lines = readFileSync(join(folder, 'leads-2026-11-20.csv'), 'utf8').trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`"'=1+1"`);
    expect(lines[1]).toContain(`"'+6281298765432"`);
    await environment.backend.close();
  });

  test('the sales team is notified through a WhatsApp template', async () => {
    const calls: { url: string; body: string }[] = [];
    const environment = await startEnvironment({
      database: await makeDatabase(),
      config: {
        KAVLING_WHATSAPP_TEAM: ['6281111111111'],
        KAVLING_WHATSAPP_PHONE_ID: '10442',
        KAVLING_WHATSAPP_TOKEN: 't',
        KAVLING_WHATSAPP_LEAD_TEMPLATE: 'lead_baru',
      },
      backend: {
        outbound: async (url, init) => {
          calls.push({ url, body: String(init.body) });
          return new Response('{"messages":[{"id":"wamid.1"}]}');
        },
      },
    });
    await environment.save({ name: 'Rina\nWulandari' });
    await environment.backend.outbox.drain();
    expect(calls[0]?.url).toBe('https://graph.facebook.com/v23.0/10442/messages');
    const texts = ['Rina Wulandari', '+6281298765432 · https://wa.me/6281298765432', 'Taman Asri'].map(
      (text) => ({ type: 'text', text }),
    );
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
      to: '6281111111111',
      template: { name: 'lead_baru', components: [{ type: 'body', parameters: texts }] },
    });
    await environment.backend.close();
  });
});

test('waits double from a second to an hour, and then end', () => {
  const waits = Array.from({ length: MAX_ATTEMPTS }, (_, at) => nextAttempt(at + 1, 0));
  expect(waits.slice(0, 5)).toEqual([1000, 2000, 4000, 8000, 16_000]);
  expect(waits.at(-2)).toBe(HOUR);
  expect(waits.at(-1)).toBeNull();
});

test('a signature is valid for its body, its secret and five minutes', () => {
  const header = signBody([SECRET], '{"a":1}', 1_000_000);
  expect(isSignedBy(SECRET, '{"a":1}', header, 1_200_000)).toBe(true);
  expect(isSignedBy(SECRET, '{"a":1}', header, 1_400_000)).toBe(false);
  expect(isSignedBy('another', '{"a":1}', header, 1_000_000)).toBe(false);
});
