import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The leads a person may see. */
export interface Visibility {
  readonly person: string;
  /** Projects of which every lead may be seen; `*`: of all. */
  readonly whole: readonly string[];
  /** Projects whose leads are visible if they are the person's own or unassigned; `*`: all. */
  readonly own: readonly string[];
}

/** A condition on `lead`; null where everything may be seen. */
export function visibleLeads(seen: Visibility | undefined): RawBuilder<SqlBool> | null {
  if (!seen || seen.whole.includes('*')) return null;
  const parts: RawBuilder<SqlBool>[] = [];
  if (seen.whole.length > 0) parts.push(sql<SqlBool>`project_id in (${sql.join(seen.whole)})`);
  if (seen.own.length > 0) {
    const mine = sql<SqlBool>`spam = 0 and assigned_to in ('', ${seen.person})`;
    parts.push(
      seen.own.includes('*')
        ? sql<SqlBool>`(${mine})`
        : sql<SqlBool>`(${mine} and project_id in (${sql.join(seen.own)}))`,
    );
  }
  return parts.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
}
