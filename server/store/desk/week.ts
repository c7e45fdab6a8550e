import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseEngine } from '../database-engine.ts';
import { ask, first, rows, type UnitOfWork } from '../unit-of-work.ts';
import { conditionOf, type LeadFilter } from './lead-filter.ts';

/** Leads of one name: a page, a source, a person. */
interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** What came in a few days, and how quickly it was answered. */
export interface Week {
  readonly total: number;
  /** One count a day, as the asker cuts days. */
  readonly days: readonly number[];
  readonly pages: readonly NamedCount[];
  readonly sources: readonly NamedCount[];
  readonly people: readonly NamedCount[];
  readonly answered: number;
  /** Time to the first answer, milliseconds: the middle one and the longest; null where nothing was answered. */
  readonly middle: number | null;
  readonly slowest: number | null;
  /** When the oldest lead without an answer came; null where each has one. */
  readonly waitingSince: number | null;
}

const MOST_NAMES = 8;

/** The last visit that came from somewhere says more than the address of the form. */
const SOURCE = sql`case when last_touch_source in ('', 'direct') then utm_source else last_touch_source end`;

/** @param bounds where the days begin, and where the last one ends */
export function* readWeek(
  engine: DatabaseEngine,
  filter: LeadFilter,
  bounds: readonly number[],
): UnitOfWork<Week> {
  const since = bounds[0] ?? 0;
  const until = bounds.at(-1) ?? 0;
  const leads = conditionOf(engine, { ...filter, since, until }, null);
  const days: number[] = [];
  for (const [at, from] of bounds.slice(0, -1).entries()) {
    const ofDay = conditionOf(engine, { ...filter, since: from, until: bounds[at + 1] ?? from }, null);
    days.push(yield* countLeads(engine, ofDay));
  }
  const answered = sql<SqlBool>`${leads} and answered_at > 0`;
  const count = yield* countLeads(engine, answered);
  return {
    total: days.reduce((sum, n) => sum + n, 0),
    days,
    pages: yield* topNames(engine, leads, pageOf(engine)),
    sources: yield* topNames(engine, leads, SOURCE),
    people: yield* topNames(engine, leads, sql`assigned_to`),
    answered: count,
    middle: count === 0 ? null : yield* waitAt(engine, answered, Math.floor((count - 1) / 2)),
    slowest: count === 0 ? null : yield* waitAt(engine, answered, count - 1),
    waitingSince: yield* oldestWaiting(engine, leads),
  };
}

/** The address of a page without what came with the click. */
function pageOf({ kind }: Pick<DatabaseEngine, 'kind'>): RawBuilder<unknown> {
  return kind === 'sqlite'
    ? sql`substr(current_url, 1, instr(current_url || '?', '?') - 1)`
    : sql`split_part(current_url, '?', 1)`;
}

function* countLeads(engine: DatabaseEngine, condition: RawBuilder<SqlBool>): UnitOfWork<number> {
  const query = sql<{ n: number }>`select count(*) as n from lead where ${condition}`;
  return Number((yield* first(ask(engine.build, query)))?.n ?? 0);
}

function* topNames(
  engine: DatabaseEngine,
  condition: RawBuilder<SqlBool>,
  name: RawBuilder<unknown>,
): UnitOfWork<readonly NamedCount[]> {
  const query = sql<NamedCount>`select ${name} as name, count(*) as count from lead where ${condition}
    group by 1 order by 2 desc, 1 limit ${sql.lit(MOST_NAMES)}`;
  return (yield* rows(ask(engine.build, query))).map((row) => ({ name: row.name, count: Number(row.count) }));
}

function* waitAt(engine: DatabaseEngine, condition: RawBuilder<SqlBool>, at: number): UnitOfWork<number> {
  const query = sql<{ wait: number }>`select answered_at - created_at as wait from lead where ${condition}
    order by 1 limit 1 offset ${at}`;
  return Number((yield* first(ask(engine.build, query)))?.wait ?? 0);
}

function* oldestWaiting(engine: DatabaseEngine, leads: RawBuilder<SqlBool>): UnitOfWork<number | null> {
  const query = sql<{ at: number | null }>`select min(created_at) as at from lead
    where ${leads} and status = 'new' and answered_at = 0`;
  const at = (yield* first(ask(engine.build, query)))?.at ?? null;
  return at === null ? null : Number(at);
}
