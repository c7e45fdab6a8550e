import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { leadsCommand } from '../../tools/commands/leads.command.ts';
import { buildServer } from '../testing/build-server.ts';
import { createClient, makeVisit } from '../testing/clients.ts';
import { TEST_SECRET } from '../testing/environment.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { sharedPostgres } from '../testing/postgres.ts';
import { startServerProcess } from '../testing/server-process.ts';

let entry = '';
beforeAll(async () => {
  entry = await buildServer('server/testing/serve.ts');
}, 120_000);

/** A shell whose files are readable by everyone, before it becomes the command. */
const WITHOUT_UMASK = ['sh', '-c', 'umask 000; exec "$@"', 'sh'];

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** The modes of everything below a folder, by path. */
function modesBelow(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries.map((one) => [
      `${one.isDirectory() ? 'folder' : 'file'} ${join(one.parentPath, one.name).slice(folder.length + 1)}`,
      modeOf(join(one.parentPath, one.name)),
    ]),
  );
}

/** `kavling leads …` with an open umask. */
async function leads(env: Record<string, string>, ...args: string[]) {
  let said = '';
  let code = -1;
  const before = process.umask(0);
  const write = (text: string) => {
    said += text;
  };
  try {
    await leadsCommand({
      env,
      language: 'en',
      isInteractive: false,
      out: { write },
      err: { write },
      done: (result) => {
        code = result;
      },
    }).parseAsync(args, { from: 'user' });
  } finally {
    process.umask(before);
  }
  return { code, said };
}

test('[OPS-18] with any umask, no other account can read database, log, secret, backup, export or CSV folder', async () => {
  const root = temporaryFolder();
  const env = { DATABASE_URL: join(root, 'data/kavling.db'), KAVLING_CSV_FOLDER: join(root, 'csv') };
  const server = await startServerProcess({
    entry,
    env: { ...env, KAVLING_SECRET: '' },
    wrapper: WITHOUT_UMASK,
  });
  const client = createClient(server.port);
  for (let number = 0; number < 3; number += 1)
    expect((await client.save(makeVisit(number))).kind).toBe('saved');
  while (!existsSync(join(root, 'csv')) || readdirSync(join(root, 'csv')).length === 0)
    await new Promise((resolve) => setImmediate(resolve));
  expect((await leads(env, 'backup')).code).toBe(0);
  const out = join(root, 'leads.csv');
  writeFileSync(out, 'an older export', { mode: 0o644 });
  chmodSync(out, 0o644);
  expect((await leads(env, 'export', '--out', out)).code).toBe(0);

  const modes = modesBelow(root);
  client.close();
  await server.end('SIGTERM');
  expect(Object.keys(modes)).toEqual(
    expect.arrayContaining([
      'folder data',
      'file data/kavling.db',
      'file data/kavling.db-wal',
      'file data/secret',
      'folder data/backups',
      'folder csv',
      'file leads.csv',
    ]),
  );
  expect(Object.keys(modes).filter((name) => /backups\/.*\.db$/.test(name))).toHaveLength(1);
  for (const [name, mode] of Object.entries(modes))
    expect([name, mode]).toEqual([name, name.startsWith('folder') ? '700' : '600']);
}, 120_000);

test('[OPS-18] files that an earlier version left open to others are closed at the next start', async () => {
  const root = temporaryFolder();
  const folder = join(root, 'data');
  mkdirSync(folder);
  const env = { DATABASE_URL: join(folder, 'kavling.db') };
  await (await startServerProcess({ entry, env })).end('SIGTERM');
  chmodSync(folder, 0o755);
  chmodSync(env.DATABASE_URL, 0o644);
  const server = await startServerProcess({ entry, env });
  expect([modeOf(folder), modeOf(env.DATABASE_URL)]).toEqual(['700', '600']);
  await server.end('SIGTERM');
}, 180_000);

test('[OPS-18] a backup holds the secret, or says that it does not', async () => {
  const root = temporaryFolder();
  const env = { DATABASE_URL: join(root, 'data/kavling.db') };
  const own = await leads(env, 'backup', join(root, 'copies/one.db'));
  expect(own.said).toContain(join(root, 'copies/one.db.secret'));
  expect(modesBelow(join(root, 'copies'))).toEqual({ 'file one.db': '600', 'file one.db.secret': '600' });
  const set = await leads({ ...env, KAVLING_SECRET: TEST_SECRET }, 'backup', join(root, 'copies/two.db'));
  expect(set.said).toContain('does not contain KAVLING_SECRET');
  expect(existsSync(join(root, 'copies/two.db.secret'))).toBe(false);
}, 180_000);

test('[OPS-43] [OPS-18] the PostgreSQL password never appears in the process list, and its dump is private', async (context) => {
  const postgres = await sharedPostgres();
  if (typeof postgres === 'string') return context.skip(postgres);
  const folder = temporaryFolder();
  // Notes what everybody on the machine can see of a command, and then becomes the real one.
  writeFileSync(
    join(folder, 'pg_dump'),
    `#!/bin/sh\ntr '\\0' ' ' < /proc/$$/cmdline > ${folder}/seen\nPATH="\${PATH#*:}" exec pg_dump "$@"\n`,
    { mode: 0o755 },
  );
  const path = process.env.PATH;
  try {
    const url = new URL(await postgres.createDatabase());
    url.password = encodeURIComponent('geheim%wort');
    process.env.PATH = `${folder}:${path}`;
    const file = join(folder, 'copies/one.dump');
    const result = await leads({ DATABASE_URL: url.href, KAVLING_SECRET: TEST_SECRET }, 'backup', file);
    expect(result).toMatchObject({ code: 0 });
    expect(statSync(file).size).toBeGreaterThan(1000);
    expect(modeOf(file)).toBe('600');
    const seen = readFileSync(join(folder, 'seen'), 'utf8');
    expect(seen).toContain('--format=custom');
    expect(seen).not.toContain('geheim');

    const moved = await leads({}, 'move', join(folder, 'x.db'), url.href);
    expect(moved.code).toBe(3);
    expect(moved.said).toContain('env:TARGET_URL');
    const named = await leads({ TARGET_URL: url.href }, 'move', join(folder, 'x.db'), 'env:TARGET_URL');
    expect(named.code).toBe(0);
  } finally {
    process.env.PATH = path;
  }
}, 120_000);
