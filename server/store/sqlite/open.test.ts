import { createHash } from 'node:crypto';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEAD_FIELDS } from '../../contract/lead-fields.ts';
import { startEnvironment } from '../../testing/environment.ts';
import { temporaryFolder } from '../../testing/fixtures.ts';
import { columnOf } from '../../testing/sqlite.ts';
import { DatabaseOpenError } from '../database/database-engine.ts';
import { LATEST_VERSION, MIGRATIONS } from '../migrations.ts';
import type { Connect } from './connection.ts';
import { connectSqlite } from './drivers.ts';
import { openDatabase } from './open.ts';

const TRANSACTION = /^(?:begin|commit|rollback)/;
const COUNT_TABLES = "select count(*) from sqlite_master where type='table'";

/** Does not wait for the disk at each of a thousand commits: a statement that fails loses no power. */
const unsynced: Connect = (...args) => {
  const db = connectSqlite(...args);
  const pragma = (sql: string) => db.pragma(sql.replace('synchronous = FULL', 'synchronous = OFF'));
  return Object.create(db, { pragma: { value: pragma } });
};

const newFile = () => join(temporaryFolder(), 'kavling.db');
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

async function fill(file: string): Promise<void> {
  const environment = await startEnvironment({ database: { kind: 'sqlite', file } });
  for (let at = 0; at < 30; at += 1) {
    await environment.save({
      whatsapp_number: `+62812${String(at).padStart(8, '0')}`,
      message: 'x'.repeat(1900),
    });
  }
  await environment.backend.close();
}

test('every open is WAL, synced at each commit, and waits five seconds for a lock', () => {
  const file = newFile();
  for (let open = 0; open < 2; open += 1) {
    const db = openDatabase(file);
    expect(db.pragma('journal_mode')).toBe('wal');
    expect(db.pragma('synchronous')).toBe(2);
    expect(db.pragma('busy_timeout')).toBeGreaterThanOrEqual(5000);
    expect(db.pragma('secure_delete')).toBe(1);
    db.close();
  }
});

test('a torn, random, foreign or newer file is refused and left as it was', async () => {
  const damage: Record<string, (file: string) => void> = {
    torn: (file) => truncateSync(file, 20_000),
    random: (file) =>
      writeFileSync(file, Buffer.from(Array.from({ length: 8192 }, (_, at) => (at * 31) % 251))),
    scribbled: (file) => {
      const bytes = readFileSync(file);
      bytes.fill(0xa5, 4096 * 3, 4096 * 5);
      writeFileSync(file, bytes);
    },
    newer: (file) => {
      const db = connectSqlite(file);
      db.pragma(`user_version = ${LATEST_VERSION + 1}`);
      db.pragma('wal_checkpoint(TRUNCATE)');
      db.close();
    },
    foreign: (file) => {
      writeFileSync(file, '');
      const db = connectSqlite(file);
      db.exec('create table customer (id integer)');
      db.close();
    },
  };
  for (const [name, spoil] of Object.entries(damage)) {
    const file = newFile();
    await fill(file);
    spoil(file);
    const before = hashOf(file);
    expect(() => openDatabase(file), name).toThrow(DatabaseOpenError);
    expect(() => openDatabase(file), name).toThrow('Kavling did not change it');
    expect(hashOf(file), name).toBe(before);
  }
});

test('a migration that stops at any statement leaves the schema before it, and the next start finishes', () => {
  const statements = MIGRATIONS.flatMap((migration) => migration.sqlite.map(() => migration));
  for (let stopAt = 0; stopAt < statements.length; stopAt += 1) {
    const file = newFile();
    let run = 0;
    const stopping: Connect = (...args) => {
      const db = unsynced(...args);
      const exec = (sql: string) => {
        if (!TRANSACTION.test(sql)) run += 1;
        if (run > stopAt) throw new Error('stopped');
        db.exec(sql);
      };
      return Object.create(db, { exec: { value: exec } });
    };
    expect(() => openDatabase(file, stopping)).toThrow('stopped');
    const between = connectSqlite(file, { readonly: true });
    const version = Number(between.pragma('user_version'));
    const [tables] = columnOf(between, COUNT_TABLES);
    between.close();
    expect([version, tables]).toEqual(schemaAt(version));

    const db = openDatabase(file, unsynced);
    expect(db.pragma('user_version')).toBe(LATEST_VERSION);
    const columns = columnOf(db, 'select name from pragma_table_info(?)', 'lead');
    expect(columns).toEqual(expect.arrayContaining([...LEAD_FIELDS]));
    db.close();
  }
});

function schemaAt(version: number): [number, number] {
  const db = connectSqlite(':memory:');
  for (const migration of MIGRATIONS.filter((one) => one.version <= version)) {
    for (const sql of migration.sqlite) db.exec(sql);
  }
  return [version, Number(columnOf(db, COUNT_TABLES)[0])];
}
