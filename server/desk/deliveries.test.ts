import { expect, test } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { openDeskSeats } from '../testing/desk-seats.ts';
import { receiveWebhooks, WEBHOOK_KEY, webhookSettings } from '../testing/webhook-receiver.ts';

await describeDatabases('deliveries at the desk', (makeDatabase) => {
  test('[OPS-61] the desk lists deliveries with the receiver’s response, short and without people or keys', async () => {
    let status = 500;
    const receiver = await receiveWebhooks(({ event }) => [
      status,
      `No room for Visitor 1 (+62 812-1000-0001, rina@example.com), key ${WEBHOOK_KEY}, lead ${event.data.lead.id}! ${'x '.repeat(4000)}`,
    ]);
    const desk = await openDeskSeats(await makeDatabase(), { config: webhookSettings(receiver.url) });
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

  test('[OPS-61] a delivery is sent again, unchanged under the same id, only by admins of its project, and audited', async () => {
    const receiver = await receiveWebhooks();
    const desk = await openDeskSeats(await makeDatabase(), { config: webhookSettings(receiver.url) });
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
    expect(await store.outbox.waiting()).toBe(1);
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

  test('[OPS-61] deliveries are kept for two weeks, and deleted together with their lead', async () => {
    const receiver = await receiveWebhooks();
    const desk = await openDeskSeats(await makeDatabase(), { config: webhookSettings(receiver.url) });
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
