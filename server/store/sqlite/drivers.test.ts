import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasBuiltInSqlite } from '../../../src/lib/built-in-sqlite.ts';
import { temporaryFolder } from '../../testing/fixtures.ts';
import { StoreUnavailable } from '../database/database-engine.ts';
import type { Connect } from './connection.ts';
import { chooseDriver, describeSqlite, SQLITE_DRIVERS, setDriver } from './drivers.ts';
import { isBusy, unavailable } from './errors.ts';
import { openDatabase } from './open.ts';

const failureOf = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
};

describe.each(Object.entries(SQLITE_DRIVERS))('%s', (name, load) => {
  const connect = load() as Connect;
  const newFile = () => join(temporaryFolder(), 'a.db');
  const each = test.skipIf(connect === undefined);

  each('[OPS-63] values come back as they were given', () => {
    const db = connect(newFile());
    db.exec('create table t (a, b, c, d); create table other (n)');
    const values = ['é"\n', 1_760_000_000_000, null, -0.5];
    const insert = db.prepare('insert into t values (?, ?, ?, ?)');
    expect(insert.reader).toBe(false);
    insert.run(values);
    const select = db.prepare('select * from t where a = ? limit ?');
    expect([select.reader, select.all(['é"\n', 5])]).toEqual([
      true,
      [{ a: values[0], b: values[1], c: values[2], d: values[3] }],
    ]);
    expect(select.get(['é"\n', 1])).toMatchObject({ b: values[1] });
    expect([select.get(['no', 1]), select.all(['no', 1])]).toEqual([undefined, []]);
    const returning = db.prepare('insert into other values (?) returning n');
    expect([returning.reader, returning.get([7])]).toEqual([true, { n: 7 }]);
    expect(db.pragma('user_version')).toBe(0);
    db.pragma('user_version = 5');
    expect(db.pragma('user_version')).toBe(5);
    db.close();
  });

  each('[OPS-63] a transaction is known, and rolled back whole', () => {
    const db = connect(newFile());
    db.exec('create table t (n integer primary key)');
    db.exec('begin immediate');
    expect(db.inTransaction).toBe(true);
    db.prepare('insert into t values (1)').run();
    const twice = failureOf(() => db.prepare('insert into t values (1)').run());
    expect([isBusy(twice), unavailable(twice) === twice]).toEqual([false, true]);
    db.exec('rollback');
    expect([db.inTransaction, db.prepare('select * from t').all()]).toEqual([false, []]);
    db.close();
  });

  each(
    '[OPS-63] a lock of another process, a read-only file, a missing folder and a foreign file are known',
    () => {
      const file = newFile();
      const first = connect(file);
      first.exec('create table t (n); begin immediate');
      const second = connect(file);
      const busy = failureOf(() => second.exec('begin immediate'));
      expect([isBusy(busy), unavailable(busy)]).toEqual([true, new StoreUnavailable('SQLITE_BUSY')]);
      first.exec('commit');
      const reader = connect(file, { readonly: true });
      expect(unavailable(failureOf(() => reader.exec('insert into t values (1)')))).toEqual(
        new StoreUnavailable('SQLITE_READONLY'),
      );
      const other = connect(import.meta.filename, { readonly: true });
      expect(unavailable(failureOf(() => other.pragma('user_version')))).toEqual(
        new StoreUnavailable('SQLITE_NOTADB'),
      );
      for (const db of [first, second, reader, other]) db.close();
    },
  );

  each('[OPS-63] a lock is waited for as long as asked', () => {
    const file = newFile();
    const first = connect(file);
    first.exec('create table t (n); begin immediate');
    const second = connect(file, { timeout: 300 });
    const from = performance.now();
    expect(isBusy(failureOf(() => second.exec('begin immediate')))).toBe(true);
    expect(performance.now() - from).toBeGreaterThan(250);
    for (const db of [first, second]) db.close();
  });

  each('[OPS-63] a copy is whole while the database is written', async () => {
    const file = newFile();
    const db = openDatabase(file, connect);
    db.exec('create table t (n); begin');
    for (let n = 0; n < 2000; n += 1) db.prepare('insert into t values (?)').run([n]);
    db.exec('commit');
    const copying = db.backup(`${file}.copy`);
    db.prepare('insert into t values (?)').run([-1]);
    await copying;
    const copy = connect(`${file}.copy`, { readonly: true });
    expect(copy.pragma('integrity_check')).toBe('ok');
    expect(Number(copy.prepare('select count(*) as n from t').get()?.n)).toBeGreaterThanOrEqual(2000);
    copy.close();
    db.close();
    expect(statSync(`${file}.copy`).size).toBeGreaterThan(0);
  });

  each('[OPS-63] the driver is the one that is described', () => {
    setDriver({ name: name as keyof typeof SQLITE_DRIVERS, connect });
    expect(describeSqlite()).toMatch(new RegExp(`^SQLite 3\\.\\d+\\.\\d+ \\(${name}\\)$`));
    setDriver(undefined);
  });
});

test('[OPS-63] what Node includes is used where it does, and better-sqlite3 elsewhere', () => {
  expect(chooseDriver().name).toBe(hasBuiltInSqlite() ? 'node:sqlite' : 'better-sqlite3');
});
