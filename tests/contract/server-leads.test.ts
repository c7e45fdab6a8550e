import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLeadsAccess } from '../../server/index.ts';
import { startEnvironment, TEST_SECRET } from '../../server/testing/environment.ts';
import { temporaryFolder } from '../../server/testing/fixtures.ts';
import { sharedPostgres } from '../../server/testing/postgres.ts';
import { readColumn } from '../../server/testing/sqlite.ts';
import { leadsCommand } from '../../tools/commands/leads.command.ts';

const PHONE = '6281298765432';

/** Runs `kavling leads …` and returns its output and exit code. */
async function leads(env: Record<string, string>, ...args: string[]) {
  let out = '';
  let err = '';
  let code = -1;
  const command = leadsCommand({
    env,
    language: 'en',
    isInteractive: false,
    out: { write: (text: string) => (out += text) },
    err: { write: (text: string) => (err += text) },
    done: (given) => {
      code = given;
    },
  });
  await command.parseAsync(args, { from: 'user' });
  return { out, err, code };
}

test('list, export, backup, erase, dead and token work from the terminal', async () => {
  const folder = temporaryFolder();
  const env = { DATABASE_URL: join(folder, 'kavling.db'), KAVLING_SECRET: TEST_SECRET };
  const environment = await startEnvironment({ database: { kind: 'sqlite', file: env.DATABASE_URL } });
  await environment.save({ name: '=cmd()\u0007' });
  await environment.backend.close();

  expect((await leads(env, 'list')).out).toMatch(/new {2}62812\*\*\*\*432 {2}=cmd\(\) {3}Taman Asri/);
  expect((await leads(env, 'export')).out).toContain(`"'=cmd()`);
  // The first line is the path of the copy; the next one shows where its secret is.
  const [backup = ''] = (await leads(env, 'backup')).out.split('\n');
  expect(readColumn(backup, 'pragma integrity_check')).toEqual(['ok']);
  expect(readColumn(backup, 'select count(*) from lead')).toEqual([1]);
  const erased = await leads(env, 'erase', '--yes', PHONE);
  expect(erased.out).toContain('leads: 1');
  expect(erased.out).toContain(backup);
  expect((await leads(env, 'dead', '--resend')).out).toBe('0 queued for delivery again.\n');
  expect((await leads(env, 'purge')).out).toBe('0 leads deleted.\n');
  expect((await leads(env, 'token', 'ani')).out).toMatch(
    /ani\.[\w-]{32}[\s\S]*ani:scrypt\.16384\.8\.1\.[\w-]+\.[\w-]+$/m,
  );
  expect(await leads({ ...env, PORT: 'x' }, 'list')).toMatchObject({
    code: 2,
    err: expect.stringContaining('PORT=x'),
  });
  mkdirSync(join(folder, 'dir'));
  expect((await leads({ ...env, DATABASE_URL: join(folder, 'dir') }, 'list')).code).toBe(3);
});

const postgres = await sharedPostgres();
test('leads move from SQLite to PostgreSQL with every row equal, and answers go on', async (context) => {
  if (typeof postgres === 'string') return context.skip(postgres);
  const file = join(temporaryFolder(), 'kavling.db');
  const first = await startEnvironment({ database: { kind: 'sqlite', file } });
  for (let at = 0; at < 1200; at += 1) {
    await first.save(
      {
        whatsapp_number: `+62812${String(at).padStart(8, '0')}`,
        name: `Ñame ${at} "é"`,
        idempotency_key: `k${at}`,
      },
      { address: `10.${at % 200}.1.1` },
    );
  }
  await first.sendCode(PHONE);
  const url = await postgres.createDatabase();
  await first.backend.close();

  const moved = await leads({}, 'move', file, url);
  expect(moved).toMatchObject({ code: 0, out: expect.stringContaining('lead: 1200 rows, 0 different') });
  expect((await leads({}, 'move', file, url)).err).toContain('already contains leads');

  const second = await startEnvironment({ database: { kind: 'postgres', url }, clock: first.clock });
  const again = await second.save({
    whatsapp_number: '+6281200000007',
    name: 'Ñame 7 "é"',
    idempotency_key: 'k7',
  });
  const [id] = readColumn(file, 'select lead_id from idempotency where key = ?', 'k7');
  expect(again.body.data.lead_id).toBe(id);
  expect(await second.sendCode(PHONE)).toBeNull();
  await second.backend.close();
  expect((await openLeadsAccess({ DATABASE_URL: 'mysql://x' })).ok).toBe(false);
});
