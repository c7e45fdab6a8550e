import { Webhook } from 'standardwebhooks';
import { Webhook as Svix } from 'svix';
import { expect, test } from 'vitest';
import { readServerConfig } from '../config/read.ts';
import { createKeys } from '../keys/keys.ts';
import { erasePerson, type LeadsAccess } from '../leads-commands/index.ts';
import { systemIds } from '../ports/ids.ts';
import { describeDatabases } from '../testing/databases.ts';
import { openDeskSeats } from '../testing/desk-seats.ts';
import { TEST_SECRET } from '../testing/environment.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import {
  type Got,
  WEBHOOK_KEY as KEY,
  receiveWebhooks as receive,
  webhookSettings as settings,
} from '../testing/webhook-receiver.ts';
import { isSignedBy } from './signature.ts';

const OLD = 'an older secret of thirty-two chars';
/** The libraries of the receivers read the wall clock, so the server's clock is set to it. */
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
        // The fields that older receivers read.
        id: headers['kavling-event-id'],
        lead: { name: 'Visitor 1' },
      });
      for (const secret of [KEY, OLD])
        expect(isSignedBy(secret, one.body, headers['kavling-signature'] ?? '', clock.now())).toBe(true);
    }
    await desk.close();
  });

  test('[OPS-61] with one key the headers for older receivers are unchanged', async () => {
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

  test('[OPS-61] status, assignment and loss are sent as events, and so is their undo', async () => {
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

  test('[OPS-61] an erased lead is sent by its id alone, last of all, and leads set aside are never sent', async () => {
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

    // `kavling leads erase` runs next to the server, on the same database.
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
    // The first message of this lead was still waiting, and was deleted with it.
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
});

test('[OPS-61] an invalid key is refused at the start', () => {
  const read = (secret: string) =>
    readServerConfig({ KAVLING_WEBHOOK_URLS: 'https://crm.example/', KAVLING_WEBHOOK_SECRET: secret });
  expect(read(KEY).ok).toBe(true);
  for (const wrong of ['whsec_', 'whsec_short', 'whsec_not base64 at all, in any way'])
    expect(read(wrong)).toMatchObject({
      ok: false,
      problems: [
        { name: 'KAVLING_WEBHOOK_SECRET', value: '****', message: { en: expect.stringContaining('whsec_') } },
      ],
    });
});
