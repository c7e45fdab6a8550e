import { rename, rm } from 'node:fs/promises';
import { findInFile } from '../../phone/number-search.ts';
import { createCompiler } from '../database/compiler.ts';
import type { DatabaseEngine } from '../database/database-engine.ts';
import { makePrivateFile } from '../database/private-files.ts';
import type { Query, Row, UnitOfWork } from '../database/unit-of-work.ts';
import type { Connect, SqliteStatement } from './connection.ts';
import { unavailable } from './errors.ts';
import { createGroupCommit, type GroupClock } from './group-commit.ts';
import { BUSY_TIMEOUT, openDatabase } from './open.ts';
import { watchSameFile } from './same-file.ts';

const NO_ROWS: readonly Row[] = [];

/** Opens the SQLite twin. @throws DatabaseOpenError for a file it must not touch. */
export function openSqliteEngine(file: string, clock: GroupClock, connect?: Connect): DatabaseEngine {
  const build = createCompiler('sqlite');
  const db = openDatabase(file, connect);
  const findLoss = watchSameFile(file);
  const group = createGroupCommit(db, clock, BUSY_TIMEOUT, findLoss);
  const statements = new Map<string, SqliteStatement>();

  function run(query: Query): readonly Row[] {
    let statement = statements.get(query.sql);
    if (!statement) {
      statement = db.prepare(query.sql);
      if (statements.size > 200) statements.clear();
      statements.set(query.sql, statement);
    }
    if (!statement.reader) {
      statement.run(query.parameters);
      return NO_ROWS;
    }
    if (!query.single) return statement.all(query.parameters);
    const row = statement.get(query.parameters);
    return row ? [row] : NO_ROWS;
  }

  function finish<T>(work: UnitOfWork<T>): T {
    let step = work.next([]);
    while (!step.done) step = work.next(run(step.value));
    return step.value;
  }

  return {
    kind: 'sqlite',
    build,
    claimSuffix: '',
    write: (work) => group.add(() => finish(work())),
    async read(work) {
      const loss = findLoss();
      if (loss) throw loss;
      try {
        return finish(work());
      } catch (error) {
        throw unavailable(error);
      }
    },
    lock: () => null,
    async backup(target) {
      const part = `${target}.part`;
      await rm(part, { force: true });
      makePrivateFile(part);
      await db.backup(part);
      await rename(part, target);
    },
    async scrub() {
      // Removes entries that the search index has only marked as deleted.
      await group.add(() => db.exec("insert into lead_search (lead_search) values ('optimize')"));
      db.pragma('wal_checkpoint(TRUNCATE)');
    },
    async findInFiles(pattern) {
      const found: string[] = [];
      for (const one of [file, `${file}-wal`, `${file}-journal`])
        if (await findInFile(one, pattern)) found.push(one);
      return found;
    },
    abort: group.abort,
    async close() {
      await group.add(() => null).catch(() => null);
      db.close();
    },
  };
}
