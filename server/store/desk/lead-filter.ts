import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseEngine } from '../database/database-engine.ts';
import { type Visibility, visibleLeads } from '../visibility.ts';
import { idsIn } from './lead-search.ts';

/** Unassigned leads, in `assignedTo`. */
const NOBODY = '-';

/** Every part is optional: a missing one does not filter. */
export interface LeadFilter {
  readonly search?: string;
  readonly projectId?: string;
  readonly type?: string;
  readonly verified?: boolean;
  readonly source?: string;
  readonly status?: string;
  /** A person of the desk, or NOBODY. */
  readonly assignedTo?: string;
  /** Leads set aside are excluded by default; if requested, only they are included. */
  readonly spam?: boolean;
  readonly since?: number;
  readonly until?: number;
  readonly visible?: Visibility;
}

/** The filter as one condition on `lead`. `found`: the ids that the search came to, where it is that exact. */
export function conditionOf(
  engine: Pick<DatabaseEngine, 'kind'>,
  filter: LeadFilter,
  found: readonly string[] | RawBuilder<SqlBool> | null,
): RawBuilder<SqlBool> {
  // Both flags are written out: the indexes of the desk hold such leads alone.
  const parts: RawBuilder<SqlBool>[] = [sql<SqlBool>`indexed = 1 and spam = ${sql.lit(filter.spam ? 1 : 0)}`];
  const equal = (column: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') parts.push(sql<SqlBool>`${sql.ref(column)} = ${value}`);
  };
  equal('project_id', filter.projectId);
  equal('lead_type_id', filter.type);
  equal('otp_verified', filter.verified === undefined ? undefined : Number(filter.verified));
  equal('utm_source', filter.source);
  equal('status', filter.status);
  if (filter.assignedTo === NOBODY) parts.push(sql<SqlBool>`assigned_to = ''`);
  else equal('assigned_to', filter.assignedTo);
  if (filter.since !== undefined) parts.push(sql<SqlBool>`created_at >= ${filter.since}`);
  if (filter.until !== undefined) parts.push(sql<SqlBool>`created_at < ${filter.until}`);
  const visible = visibleLeads(filter.visible);
  if (visible) parts.push(visible);
  if (found !== null)
    parts.push(Array.isArray(found) ? idsIn(engine, found) : (found as RawBuilder<SqlBool>));
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}
