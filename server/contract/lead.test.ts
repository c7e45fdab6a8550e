import { expect, test } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { from, startEnvironment } from '../testing/environment.ts';
import { leadForm, post } from '../testing/fixtures.ts';

const MINUTE = 60_000;

await describeDatabases('leads', (makeDatabase) => {
  test('a retry with the same key makes one row and fifty equal answers', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    const saves = Array.from({ length: 50 }, () => environment.save({ idempotency_key: 'key-1' }));
    const bodies = new Set((await Promise.all(saves)).map((answer) => JSON.stringify(answer.body)));
    expect(bodies.size).toBe(1);
    expect((await environment.backend.store.desk.list({}, 10)).leads).toHaveLength(1);

    await environment.clock.advance(23.9 * 60 * MINUTE);
    await environment.save({ idempotency_key: 'key-1' });
    expect((await environment.backend.store.desk.list({}, 10)).leads).toHaveLength(1);
    await environment.backend.close();
  });

  test('the same key with another body is refused and writes nothing', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    await environment.save({ idempotency_key: 'key-1' });
    const again = await environment.save({ idempotency_key: 'key-1', name: 'Another person' });
    expect(again.status).toBe(422);
    expect(again.body.success).toBe(false);
    expect((await environment.backend.store.desk.list({}, 10)).leads.map((lead) => lead.name)).toEqual([
      'Rina Wulandari',
    ]);
    await environment.backend.close();
  });

  test('the header Idempotency-Key counts as well, and a refused lead burns no key', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    const headers = { 'idempotency-key': 'key-h' };
    expect((await environment.save({ name: '' }, { headers })).body.success).toBe(false);
    const first = await environment.save({}, { headers });
    const second = await environment.save({}, { headers });
    expect(second.body).toEqual(first.body);
    expect(first.body.data.lead_id).toMatch(/^[0-9a-f-]{36}$/);
    await environment.backend.close();
  });

  test('the same person within ten minutes is one lead with both contexts, later they are two', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    const first = await environment.save({ utm_source: 'google' });
    await environment.clock.advance(9 * MINUTE);
    const second = await environment.save({ utm_source: 'facebook' });
    expect(second.body.data.lead_id).toBe(first.body.data.lead_id);
    const detail = await environment.backend.store.desk.detail(first.body.data.lead_id ?? '');
    expect(detail?.lead).toMatchObject({ submissions: 2, utm_source: 'google' });
    expect(JSON.parse(detail?.touches[0]?.context ?? '{}')).toMatchObject({ utm_source: 'facebook' });

    await environment.save({ project_id: 'P-2' });
    await environment.save({ lead_type_id: '3' });
    await environment.clock.advance(2 * MINUTE);
    await environment.save();
    expect((await environment.backend.store.desk.list({}, 10)).leads).toHaveLength(4);
    await environment.backend.close();
  });

  test('twenty simultaneous submissions from one person are one lead with a count of twenty', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    const ids = await Promise.all(Array.from({ length: 20 }, () => environment.save()));
    expect(new Set(ids.map((answer) => answer.body.data.lead_id)).size).toBe(1);
    expect((await environment.backend.store.desk.list({}, 10)).leads[0]?.submissions).toBe(20);
    await environment.backend.close();
  });

  test('a filled honeypot and a form sent within 800 ms look like success and are stored as spam', async () => {
    const environment = await startEnvironment({
      database: await makeDatabase(),
      config: { KAVLING_CSV_FOLDER: '/nonexistent' },
    });
    const honeypot = await environment.save({ website: 'https://spam.example' });
    const fast = await environment.save({
      filled_in_ms: '799',
      whatsapp_number: '+6281200001111',
    });
    expect([honeypot.body.success, fast.body.success]).toEqual([true, true]);
    expect((await environment.backend.store.desk.list({}, 10)).leads).toHaveLength(0);
    expect((await environment.backend.store.desk.list({ spam: true }, 10)).leads).toHaveLength(2);
    expect(await environment.backend.store.outbox.waiting()).toBe(0);

    const human = await environment.save({
      filled_in_ms: '800',
      whatsapp_number: '+6281200002222',
    });
    const unreadable = await environment.save({
      filled_in_ms: 'NaN',
      whatsapp_number: '+6281200003333',
    });
    expect([human.body.success, unreadable.body.success]).toEqual([true, true]);
    expect((await environment.backend.store.desk.list({}, 10)).leads).toHaveLength(2);
    await environment.backend.close();
  });

  test('fields that are not ours are dropped, and clients cannot set the server’s fields', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    const extra = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`extra_${at}`, 'x']));
    const server = {
      id: 'mine',
      otp_verified: '1',
      created_at: '1',
      spam: '1',
      status: 'won',
      submit_status: '9',
      phone: '1',
    };
    const saved = await environment.save({
      ...extra,
      ...server,
      constructor: 'x',
      '__proto__[polluted]': 'x',
    });
    const lead = (await environment.backend.store.desk.list({}, 1)).leads[0];
    expect(lead).toMatchObject({
      id: saved.body.data.lead_id,
      otp_verified: 0,
      created_at: environment.clock.now(),
      spam: 0,
      status: 'new',
      submit_status: '1',
      phone: '+6281298765432',
    });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    await environment.backend.close();
  });

  test('a lead survives an attribution that is far too long', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    expect((await environment.save({ utm_term: 'x'.repeat(5000) })).body.success).toBe(true);
    expect((await environment.backend.store.desk.list({}, 1)).leads[0]?.utm_term).toHaveLength(500);
    await environment.backend.close();
  });

  test('every branch has a limiter', async () => {
    const config = {
      KAVLING_SAVE_LIMITS: [{ count: 3, seconds: 60 }],
      KAVLING_CALL_LIMITS: [{ count: 3, seconds: 60 }],
      KAVLING_DESK_LOGIN_LIMITS: [{ count: 3, seconds: 60 }],
    };
    const environment = await startEnvironment({ database: await makeDatabase(), config });
    const unlimited = new Set(['/healthz', '/readyz', '/metrics', '/desk', '/desk/*', '/*']);
    const routes = environment.backend.routes.filter(({ path }) => !unlimited.has(path));
    expect(routes.length).toBeGreaterThanOrEqual(12);

    const actions = ['save_leads_to_db', 'send_otp', 'verify_otp', 'cancel_otp'];
    for (const action of actions) {
      let refused = false;
      for (let tries = 0; tries < 5 && !refused; tries += 1) {
        const { status, body } = await environment.call({
          ...leadForm(),
          action,
          requestId: 'r',
          code: '111111',
          phone_number: '6281298765432',
        });
        refused =
          status === 429 || (action === 'send_otp' && body.data.data?.errors?.[0]?.extensions.code === 10);
      }
      expect(refused, action).toBe(true);
    }
    for (const { method, path } of routes.filter(
      (route) => route.method !== 'OPTIONS' && route.method !== 'ALL',
    )) {
      if (path === '/wp-admin/admin-ajax.php') continue;
      const statuses = new Set<number>();
      for (let tries = 0; tries < 620; tries += 1) {
        const url = path.replace(':id', 'x');
        const request =
          method === 'GET'
            ? new Request(`http://localhost${url}`)
            : path.startsWith('/desk')
              ? new Request(`http://localhost${url}`, {
                  method,
                  headers: {
                    'content-type': 'application/json',
                    'sec-fetch-site': 'same-origin',
                    'content-length': '2',
                  },
                  body: '{}',
                })
              : post(url, leadForm());
        const { status } = await environment.backend.fetch(request, from('10.9.9.9'));
        statuses.add(status);
        if (status === 429) break;
      }
      expect([...statuses], `${method} ${path}`).toContain(429);
    }
    await environment.backend.close();
  });
});
