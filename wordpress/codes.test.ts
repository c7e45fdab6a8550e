import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { connectSqlite } from '../server/store/sqlite/drivers.ts';
import { leadForm, project, temporaryFolder } from '../server/testing/fixtures.ts';
import { columnOf } from '../server/testing/sqlite.ts';
import { findPhp, startWordpress, type WordpressTarget } from '../server/testing/wordpress.ts';

const AJAX = '/wp-admin/admin-ajax.php';
const missing = findPhp();
const PAGES = [project({ otp: true })];
const ROUNDS = 12;

let wordpress: WordpressTarget | undefined;
afterEach(async () => {
  await wordpress?.stop();
  wordpress = undefined;
});

interface Answer {
  readonly status: number;
  readonly requestId: string;
  readonly isRight: boolean;
  readonly code: number | undefined;
  readonly message: string;
  readonly success: boolean;
}

/** A request to the plugin, from a given address. */
async function call(fields: Readonly<Record<string, string>>, visitor = '203.0.113.1'): Promise<Answer> {
  const answer = await fetch(`${wordpress?.url}${AJAX}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'x-visitor': visitor },
    body: new URLSearchParams(fields),
  });
  const { success, data } = (await answer.json()) as {
    success: boolean;
    data: { message?: string; data?: { data: Record<string, Record<string, unknown>>; errors?: Problem[] } };
  };
  const problem = data.data?.errors?.[0];
  return {
    status: answer.status,
    requestId: String(data.data?.data?.requestOtp?.requestId ?? ''),
    isRight: data.data?.data?.verifyOtp?.isSuccess === true,
    code: problem?.extensions.code,
    message: problem?.message ?? data.message ?? '',
    success,
  };
}

interface Problem {
  readonly message: string;
  readonly extensions: { readonly code: number };
}

const send = (phone: string, visitor?: string) => call({ action: 'send_otp', phone_number: phone }, visitor);
const verify = (requestId: string, code: string) => call({ action: 'verify_otp', requestId, code });
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

/** Numbers that share no prefix, so that only the limit under test counts. */
function createNumbers(): () => string {
  let made = 0;
  return () => `6281${String(200_000_000 + 13_731_100 * ++made).slice(0, 9)}`;
}

test.skipIf(missing !== null).each([
  ['/48 with a /64 for each request', (at: number) => `2001:db8:77:${(at + 1).toString(16)}::1`],
  ['/56 with a /64 for each request', (at: number) => `2001:db8:77:42${(at + 16).toString(16)}::1`],
  ['IPv4 /24', (at: number) => `203.0.113.${at + 1}`],
])('[OPS-33] WordPress: one %s leaves codes for all others', async (_what, addressOf) => {
  wordpress = await startWordpress(PAGES, { settings: { daily_budget: 40 } });
  const newNumber = createNumbers();
  for (let at = 0; at < 12; at += 1) {
    const response = await send(newNumber(), addressOf(at));
    expect(response.status).toBe(200);
    if (response.requestId === '') {
      expect(response).toMatchObject({ code: 3, message: expect.stringContaining('jaringan internet Anda') });
      expect(response.message).not.toContain('nomor');
    }
  }
  // A tenth of the day's codes, and no more.
  expect(wordpress.codes).toHaveLength(4);
  for (const elsewhere of ['2001:db8:78::1', '198.51.100.7'])
    expect((await send(newNumber(), elsewhere)).requestId).not.toBe('');
});

test.skipIf(missing !== null)(
  '[OPS-33] WordPress: only the limit of the number mentions the number',
  async () => {
    wordpress = await startWordpress(PAGES);
    const phone = createNumbers()();
    expect((await send(phone, '198.51.100.8')).requestId).not.toBe('');
    expect(await send(phone, '192.0.2.9')).toMatchObject({
      status: 200,
      code: 10,
      message: expect.stringContaining('nomor ini'),
    });
  },
);

test.skipIf(missing !== null)(
  '[OPS-33] WordPress: a spent budget counts as a sender that is down, and the team is notified',
  async () => {
    wordpress = await startWordpress(PAGES, { settings: { daily_budget: 3, network_share: 100 } });
    const newNumber = createNumbers();
    for (let at = 0; at < 3; at += 1)
      expect((await send(newNumber(), `198.51.${at}.1`)).requestId).not.toBe('');
    const phone = newNumber();
    expect(await send(phone, '192.0.2.9')).toMatchObject({ status: 503, code: 3 });
    expect(wordpress.codes).toHaveLength(3);
    const save = (whatsapp_number: string) => call(leadForm({ whatsapp_number }));
    expect((await save(phone)).success).toBe(true);
    expect((await save(newNumber())).success).toBe(false);
    expect((await wordpress.leads()).filter(({ spam }) => spam === 0)).toMatchObject([
      { phone: `+${phone}`, otp_verified: 0, otp_reason: 'sender-down' },
    ]);
    const hooks = wordpress.hooks().filter(([name]) => name === 'kavling_budget_spent');
    expect(hooks).toEqual([['kavling_budget_spent', 3]]);
  },
);

/** Events that may overlap with a new code, each in its own process. */
const MEANWHILE: Readonly<Record<string, (id: string, code: string) => readonly Promise<Answer>[]>> = {
  'three wrong tries': (id, code) => [1, 2, 3].map(() => verify(id, wrongFor(code))),
  'the right code': (id, code) => [verify(id, code)],
  'a cancel and two wrong tries': (requestId, code) => [
    call({ action: 'cancel_otp', requestId }),
    verify(requestId, wrongFor(code)),
    verify(requestId, wrongFor(code)),
  ],
};

test.skipIf(missing !== null).each(Object.entries(MEANWHILE))(
  '[OPS-42] WordPress: a new code kills the old one while %s is under way',
  async (_what, happens) => {
    const folder = temporaryFolder();
    wordpress = await startWordpress(PAGES, { workers: 4, folder });
    const database = connectSqlite(join(folder, 'wp.db'), { timeout: 20_000 });
    // The limits per number are tested elsewhere.
    const forget = () => database.exec('delete from wp_kavling_hit');
    await send('6281299999999');
    const newNumber = createNumbers();
    for (let round = 0; round < ROUNDS; round += 1) {
      const phone = newNumber();
      forget();
      const old = (await send(phone)).requestId;
      const oldCode = wordpress.codes.at(-1) ?? '';
      forget();
      const sending = () => send(phone);
      const isFirst = round % 2 === 0;
      const asking = isFirst ? sending() : undefined;
      const others = happens(old, oldCode);
      const fresh = await (asking ?? sending());
      await Promise.all(others);
      const states = columnOf(
        database,
        'select state from wp_kavling_code where id in (?, ?) order by id = ?',
        ...[old, fresh.requestId, fresh.requestId],
      );
      expect(states).toEqual([expect.stringMatching(/^(?:cancelled|verified|dead)$/), 'pending']);
      expect((await verify(old, oldCode)).isRight).toBe(false);
      expect((await verify(fresh.requestId, wordpress.codes.at(-1) ?? '')).isRight).toBe(true);
    }
    database.close();
  },
);

test.skipIf(missing !== null)(
  '[OPS-42] WordPress: a correct code sent many times simultaneously verifies one number once',
  async () => {
    wordpress = await startWordpress(PAGES, { workers: 4 });
    const { requestId } = await send('6281299999999');
    const code = wordpress.codes.at(-1) ?? '';
    const response = await Promise.all(Array.from({ length: 8 }, () => verify(requestId, code)));
    expect(response.filter(({ isRight }) => isRight)).toHaveLength(1);
  },
);
