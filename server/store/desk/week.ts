import { type RawBuilder, sql } from 'kysely';
import type { Week } from '../../contract/desk/week.ts';
import type { DatabaseEngine } from '../database/database-engine.ts';
import { ask, rows, type UnitOfWork } from '../database/unit-of-work.ts';
import { conditionOf, type LeadFilter } from './lead-filter.ts';

const MOST_NAMES = 8;
const NO_TIME = sql`cast(null as bigint)`;

/** The last visit that came from somewhere says more than the address of the form. */
const SOURCE = sql`case when last_touch_source in ('', 'direct') then utm_source else last_touch_source end`;

/**
 * One pass over the leads of the week for all counts: their wide rows are read once.
 * @param bounds where the days begin, and where the last one ends
 */
export function* readWeek(
  engine: DatabaseEngine,
  filter: LeadFilter,
  bounds: readonly number[],
): UnitOfWork<Week> {
  const [since = 0] = bounds;
  const until = bounds.at(-1) ?? 0;
  const leads = conditionOf(engine, { ...filter, since, until }, null);
  const starts = bounds.slice(1, -1).map((from) => sql`case when created_at >= ${from} then 1 else 0 end`);
  const day = starts.reduce((sum, one) => sql`${sum} + ${one}`, sql`0`);
  const counted = yield* rows(
    ask(
      engine.build,
      sql<Counted>`with week as materialized (
        select ${day} as day, ${pageOf(engine)} as page, ${SOURCE} as source, assigned_to as person,
          case when answered_at > 0 then answered_at - created_at end as wait,
          case when status = 'new' and answered_at = 0 then created_at end as waiting
        from lead where ${leads})
      select 'day' as kind, cast(day as text) as name, count(*) as n, ${NO_TIME} as longest, ${NO_TIME} as first from week group by day
      union all select * from (${top('page')}) as top_page
      union all select * from (${top('source')}) as top_source
      union all select * from (${top('person')}) as top_person
      union all select 'answered', '', count(wait), max(wait), min(waiting) from week
      union all select * from (select 'middle', '', wait, ${NO_TIME}, ${NO_TIME} from week where wait is not null order by wait limit 1
        offset (select case when count(wait) > 0 then (count(wait) - 1) / 2 else 0 end from week)) as waits`,
    ),
  );
  const of = (kind: Counted['kind']) => counted.filter((row) => row.kind === kind);
  const [answered] = of('answered');
  const days = bounds
    .slice(0, -1)
    .map((_, at) => Number(of('day').find(({ name }) => Number(name) === at)?.n ?? 0));
  const names = (kind: Counted['kind']) =>
    of(kind).map(({ name, n }) => ({ name: name ?? '', count: Number(n) }));
  return {
    total: days.reduce((sum, n) => sum + n, 0),
    days,
    pages: names('page'),
    sources: names('source'),
    people: names('person'),
    answered: Number(answered?.n ?? 0),
    middle: numberOrNull(of('middle')[0]?.n),
    slowest: numberOrNull(answered?.longest),
    waitingSince: numberOrNull(answered?.first),
  };
}

/** One figure of the week: of a day, of a name, or of all. */
interface Counted {
  readonly kind: 'day' | 'page' | 'source' | 'person' | 'answered' | 'middle';
  readonly name: string | null;
  readonly n: number | string | null;
  /** Of the answered ones: the longest wait, and when the first that still waits came. */
  readonly longest: number | string | null;
  readonly first: number | string | null;
}

/** The names that most leads have; of equals the first by the alphabet. */
function top(column: 'page' | 'source' | 'person'): RawBuilder<unknown> {
  const name = sql.ref(column);
  return sql`select ${sql.lit(column)} as kind, ${name} as name, count(*) as n, ${NO_TIME} as longest, ${NO_TIME} as first from week
    group by ${name} order by n desc, name limit ${sql.lit(MOST_NAMES)}`;
}

function numberOrNull(value: number | string | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value);
}

/** The address of a page without what came with the click. */
function pageOf({ kind }: Pick<DatabaseEngine, 'kind'>): RawBuilder<unknown> {
  return kind === 'sqlite'
    ? sql`substr(current_url, 1, instr(current_url || '?', '?') - 1)`
    : sql`split_part(current_url, '?', 1)`;
}
