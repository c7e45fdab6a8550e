import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatabaseEngine } from './database/database-engine.ts';
import type { LeadTable, Tables } from './database/tables.ts';
import { ask, first, plan, rows, type TypedQuery, type UnitOfWork } from './database/unit-of-work.ts';
import type { Announcer } from './outbox/announcer.ts';

/** Turns are counted by the day in Jakarta. */
const JAKARTA = 7 * 3_600_000;
const DAY = 86_400_000;
/** The time for which a process may assume that there is no rotation, milliseconds. */
const BELIEF = 1000;
const MOST_AT_ONCE = 200;

/** A lead that looks for its salesperson. */
interface Turn {
  readonly id: string;
  readonly phone: string;
  readonly project_id: string;
  readonly now: number;
  readonly day: number;
}

/** Gives leads to people: in turns, or to whom the same person spoke before. */
export interface Rotation {
  /** Inside the transaction that stores the lead; without a way to the database and back. */
  place(lead: LeadTable, now: number): UnitOfWork<void>;
  /** Assigns leads that arrived while everyone was away, or that were restored. @returns how many leads */
  assignUnassigned(now: number): Promise<number>;
  /** A statement that makes other changes of a project's turns wait. */
  lock(projectId: string): TypedQuery<unknown> | null;
  /** Says that the team has changed. */
  forget(): void;
}

function isPresent(now: unknown): RawBuilder<unknown> {
  return sql`d.removed_at = 0 and not (d.absent_from <= ${now} and ${now} < d.absent_until)`;
}

/** Whom this person spoke to last, if they still sell this project and are there. */
function known(p: Turn): RawBuilder<unknown> {
  return sql`(select l.assigned_to from lead l join desk_person d on d.name = l.assigned_to
    where l.phone = ${p.phone} and l.id <> ${p.id} and l.spam = 0 and ${isPresent(p.now)}
    and exists (select 1 from desk_role o where o.person = d.name and o.project_id in (${p.project_id}, '*'))
    order by case when l.project_id = ${p.project_id} then 0 else 1 end, l.created_at desc limit 1)`;
}

function givenToday(p: Turn): RawBuilder<unknown> {
  return sql`case when t.day = ${p.day} then t.given else 0 end`;
}

/** The person with the fewest leads today; among equals, the one who has waited longest. */
function next(p: Turn): RawBuilder<unknown> {
  return sql`(select t.person from rotation_turn t
    join rotation r on r.project_id = t.project_id and r.is_on = 1
    join desk_person d on d.name = t.person
    where t.project_id = ${p.project_id} and t.takes_turns = 1 and ${isPresent(p.now)}
    order by ${givenToday(p)}, t.last_at, t.person limit 1)`;
}

function planTurns(build: Kysely<Tables>) {
  const compile = <R>(statement: RawBuilder<R>) => ({ compile: () => statement.compile(build) });
  return {
    take: plan((p: Turn) =>
      compile(sql`update rotation_turn set given = case when day = ${p.day} then given + 1 else 1 end,
        day = ${p.day}, last_at = ${p.now}, last_lead = ${p.id}
        where project_id = ${p.project_id} and person = coalesce(${known(p)}, ${next(p)})`),
    ),
    give: plan((p: Turn) =>
      compile(sql`update lead set assigned_at = ${p.now}, assigned_to = coalesce(${known(p)},
        (select person from rotation_turn where project_id = ${p.project_id} and last_lead = ${p.id}), '')
        where id = ${p.id}`),
    ),
    byId: plan((p: { id: string }) => compile(sql<LeadTable>`select * from lead where id = ${p.id}`)),
    /** Raises the count of people who are away to the lowest, so that no one has to catch up on return. */
    keepUp: plan((p: Turn) => {
      const fewest = sql`(select min(${givenToday(p)}) from rotation_turn t join desk_person d on d.name = t.person
        where t.project_id = ${p.project_id} and t.takes_turns = 1 and ${isPresent(p.now)})`;
      return compile(sql`update rotation_turn set given = ${fewest}, day = ${p.day}
        where project_id = ${p.project_id}
        and case when day = ${p.day} then given else 0 end < ${fewest}
        and (takes_turns = 0 or person in (select d.name from desk_person d where not (${isPresent(p.now)})))`);
    }),
  };
}

export function createRotation(engine: DatabaseEngine, announcer: Announcer): Rotation {
  const { build } = engine;
  const statements = planTurns(build);
  let hasTeam = false;
  let lookedAt = Number.NEGATIVE_INFINITY;

  /** Asked at most once a second until there is one; a lead that slips through waits for `assignUnassigned`. */
  function* isThereATeam(now: number): UnitOfWork<boolean> {
    if (hasTeam || Math.abs(now - lookedAt) < BELIEF) return hasTeam;
    const found = yield* first(
      ask(
        build,
        sql<{ n: number }>`select 1 as n where exists (select 1 from rotation_turn)
          or exists (select 1 from lead where indexed = 1 and spam = 0 and assigned_to > '')`,
      ),
    );
    // Only now: a save that asked meanwhile must not get "no" from an unfinished query.
    lookedAt = now;
    hasTeam ||= found !== undefined;
    return hasTeam;
  }

  function lock(projectId: string): TypedQuery<unknown> | null {
    return engine.lock([`rotation:${projectId}`]);
  }

  function* turn(lead: Pick<LeadTable, 'id' | 'phone' | 'project_id'>, now: number): UnitOfWork<void> {
    const { id, phone, project_id } = lead;
    const values = { id, phone, project_id, now, day: Math.floor((now + JAKARTA) / DAY) };
    yield statements.take(values);
    yield statements.give(values);
    yield statements.keepUp(values);
    if (!announcer.takes('lead.assigned')) return;
    const placed = yield* first(statements.byId({ id }));
    if (placed) yield* announcer.changed({ ...placed, assigned_to: '' }, { ...placed, changed_at: now }, '');
  }

  function* waiting(projectId: string, since: number, now: number): UnitOfWork<number> {
    const locked = lock(projectId);
    if (locked) yield locked;
    const present = yield* first(
      ask(
        build,
        sql<{ n: number }>`select 1 as n from rotation_turn t join desk_person d on d.name = t.person
          where t.project_id = ${projectId} and t.takes_turns = 1 and ${isPresent(now)} limit 1`,
      ),
    );
    if (!present) return 0;
    const leads = yield* rows(
      ask(
        build,
        sql<LeadTable>`select id, phone, project_id from lead where indexed = 1 and spam = 0 and assigned_to = ''
          and status = 'new' and project_id = ${projectId} and created_at >= ${since}
          and not exists (select 1 from lead_event e where e.lead_id = lead.id and e.kind = 'assigned')
          order by id limit ${sql.lit(MOST_AT_ONCE)}`,
      ),
    );
    for (const lead of leads) {
      yield* turn(lead, now);
      yield ask(build, sql`update lead set changed_at = ${now} where id = ${lead.id}`);
    }
    return leads.length;
  }

  return {
    lock,
    *place(lead, now) {
      if (!(yield* isThereATeam(now))) return;
      const locked = lock(lead.project_id);
      if (locked) yield locked;
      yield* turn(lead, now);
    },
    async assignUnassigned(now) {
      const rotations = await engine.read(() =>
        rows(
          ask(
            build,
            sql<{
              project_id: string;
              since: number;
            }>`select project_id, since from rotation where is_on = 1`,
          ),
        ),
      );
      let placed = 0;
      for (const { project_id, since } of rotations)
        placed += await engine.write(() => waiting(project_id, since, now));
      return placed;
    },
    forget() {
      lookedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
