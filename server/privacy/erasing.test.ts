import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { erasePerson, openLeadsAccess } from '../leads-commands/index.ts';
import { connectSqlite } from '../store/sqlite/drivers.ts';
import { buildServer } from '../testing/build-server.ts';
import { createClient, makeVisit, saveAll } from '../testing/clients.ts';
import { describeDatabases } from '../testing/databases.ts';
import { startEnvironment, TEST_SECRET } from '../testing/environment.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { startServerProcess } from '../testing/server-process.ts';

const PHONE = '6281298765432';
let entry = '';
beforeAll(async () => {
  entry = await buildServer('server/testing/serve.ts');
});

async function openAccess(env: Record<string, string>) {
  const opened = await openLeadsAccess({ KAVLING_SECRET: TEST_SECRET, ...env });
  if (!opened.ok) throw new Error('The settings are wrong.');
  return opened.access;
}

/** The folder appears with the first delivery. */
const linesOf = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.csv'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\r\n').slice(1, -1));

test('[OPS-18] erasing while leads arrive loses no line of the CSV folder, and doubles none', async () => {
  const root = temporaryFolder();
  const csv = join(root, 'csv');
  const env = { DATABASE_URL: join(root, 'kavling.db'), KAVLING_CSV_FOLDER: csv };
  const server = await startServerProcess({ entry, env });
  const access = await openAccess(env);
  const client = createClient(server.port);
  const ids: string[] = [];
  let number = 0;
  let running = true;
  const visitors = Array.from({ length: 6 }, async () => {
    while (running) {
      const result = await client.save(makeVisit(number++));
      if (result.kind === 'saved') ids.push(result.leadId);
    }
  });
  const erased: string[] = [];
  while (erased.length < 8) {
    const result = await client.save({ phone: `+${PHONE}`, key: '' });
    if (result.kind !== 'saved') continue;
    while (!linesOf(csv).some((line) => line.includes(result.leadId))) await access.store.outbox.waiting();
    expect((await erasePerson(access, PHONE)).csvLines).toBe(1);
    erased.push(result.leadId);
  }
  running = false;
  await Promise.all(visitors);
  while ((await access.store.outbox.waiting()) > 0) await client.save(makeVisit(0));
  const lines = linesOf(csv);
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line.slice(1, 37), (counts.get(line.slice(1, 37)) ?? 0) + 1);
  expect(ids.filter((id) => counts.get(id) !== 1)).toEqual([]);
  expect(erased.filter((id) => counts.has(id))).toEqual([]);
  expect(lines.join()).not.toContain(PHONE);
  client.close();
  await access.store.close();
  await server.end('SIGTERM');
}, 180_000);

test('[OPS-18] a lead costs the CSV folder its own line, not the whole file of the day', async () => {
  const root = temporaryFolder();
  const csv = join(root, 'csv');
  const env = { DATABASE_URL: join(root, 'kavling.db'), KAVLING_CSV_FOLDER: csv };
  const server = await startServerProcess({ entry, env });
  const access = await openAccess(env);
  const client = createClient(server.port);
  const bytesRead = () =>
    Number(/rchar: (\d+)/.exec(readFileSync(`/proc/${server.pid}/io`, 'utf8'))?.[1] ?? Number.NaN);
  const saveMany = async (from: number, count: number) => {
    await saveAll(client, from, from + count);
    while ((await access.store.outbox.waiting()) > 0) await client.save(makeVisit(0));
  };
  await saveMany(0, 400);
  const size = linesOf(csv).join('\r\n').length;
  const before = bytesRead();
  await saveMany(5000, 50);
  // Fifty times the file, if each of the fifty leads read it; what the database reads is far below.
  expect(bytesRead() - before).toBeLessThan(size * 10);
  client.close();
  await access.store.close();
  await server.end('SIGTERM');
}, 180_000);

await describeDatabases('erasing', (makeDatabase) => {
  test('[OPS-43] a number that another lead still names is reported, and the erasure counts as unfinished', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    await environment.save({ whatsapp_number: `+${PHONE}` });
    const other = await environment.save({
      whatsapp_number: '+6281200000001',
      message: 'Suami saya 081298765432, hubungi dia saja',
    });
    const access = {
      ...(await openAccess({ DATABASE_URL: ':memory:' })),
      store: environment.backend.store,
    };
    const erasure = await erasePerson(access, PHONE);
    expect(erasure.counts.leads).toBe(1);
    expect(erasure.mentionedBy).toEqual([other.body.data.lead_id]);
    await environment.backend.close();
  });
});

test('[OPS-43] bytes that another reader keeps in the file are found, and gone once it has left', async () => {
  const file = join(temporaryFolder(), 'kavling.db');
  const environment = await startEnvironment({ database: { kind: 'sqlite', file } });
  await environment.save({ whatsapp_number: '+62 812-9876-5432' });
  const access = { ...(await openAccess({ DATABASE_URL: file })), store: environment.backend.store };
  const reader = connectSqlite(file, { readonly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from lead').get();

  const first = await erasePerson(access, PHONE);
  expect(first.counts.leads).toBe(1);
  expect(first.remains.length).toBeGreaterThan(0);
  reader.exec('commit');
  reader.close();
  const second = await erasePerson(access, PHONE);
  expect(second).toMatchObject({ counts: { leads: 0 }, remains: [], mentionedBy: [] });
  await environment.backend.close();
}, 180_000);
