import { expect, test } from 'vitest';
import { EXPORT_COLUMNS } from '../contract/desk/export-columns.ts';
import { LEAD_FIELDS } from '../contract/lead-fields.ts';
import { describeDatabases, type MakeDatabase } from '../testing/databases.ts';
import { from, startEnvironment, type TestEnvironment } from '../testing/environment.ts';
import { HOSTILE_TEXTS } from '../testing/payloads.ts';
import { makeDeskToken } from './token.ts';

const ani = await makeDeskToken('ani');
const [name = '', hash = ''] = ani.entry.split(/:(.*)/s);

interface DeskAnswer {
  readonly status: number;
  readonly body: { readonly [key: string]: unknown };
  readonly response: Response;
}

async function startDesk(makeDatabase: MakeDatabase) {
  const environment = await startEnvironment({
    database: await makeDatabase(),
    config: { KAVLING_DESK_PEOPLE: [{ name, hash }], KAVLING_SAVE_LIMITS: [{ count: 10_000, seconds: 60 }] },
  });
  const ask = async (path: string, init: RequestInit = {}, address = '10.5.0.1'): Promise<DeskAnswer> => {
    const response = await environment.backend.fetch(
      new Request(`http://localhost/desk/api/${path}`, init),
      from(address),
    );
    const text = await response.clone().text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : { text }, response };
  };
  const write = (path: string, body: object, headers: Record<string, string> = {}, address?: string) => {
    const text = JSON.stringify(body);
    const own = {
      'content-type': 'application/json',
      'content-length': String(text.length),
      'sec-fetch-site': 'same-origin',
    };
    return ask(path, { method: 'POST', body: text, headers: { ...own, ...headers } }, address);
  };
  const login = async () => {
    const { response } = await write('login', { token: ani.token });
    return response.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  return { environment, ask, write, login };
}

async function seed(environment: TestEnvironment): Promise<void> {
  const leads = [
    { name: 'Rina', whatsapp_number: '+6281200000001', utm_source: 'google' },
    {
      name: 'Budi',
      whatsapp_number: '+6281200000002',
      utm_source: 'facebook',
      lead_type_id: '3',
      project_id: 'P-2',
    },
    { name: 'Sari 100%', whatsapp_number: '+6281200000003', utm_source: 'google', message: 'Tipe_45' },
  ];
  for (const lead of leads) await environment.save(lead);
}

