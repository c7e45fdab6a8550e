import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseAddress } from '../server/config/parsers.ts';
import { NO_FIELDS } from '../server/contract/lead-fields.ts';
import { makeDeskToken } from '../server/desk/token.ts';
import { createBackend, createLog, defaultServerConfig } from '../server/index.ts';
import { DEFAULT_METRICS } from '../server/store/database/tables.ts';
import { LEAD_COLUMNS } from '../server/store/lead-repository.ts';
import { connectSqlite } from '../server/store/sqlite/drivers.ts';
import { project, projectSource } from '../server/testing/fixtures.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import type { Bench } from './bench.ts';
import { middle, ratio } from './test-site.ts';

const FEW = 1000;
const MANY = 100_000;
const ROUNDS = 25;
/** Leads of two years, in any number. */
const SPAN = 730 * 86_400_000;
const LIMIT = 3;

const NAMES = ['Rina', 'Budi', 'Sari', 'Dewi', 'Agus', 'Ratna', 'Made', 'Yusuf', 'Intan', 'Fajar'];
const STATUSES = ['new', 'contacted', 'qualified', 'visit', 'booked', 'won', 'lost', 'unreachable'];

/** The requests of a salesperson. */
function questions(now: number): Readonly<Record<string, string>> {
  const days = Array.from({ length: 8 }, (_, at) => now - (7 - at) * 86_400_000).join(',');
  return {
    list: 'leads',
    'list, by name': 'leads?sort=name',
    'search, one person': 'leads?search=0812-0000-0777',
    'search, a common name': 'leads?search=rina',
    'search, no match': 'leads?search=tidak%20ada',
    'filter, project and status': 'leads?project=P-3&status=won',
    'filter, a rare source': 'leads?source=billboard',
    'counts of all statuses': 'counts',
    week: `week?days=${days}`,
  };
}

/** The limit with a hundred times as many leads; SQLite and PostgreSQL. */
export const run: Bench = async () => {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') throw new Error(postgres);
  try {
    const sqlite = (): DatabaseAddress => ({
      kind: 'sqlite',
      file: join(mkdtempSync(join(tmpdir(), 'kavling-bench-desk-')), 'kavling.db'),
    });
    const other = async (): Promise<DatabaseAddress> => ({
      kind: 'postgres',
      url: await postgres.createDatabase(),
    });
    const rows = [];
    const budgets = [];
    for (const [name, make] of [
      ['SQLite', sqlite],
      ['PostgreSQL', other],
    ] as const) {
      const few = await timeDesk(await make(), FEW);
      const many = await timeDesk(await make(), MANY);
      for (const [question, slow] of Object.entries(many)) {
        const quick = few[question] ?? 0;
        const title = `${name}: ${question}`;
        const values = { '1,000 leads, ms': quick.toFixed(1), '100,000 leads, ms': slow.toFixed(1) };
        rows.push({ name: title, values });
        budgets.push({ name: title, value: ratio(slow, quick), limit: LIMIT, unit: '×' });
      }
    }
    return {
      title: 'The desk with many leads',
      note: `Leads of two years, asked for over HTTP as the desk asks; the middle of ${ROUNDS}. Everything is in the indexes before.`,
      rows,
      budgets,
    };
  } finally {
    await postgres.stop();
  }
};

async function timeDesk(database: DatabaseAddress, leads: number): Promise<Readonly<Record<string, number>>> {
  const { token, hash } = await makeDeskToken('ani');
  const config = defaultServerConfig({
    DATABASE_URL: database,
    KAVLING_SECRET: 'a secret of the bench only',
    KAVLING_DESK_PEOPLE: [{ name: 'ani', hash }],
  });
  const backend = await createBackend({
    config,
    projects: projectSource(project()),
    log: createLog('silent'),
    background: false,
  });
  const now = Date.now();
  await fill(database, leads, now);
  const { url } = await backend.listen(0, '127.0.0.1');
  const post = (path: string, body: object) =>
    fetch(`${url}/desk/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    });
  const cookie = (await post('login', { token })).headers.get('set-cookie')?.split(';')[0] ?? '';
  const ask = async (path: string) => {
    const response = await fetch(`${url}/desk/api/${path}`, { headers: { cookie } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.text();
  };
  const times: Record<string, number> = {};
  await ask('leads');
  await analyse(database);
  for (const [name, path] of Object.entries(questions(now))) {
    const took: number[] = [];
    await ask(path);
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      await ask(path);
      took.push(performance.now() - began);
    }
    times[name] = middle(took);
  }
  await backend.close();
  return times;
}

function leadAt(at: number, all: number, now: number): readonly (string | number)[] {
  const created = Math.floor(now - SPAN + (SPAN * at) / all);
  const lead: Record<string, string | number> = {
    ...NO_FIELDS,
    ...DEFAULT_METRICS,
    id: `0198${String(at).padStart(28, '0')}`,
    created_at: created,
    changed_at: created,
    status: STATUSES[at % STATUSES.length] ?? 'new',
    spam: 0,
    otp_verified: at % 2,
    otp_reason: 'proven',
    otp_request_id: '',
    submissions: 1,
    phone: `+62812${String(10_000_000 + at)
      .slice(1)
      .padStart(8, '0')}`,
    name: `${NAMES[at % NAMES.length]} ${(at * 7919) % 9973}`,
    message: at % 3 === 0 ? `Apakah tipe ${at % 90} masih ada?` : '',
    project_id: `P-${at % 5}`,
    project_name: `Taman ${at % 5}`,
    utm_source: at % 100 === 7 ? 'billboard' : (['google', 'facebook', 'tiktok'][at % 3] ?? ''),
    current_url: `https://example.com/taman-${at % 5}/?utm_source=x${at}`,
    answered_at: at % 4 === 0 ? 0 : created + 60_000 * (1 + (at % 500)),
  };
  return LEAD_COLUMNS.map((column) => lead[column] ?? '');
}

async function fill(database: DatabaseAddress, leads: number, now: number): Promise<void> {
  const columns = LEAD_COLUMNS.map((column) => `"${column}"`).join(', ');
  if (database.kind === 'sqlite') {
    const db = connectSqlite(database.file);
    const insert = db.prepare(
      `insert into lead (${columns}) values (${LEAD_COLUMNS.map(() => '?').join(', ')})`,
    );
    db.exec('begin');
    for (let at = 0; at < leads; at += 1) insert.run(leadAt(at, leads, now));
    db.exec('commit');
    db.close();
    return;
  }
  const client = new pg.Client(database.url);
  await client.connect();
  const BATCH = 500;
  for (let from = 0; from < leads; from += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, at) => leadAt(from + at, leads, now));
    const places = batch.map(
      (row, line) => `(${row.map((_, at) => `$${line * row.length + at + 1}`).join(', ')})`,
    );
    await client.query(`insert into lead (${columns}) values ${places.join(', ')}`, batch.flat());
  }
  await client.end();
}

/** PostgreSQL does this by itself within a minute. */
async function analyse(database: DatabaseAddress): Promise<void> {
  if (database.kind === 'sqlite') return;
  const client = new pg.Client(database.url);
  await client.connect();
  // PostgreSQL does this by itself after a while.
  await client.query('vacuum analyze');
  await client.end();
}
