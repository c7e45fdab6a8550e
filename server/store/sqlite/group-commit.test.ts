import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/fixtures.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { columnOf } from '../../testing/sqlite.ts';
import { StoreUnavailable } from '../database/database-engine.ts';
import { connectSqlite } from './drivers.ts';
import { createGroupCommit } from './group-commit.ts';

function open() {
  const file = join(temporaryFolder(), 'group.db');
  const db = connectSqlite(file);
  db.pragma('journal_mode = WAL');
  db.exec('create table t (n integer primary key)');
  const clock = createManualClock();
  const insert = db.prepare('insert into t values (?)');
  const group = createGroupCommit(db, clock, 5000);
  const add = (n: number) =>
    group.add(() => {
      insert.run([n]);
      return n;
    });
  const count = () => columnOf(db, 'select count(*) from t')[0];
  return { file, db, clock, add, count };
}

test('jobs that wait together share one transaction', async () => {
  const { db, add, count } = open();
  const frames = () => Number(db.prepare('pragma wal_checkpoint').get()?.log);
  db.pragma('wal_checkpoint(TRUNCATE)');
  await Promise.all(Array.from({ length: 100 }, (_, n) => add(n)));
  const together = frames();
  db.pragma('wal_checkpoint(TRUNCATE)');
  for (let n = 100; n < 200; n += 1) await add(n);
  expect(frames()).toBeGreaterThan(together * 20);
  expect(count()).toBe(200);
});

test('a job that fails takes no other with it', async () => {
  const { add, count } = open();
  const results = await Promise.allSettled([add(1), add(2), add(1), add(3)]);
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(count()).toBe(3);
});

test('a lock of another process is waited for without stopping this one, and refused after five seconds', async () => {
  const { file, clock, add, count } = open();
  const other = connectSqlite(file);
  other.exec('begin immediate');
  const waiting = add(1);
  await clock.advance(3000);
  other.exec('commit');
  await clock.advance(100);
  expect(await waiting).toBe(1);

  other.exec('begin immediate');
  const refused = expect(add(2)).rejects.toBeInstanceOf(StoreUnavailable);
  await clock.advance(6000);
  await refused;
  other.exec('commit');
  expect(await add(3)).toBe(3);
  expect(count()).toBe(2);
});