await describeDatabases('desk', (makeDatabase) => {
  test('without a session nothing is returned; the cookie is __Host-, HttpOnly, Secure and Strict', async () => {
    const { environment, ask, write } = await startDesk(makeDatabase);
    for (const path of [
      'me',
      'leads',
      'leads/x',
      'counts',
      'week',
      'team',
      'reminders',
      'export.csv',
      'live',
    ])
      expect((await ask(path)).status, path).toBe(401);
    for (const token of ['', 'ani', 'ani.x', `${ani.token}x`, 'budi.x', ani.token.replace('ani', 'budi')]) {
      expect((await write('login', { token }, {}, `10.6.0.${token.length}`)).status).toBe(401);
    }
    const { response } = await write('login', { token: ani.token });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^__Host-kavling-desk=[0-9a-f]{64}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    await environment.backend.close();
  });

  test('[OPS-43] a replaced token ends the sessions that were opened with the old one', async () => {
    const database = await makeDatabase();
    const another = (await makeDeskToken('ani')).entry.split(/:(.*)/s)[1] ?? '';
    const enter = async (entry: string, cookie?: string) => {
      const environment = await startEnvironment({
        database,
        config: { KAVLING_DESK_PEOPLE: [{ name, hash: entry }] },
      });
      const ask = (path: string, init: RequestInit) =>
        environment.backend.fetch(new Request(`http://localhost/desk/api/${path}`, init), from('10.5.0.1'));
      const body = JSON.stringify({ token: ani.token });
      const headers = {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'content-length': String(body.length),
      };
      const given =
        cookie ??
        (await ask('login', { method: 'POST', body, headers })).headers.get('set-cookie')?.split(';')[0] ??
        '';
      const { status } = await ask('me', { headers: { cookie: given } });
      await environment.backend.close();
      return { cookie: given, status };
    };
    const { cookie, status } = await enter(hash);
    expect(status).toBe(200);
    expect((await enter(hash, cookie)).status).toBe(200);
    expect((await enter(another, cookie)).status).toBe(401);
  });

  test('a NUL in a search, an address or a note is not a server error', async () => {
    const { environment, ask, write, login } = await startDesk(makeDatabase);
    await seed(environment);
    const headers = { cookie: await login() };
    for (const path of ['leads?search=%00', 'leads?project=a%00b', 'leads/%00', 'export.csv?search=%00'])
      expect((await ask(path, { headers })).status, path).toBe(400);
    const [lead] = (await environment.backend.store.desk.list({}, 1)).leads;
    const note = await write(`leads/${lead?.id}/notes`, { text: 'mau\0survei' }, headers);
    expect([note.status, note.body.text]).toEqual([200, 'mausurvei']);
    await environment.backend.close();
  });

  test('logins are limited, and a reached limit applies to the right token too', async () => {
    const { environment, write } = await startDesk(makeDatabase);
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push((await write('login', { token: 'ani.no' })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await write('login', { token: ani.token })).status).toBe(429);
    await environment.clock.advance(61_000);
    expect((await write('login', { token: ani.token })).status).toBe(200);
    await environment.backend.close();
  });

  test('writes from another site are refused, whatever their cookie', async () => {
    const { environment, write, login, ask } = await startDesk(makeDatabase);
    await seed(environment);
    const cookie = await login();
    const { body } = await ask('leads', { headers: { cookie } });
    const id = (body.leads as { id: string }[])[0]?.id ?? '';
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost' },
      { 'sec-fetch-site': 'none', origin: 'https://evil.example' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
    ];
    for (const headers of foreign) {
      expect((await write(`leads/${id}/status`, { status: 'won' }, { cookie, ...headers })).status).toBe(403);
    }
    expect((await write(`leads/${id}/status`, { status: 'won' }, { cookie })).status).toBe(200);
    await environment.backend.close();
  });

  test('search, filters, paging, status and notes', async () => {
    const { environment, ask, write, login } = await startDesk(makeDatabase);
    await seed(environment);
    const cookie = await login();
    const names = async (query: string) => {
      const { body } = await ask(`leads?${query}`, { headers: { cookie } });
      return (body.leads as { name: string }[]).map((lead) => lead.name);
    };
    expect(await names('')).toEqual(['Sari 100%', 'Budi', 'Rina']);
    expect(await names('search=bud')).toEqual(['Budi']);
    expect(await names('search=100%25')).toEqual(['Sari 100%']);
    expect(await names('search=%25')).toEqual(['Sari 100%']);
    expect(await names('search=tipe_45')).toEqual(['Sari 100%']);
    expect(await names('search=0812-0000-0002')).toEqual(['Budi']);
    expect(await names("search=' or 1=1 --")).toEqual([]);
    expect(await names('project=P-2')).toEqual(['Budi']);
    expect(await names('type=3')).toEqual(['Budi']);
    expect(await names('source=google')).toEqual(['Sari 100%', 'Rina']);
    expect(await names('verified=1')).toEqual([]);

    const first =
      ((await ask('leads?search=rina', { headers: { cookie } })).body.leads as { id: string }[])[0]?.id ?? '';
    await write(`leads/${first}/status`, { status: 'contacted' }, { cookie });
    expect((await write(`leads/${first}/status`, { status: 'sold' }, { cookie })).status).toBe(422);
    expect(await names('status=contacted')).toEqual(['Rina']);
    await write(`leads/${first}/notes`, { text: 'Mau survei Sabtu' }, { cookie });
    expect(await names('search=survei')).toEqual(['Rina']);
    const detail = await ask(`leads/${first}`, { headers: { cookie } });
    expect(detail.body).toMatchObject({
      lead: { status: 'contacted' },
      notes: [{ author: 'ani', text: 'Mau survei Sabtu' }],
    });
    expect((await ask('leads/unknown', { headers: { cookie } })).status).toBe(404);

    for (let at = 0; at < 60; at += 1)
      await environment.save({ whatsapp_number: `+62813000000${at + 10}`, name: `n${at}` });
    const page = (await ask('leads', { headers: { cookie } })).body;
    expect(page.leads).toHaveLength(50);
    expect(await names(`before=${String(page.next)}`)).toHaveLength(13);
    await write('logout', {}, { cookie });
    expect((await ask('me', { headers: { cookie } })).status).toBe(401);
    await environment.backend.close();
  });

  test('hostile texts in every field appear in list, detail and CSV as plain text', async () => {
    const { environment, ask, login } = await startDesk(makeDatabase);
    let stored = 0;
    for (const [at, text] of HOSTILE_TEXTS.entries()) {
      const over = Object.fromEntries(
        LEAD_FIELDS.filter((f) => f !== 'whatsapp_number').map((field) => [field, text]),
      );
      const answer = await environment.save({
        ...over,
        is_download_brochure: '0',
        lead_type_id: '1',
        whatsapp_number: `+62813000${String(at).padStart(5, '0')}`,
      });
      if (answer.body.success) stored += 1;
      else expect(text).toContain('\0');
    }
    expect(stored).toBeGreaterThanOrEqual(60);
    const cookie = await login();
    const list = await ask('leads', { headers: { cookie } });
    expect(list.response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(list.response.headers.get('x-content-type-options')).toBe('nosniff');

    const csv = await (
      await ask(`export.csv?columns=${EXPORT_COLUMNS}`, { headers: { cookie } })
    ).response.text();
    const cells = [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map((match) => match[1] ?? '');
    expect(cells.length).toBeGreaterThan(stored * LEAD_FIELDS.length);
    expect(cells.filter((cell) => /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell))).toEqual([]);
    await environment.backend.close();
  });

  test('the live stream announces a new lead, even one that another process saved', async () => {
    const database = await makeDatabase();
    const make = async () => database;
    const { environment, ask, login } = await startDesk(make);
    const cookie = await login();
    const response = await environment.backend.fetch(
      new Request('http://localhost/desk/api/live', { headers: { cookie } }),
    );
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('event: ready');
    await ask('me', { headers: { cookie } });
    const next = reader?.read();
    await environment.save();
    expect((await next)?.value).toContain('event: change');

    const other = await startEnvironment({ database, clock: environment.clock });
    await environment.clock.advance(500);
    await other.save({ whatsapp_number: '+6281200000009' });
    const second = reader?.read();
    await environment.clock.advance(400);
    expect((await second)?.value).toContain('event: change');
    await other.backend.close();
    await environment.backend.close();
  });
});
