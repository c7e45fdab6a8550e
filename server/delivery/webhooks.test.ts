import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { Webhook as Svix } from 'svix';
import { afterEach, expect, test, vi } from 'vitest';
import { readServerConfig, type ServerConfig } from '../config/read.ts';
import { WEBHOOK_EVENTS } from '../config/webhook-events.ts';
import { createKeys } from '../keys.ts';
import { erasePerson, type LeadsAccess } from '../leads-commands/index.ts';
import { systemIds } from '../ports.ts';
import { describeDatabases } from '../testing/databases.ts';
import { openDeskSeats } from '../testing/desk-seats.ts';
import { TEST_SECRET } from '../testing/environment.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { isSignedBy } from './signature.ts';

const KEY = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw5lqBOq1Mfzk=';
const OLD = 'an older secret of thirty-two chars';
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

interface Got {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: { type: string; data: { lead: { id: string } } & Record<string, unknown> };
}

/** A receiver at a real address; `answers` says what it makes of each request. */
async function receive(answers: (got: Got, at: number) => [status: number, text?: string] = () => [204]) {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const one = { headers: request.headers, body, event: JSON.parse(body) as Got['event'] };
      got.push(one);
      const [status, text = ''] = answers(one, got.length - 1);
      response.writeHead(status).end(text);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook/token-of-the-crm` };
}

function settings(url: string, over: Partial<ServerConfig> = {}): Partial<ServerConfig> {
  return {
    KAVLING_WEBHOOK_URLS: [url],
    KAVLING_WEBHOOK_SECRET: KEY,
    KAVLING_WEBHOOK_EVENTS: WEBHOOK_EVENTS,
    KAVLING_WEBHOOK_ALLOW_PRIVATE: ['127.0.0.0/8'],
    ...over,
  };
}

/** The libraries of the receivers read the wall clock, so the server's stands where that is. */
const now = () => createManualClock(Date.now());

function headersOf({ headers }: Got): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

await describeDatabases('webhooks', (makeDatabase) => {
  test('[OPS-61] standardwebhooks and svix verify every body, with either of two keys, and under the same id again', async () => {
    const receiver = await receive((_got, at) => [at === 0 ? 500 : 204]);
    const clock = now();
    const desk = await openDeskSeats(await makeDatabase(), {
      clock,
      config: settings(receiver.url, { KAVLING_WEBHOOK_OLD_SECRET: OLD }),
    });
    await desk.save(1);
    const { outbox } = desk.environment.backend;
    await outbox.drain();
    await clock.advance(1000);
    await outbox.drain();

    expect(receiver.got.map(({ event }) => event.type)).toEqual(['lead.created', 'lead.created']);
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    for (const one of receiver.got) {
      const headers = headersOf(one);
      expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
      for (const key of [KEY, `whsec_${Buffer.from(OLD).toString('base64')}`]) {
        expect(new Webhook(key).verify(one.body, headers)).toEqual(one.event);
        expect(new Svix(key).verify(one.body, headers)).toEqual(one.event);
        expect(() => new Svix(key).verify(one.body.replace('Visitor', 'visitor'), headers)).toThrow();
      }
      expect(() => new Webhook(`whsec_${'A'.repeat(32)}`).verify(one.body, headers)).toThrow();
      expect(one.event).toMatchObject({
        type: 'lead.created',
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        data: { lead: { name: 'Visitor 1', phone: '+6281210000001' } },
        // What receivers from before Standard Webhooks read.
        id: headers['kavling-event-id'],
        lead: { name: 'Visitor 1' },
      });
      for (const secret of [KEY, OLD])
        expect(isSignedBy(secret, one.body, headers['kavling-signature'] ?? '', clock.now())).toBe(true);
    }
    await desk.close();
  });

  test('[OPS-61] with one key the headers of earlier receivers are as they were', async () => {
    const receiver = await receive();
    const config = settings(receiver.url, { KAVLING_WEBHOOK_SECRET: OLD });
    const desk = await openDeskSeats(await makeDatabase(), { clock: now(), config });
    await desk.save(1);
    await desk.environment.backend.outbox.drain();
    const headers = receiver.got[0]?.headers ?? {};
    expect(headers['kavling-event-id']).toBe(headers['webhook-id']);
    expect(headers['kavling-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    expect(headers['webhook-signature']).toMatch(/^v1,[\w+/]{43}=$/);
    await desk.close();
  });

  test('[OPS-61] status, assignment and loss leave as events, and so does taking one back', async () => {
    const receiver = await receive();
    const desk = await openDeskSeats(await makeDatabase(), { config: settings(receiver.url) });
    await desk.hire('budi', 'sales', 'P-1');
    const id = await desk.save(1);
    await desk.admin.write(`leads/${id}/status`, { status: 'contacted' });
    await desk.admin.write(`leads/${id}/assign`, { person: 'budi' });
    const lost = await desk.admin.write(`leads/${id}/status`, { status: 'lost', reason: 'price' });
    await desk.admin.write('undo', { events: [lost.body.event] });
    await desk.admin.write('team/people/budi/remove', {});
    await desk.rotate('P-1', ['ani']);
    const turn = await desk.save(2);
    await desk.environment.backend.outbox.drain();

    const heard = (lead: string) =>
      receiver.got
        .filter(({ event }) => event.data.lead.id === lead)
        .map(({ event }) => [event.type, event.data]);
    const by = 'ani';
    expect(heard(id)).toMatchObject([
      ['lead.created', {}],
      ['lead.status', { status: 'contacted', previously: 'new', by, lead: { phone: '+6281210000001' } }],
      ['lead.assigned', { assigned_to: 'budi', previously: '', by }],
      ['lead.status', { status: 'lost', previously: 'contacted', reason: 'price', by }],
      ['lead.lost', { reason: 'price', by }],
      ['lead.status', { status: 'contacted', previously: 'lost', reason: '', by }],
      ['lead.assigned', { assigned_to: '', previously: 'budi', by: '' }],
    ]);
    expect(heard(turn)).toMatchObject([
      ['lead.created', {}],
      ['lead.assigned', { assigned_to: 'ani', previously: '', by: '' }],
    ]);
    await desk.close();
  });

  test('[OPS-61] an erased lead is told by its id alone, last of all, and what was set aside is never told', async () => {
    const receiver = await receive();
    const database = await makeDatabase();
    const desk = await openDeskSeats(database, { config: settings(receiver.url) });
    const id = await desk.save(1);
    const spam = await desk.save(2, { website: 'spam.example' });
    await desk.environment.backend.outbox.drain();
    await desk.admin.write(`leads/${id}/erase`, {});
    await desk.admin.write(`leads/${spam}/erase`, {});
    await desk.environment.clock.advance(15_000);
    await desk.environment.backend.outbox.drain();
    expect(receiver.got.map(({ event }) => event.type)).toEqual(['lead.created', 'lead.erased']);
    expect(receiver.got[1]?.event.data).toEqual({ lead: { id } });
    expect(receiver.got[1]?.body).not.toMatch(/Visitor|812/);

    // `kavling leads erase` runs beside the server, on the same database.
    const other = await desk.save(3);
    const { store } = desk.environment.backend;
    const access: LeadsAccess = {
      config: desk.environment.config,
      store,
      keys: createKeys(TEST_SECRET),
      clock: desk.environment.clock,
      ids: systemIds,
      backupFolder: '/nowhere',
    };
    await erasePerson(access, '+6281210000003');
    await desk.environment.clock.advance(15_000);
    await desk.environment.backend.outbox.drain();
    // The first message of this lead was still waiting, and went with it.
    expect(receiver.got.slice(2).map(({ event }) => [event.type, event.data])).toEqual([
      ['lead.erased', { lead: { id: other } }],
    ]);
    await desk.close();
  });

  test('[OPS-61] events of one lead keep their order over failures; other leads do not wait', async () => {
    let isDown = true;
    const receiver = await receive(({ event }) => [isDown && event.data.lead.id === first ? 500 : 204]);
    const clock = now();
    const desk = await openDeskSeats(await makeDatabase(), { clock, config: settings(receiver.url) });
    const first = await desk.save(1);
    const second = await desk.save(2);
    for (const id of [first, second])
      for (const status of ['contacted', 'visit', 'booked'])
        await desk.admin.write(`leads/${id}/status`, { status });
    const { outbox } = desk.environment.backend;
    await outbox.drain();
    const types = (lead: string) =>
      receiver.got
        .filter(({ event }) => event.data.lead.id === lead)
        .map(({ event }) => event.data.status ?? 'created');
    expect(types(second)).toEqual(['created', 'contacted', 'visit', 'booked']);
    expect(types(first)).toEqual(['created']);
    isDown = false;
    await clock.advance(1000);
    await outbox.drain();
    expect(types(first)).toEqual(['created', 'created', 'contacted', 'visit', 'booked']);
    await desk.close();
  });

  test('[OPS-61] the desk lists deliveries with what the receiver answered, short and without people or keys', async () => {
    let status = 500;
    const receiver = await receive(({ event }) => [
      status,
      `No room for Visitor 1 (+62 812-1000-0001, rina@example.com), key ${KEY}, lead ${event.data.lead.id}! ${'x '.repeat(4000)}`,
    ]);
    const desk = await openDeskSeats(await makeDatabase(), { config: settings(receiver.url) });
    const id = await desk.save(1);
    const { outbox } = desk.environment.backend;
    await outbox.drain();
    const list = async () =>
      (await desk.admin.ask('deliveries')).body.deliveries as Record<string, unknown>[];
    const [waiting] = await list();
    expect(waiting).toMatchObject({
      type: 'lead.created',
      lead_id: id,
      state: 'waiting',
      attempts: 1,
      status: 500,
      receiver: new URL(receiver.url).host,
    });
    expect(waiting).not.toHaveProperty('payload');
    const response = String(waiting?.response);
    expect(response).toContain('No room for •••');
    expect(response).not.toMatch(/Visitor|812|example\.com|MfKQ/);
    expect(response.length).toBeLessThan(310);
    expect(JSON.stringify(waiting)).not.toContain('token-of-the-crm');
    status = 200;
    await desk.environment.clock.advance(1000);
    await outbox.drain();
    expect(await list()).toMatchObject([{ state: 'done', attempts: 2, status: 200 }]);
    expect((await desk.admin.ask('deliveries?state=dead')).body.deliveries).toEqual([]);
    await desk.close();
  });

  test('[OPS-61] a delivery is sent again, the same under the same id, by admins of its project alone, and audited', async () => {
    const receiver = await receive();
    const desk = await openDeskSeats(await makeDatabase(), { config: settings(receiver.url) });
    const sales = await desk.hire('budi', 'sales', 'P-1');
    const lead = await desk.hire('citra', 'lead', 'P-1');
    const other = await desk.hire('dewi', 'admin', 'P-2');
    const owner = await desk.hire('eko', 'admin', 'P-1');
    await desk.save(1);
    const { outbox, store } = desk.environment.backend;
    await outbox.drain();
    const [delivery] = (await owner.ask('deliveries')).body.deliveries as {
      id: string;
      mayResend: boolean;
    }[];
    const again = `deliveries/${delivery?.id}/again`;
    expect(delivery?.mayResend).toBe(true);
    expect((await sales.ask('deliveries')).body.code).toBe('forbidden');
    expect((await other.ask('deliveries')).body.deliveries).toEqual([]);
    expect((await lead.ask('deliveries')).body.deliveries).toMatchObject([{ mayResend: false }]);
    for (const seat of [sales, lead]) expect((await seat.write(again, {})).body.code).toBe('forbidden');
    expect((await other.write(again, {})).body.code).toBe('noDelivery');

    expect((await owner.write(again, {})).status).toBe(200);
    await vi.waitFor(async () => expect(await store.outbox.waiting()).toBe(1));
    expect((await owner.write(again, {})).body.code).toBe('noDelivery');
    await outbox.drain();
    expect(receiver.got).toHaveLength(2);
    expect(receiver.got[1]?.body).toBe(receiver.got[0]?.body);
    expect(receiver.got[1]?.headers['webhook-id']).toBe(receiver.got[0]?.headers['webhook-id']);
    const lines = (await store.privacy.audits()).filter(({ action }) => action === 'desk.again');
    expect(lines.map(({ detail }) => JSON.parse(detail))).toEqual([
      { person: 'eko', delivery: delivery?.id, type: 'lead.created' },
    ]);
    await desk.close();
  });

  test('[OPS-61] what was delivered is kept for two weeks, and goes at once with its lead', async () => {
    const receiver = await receive();
    const desk = await openDeskSeats(await makeDatabase(), { config: settings(receiver.url) });
    await desk.save(1);
    const gone = await desk.save(2);
    const { outbox, store } = desk.environment.backend;
    await outbox.drain();
    const states = async () =>
      (await store.outbox.deliveries({}, 10)).map(({ type, state }) => [type, state]);
    expect(await states()).toHaveLength(2);
    await desk.admin.write(`leads/${gone}/erase`, {});
    expect(await states()).toEqual([
      ['lead.erased', 'waiting'],
      ['lead.created', 'done'],
    ]);
    const day = 86_400_000;
    const cut = { leads: 0, aside: 0, keys: 0, codes: 0, hits: 0 };
    const at = desk.environment.clock.now();
    await store.privacy.purge({ ...cut, deliveries: at - 14 * day });
    expect(await states()).toHaveLength(2);
    await store.privacy.purge({ ...cut, deliveries: at + 1 });
    expect(await states()).toEqual([['lead.erased', 'waiting']]);
    await desk.close();
  });
});

test('[OPS-61] a key that is no key is refused at the start', () => {
  const read = (secret: string) =>
    readServerConfig({ KAVLING_WEBHOOK_URLS: 'https://crm.example/', KAVLING_WEBHOOK_SECRET: secret });
  expect(read(KEY).ok).toBe(true);
  for (const wrong of ['whsec_', 'whsec_short', 'whsec_not base64 at all, whatever it says'])
    expect(read(wrong)).toMatchObject({
      ok: false,
      problems: [
        { name: 'KAVLING_WEBHOOK_SECRET', value: '****', message: { en: expect.stringContaining('whsec_') } },
      ],
    });
});
