import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { LeadSort } from '../../contract/desk/lead-query.ts';
import { LEAD_STATUSES } from '../../contract/desk/statuses.ts';
import type { DatabaseEngine } from '../database/database-engine.ts';
import type { LeadTable } from '../database/tables.ts';
import { ask, first, rows, type UnitOfWork } from '../database/unit-of-work.ts';
import { type Visibility, visibleLeads } from '../visibility.ts';
import { conditionOf, type LeadFilter } from './lead-filter.ts';
import { findLeads } from './lead-search.ts';

const ORDERS: Readonly<Record<LeadSort, { readonly key: string; readonly isDown: boolean }>> = {
  newest: { key: 'id', isDown: true },
  oldest: { key: 'id', isDown: false },
  changed: { key: 'changed_at', isDown: true },
  name: { key: 'lower("name")', isDown: false },
};

/** Counting stops here: the difference between 1,000 and 40,000 does not matter on a tab. */
const MOST_COUNTED = 1000;

export interface LeadPage {
  readonly leads: readonly LeadTable[];
  /** Pass it as `before` to get the next page; null at the end. */
  readonly next: string | null;
}

/** The number of leads of each status, up to MOST_COUNTED. */
export type StatusCounts = Readonly<Record<string, number>>;

export interface LeadFacets {
  readonly projects: readonly { readonly id: string; readonly name: string }[];
  readonly sources: readonly string[];
}

/** One page of a list. The place where it ends is the sorted value and the id of its last lead. */
export function* listLeads(
  engine: DatabaseEngine,
  filter: LeadFilter,
  limit: number,
  before: string | undefined,
  sort: LeadSort,
): UnitOfWork<LeadPage> {
  const { key, isDown } = ORDERS[sort];
  const condition = conditionOf(engine, filter, yield* findLeads(engine, filter.search));
  const by = key === 'id' ? sql`id` : sql`${sql.raw(key)}, id`;
  const order = sql.raw(isDown ? 'desc' : 'asc');
  const ordered = key === 'id' ? sql`id ${order}` : sql`${sql.raw(key)} ${order}, id ${order}`;
  const after = before === undefined ? null : placeAfter(sort, before);
  const rest =
    after === null
      ? sql<SqlBool>`1 = 1`
      : isDown
        ? sql<SqlBool>`(${by}) < (${after})`
        : sql<SqlBool>`(${by}) > (${after})`;
  const found = yield* rows(
    ask(
      engine.build,
      sql<LeadTable>`select * from lead where ${condition} and ${rest} order by ${ordered} limit ${sql.lit(limit + 1)}`,
    ),
  );
  const leads = found.slice(0, limit);
  const last = leads.at(-1);
  return { leads, next: found.length > limit && last ? placeOf(sort, last) : null };
}

function placeOf(sort: LeadSort, lead: LeadTable): string {
  if (ORDERS[sort].key === 'id') return lead.id;
  const value = sort === 'name' ? lowerAscii(lead.name) : lead.changed_at;
  return Buffer.from(JSON.stringify([value, lead.id])).toString('base64url');
}

/** Like SQLite's `lower`; PostgreSQL gets the same text and lowers it again. */
function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function placeAfter(sort: LeadSort, before: string): RawBuilder<unknown> | null {
  if (ORDERS[sort].key === 'id') return sql`${before}`;
  try {
    const place: unknown = JSON.parse(Buffer.from(before, 'base64url').toString());
    if (!Array.isArray(place) || typeof place[1] !== 'string') return null;
    const [value, id] = place as [unknown, string];
    if (sort === 'name') return typeof value === 'string' ? sql`lower(${value}), ${id}` : null;
    return typeof value === 'number' ? sql`${value}, ${id}` : null;
  } catch {
    return null;
  }
}

/** The number of leads of the filter by status, ignoring the filter's own status. */
export function* countStatuses(engine: DatabaseEngine, filter: LeadFilter): UnitOfWork<StatusCounts> {
  const found = yield* findLeads(engine, filter.search);
  const counts = LEAD_STATUSES.map((status) => {
    const condition = conditionOf(engine, { ...filter, status }, found);
    return sql`select ${sql.lit(status)} as status, (select count(*) from
      (select 1 as one from lead where ${condition} limit ${sql.lit(MOST_COUNTED)}) counted) as n`;
  });
  const answer = yield* rows(
    ask(engine.build, sql<{ status: string; n: number }>`${sql.join(counts, sql` union all `)}`),
  );
  return Object.fromEntries(answer.map(({ status, n }) => [status, Number(n)]));
}

/** Values the filters offer: each is looked up after the one before it, so that their number counts and not that of the leads. */
export function* findFacets(engine: DatabaseEngine, visible: Visibility | undefined): UnitOfWork<LeadFacets> {
  const seen = visibleLeads(visible) ?? sql<SqlBool>`1 = 1`;
  const sources = yield* distinct(engine, 'utm_source');
  const ids = yield* distinct(engine, 'project_id');
  const projects: { id: string; name: string }[] = [];
  for (const id of ids) {
    const query = sql<{ name: string }>`select project_name as name from lead
      where indexed = 1 and spam = 0 and project_id = ${id} and ${seen} order by id desc limit 1`;
    const newest = yield* first(ask(engine.build, query));
    if (newest) projects.push({ id, name: newest.name });
  }
  return { projects, sources: sources.filter((source) => source !== '') };
}

const MOST_VALUES = 200;

function* distinct(
  engine: DatabaseEngine,
  column: 'utm_source' | 'project_id',
): UnitOfWork<readonly string[]> {
  const name = sql.ref(column);
  const found = yield* rows(
    ask(
      engine.build,
      sql<{ value: string }>`with recursive step(value) as (
        select min(${name}) from lead where indexed = 1 and spam = 0
        union all
        select (select min(${name}) from lead where indexed = 1 and spam = 0 and ${name} > step.value)
        from step where step.value is not null
      ) select value from step where value is not null limit ${sql.lit(MOST_VALUES)}`,
    ),
  );
  return found.map(({ value }) => value);
}
