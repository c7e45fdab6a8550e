import { sql } from 'kysely';
import type { DatabaseEngine } from '../database/database-engine.ts';
import { ask, first, type UnitOfWork } from '../database/unit-of-work.ts';

/** Leads that enter the indexes in one transaction: few, so that no visitor waits behind them. */
const BATCH = 100;

/** Lets new leads into the indexes of the desk: all, or so many batches of them. A visitor's save leaves that for later. */
export async function indexPending(
  engine: DatabaseEngine,
  batches = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let done = 0; done < batches && (await engine.read(() => isPending(engine))); done += 1)
    await engine.write(() => indexSome(engine));
}

function* isPending(engine: DatabaseEngine): UnitOfWork<boolean> {
  const one = yield* first(
    ask(engine.build, sql<{ id: string }>`select id from lead where indexed = 0 limit 1`),
  );
  return one !== undefined;
}

function* indexSome(engine: DatabaseEngine): UnitOfWork<void> {
  const some = sql`select id from lead where indexed = 0 order by id limit ${sql.lit(BATCH)}`;
  yield ask(engine.build, sql`update lead set indexed = 1 where id in (${some}) and indexed = 0`);
}
