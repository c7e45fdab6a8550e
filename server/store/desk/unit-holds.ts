import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseEngine } from '../database/database-engine.ts';
import type { LeadTable, UnitHoldTable, UnitInterestTable } from '../database/tables.ts';
import { ask, compiled, first, rows, type UnitOfWork } from '../database/unit-of-work.ts';
import { type Visibility, visibleLeads } from '../visibility.ts';
import { type Change, findVisible, keepEvent, update } from './lead-changes.ts';

/** A hold, with the name of its lead where the reader may see it. */
export interface NamedHold extends UnitHoldTable {
  readonly name: string | null;
}

/** A home of a list, as holds name it. */
export interface HomeKey {
  readonly unit: string;
  readonly code: string;
}

/** `taken`: the home has this hold already. */
export type HoldOutcome<Refusal> =
  | { readonly kind: 'held' | 'taken'; readonly hold: UnitHoldTable }
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | { readonly kind: 'no-lead' };

/** The new values of a hold; null releases it. */
export type HoldChange = Partial<Pick<UnitHoldTable, 'until' | 'person'>> | null;

const isRefusal = <R extends string>(home: HomeKey | R): home is R => typeof home === 'string';

/** Holds on homes, and the interest of leads in them. A hold whose time is over counts as none. */
export function createHoldRepository(engine: DatabaseEngine) {
  const { build } = engine;

  function* keep(change: Change, did: string, { code, until, person }: UnitHoldTable): UnitOfWork<void> {
    yield* keepEvent(engine, change, 'unit', '', JSON.stringify({ did, unit: code, until, person }));
    yield* update(engine, change.leadId, { changed_at: change.at });
  }

  /** Deletes holds, and writes it down with their leads. */
  function* end(
    where: RawBuilder<SqlBool>,
    did: string,
    by: Omit<Change, 'leadId' | 'eventId'>,
    newId: () => string,
  ): UnitOfWork<readonly UnitHoldTable[]> {
    const ended = yield* rows(
      ask(build, sql<UnitHoldTable>`delete from unit_hold where ${where} returning *`),
    );
    for (const one of ended) yield* keep({ ...by, leadId: one.lead_id, eventId: newId() }, did, one);
    return ended;
  }

  function* find(where: RawBuilder<SqlBool>): UnitOfWork<UnitHoldTable | undefined> {
    return yield* first(ask(build, sql<UnitHoldTable>`select * from unit_hold where ${where}`));
  }

  /** The unique index decides between two people: the insert of the second one does nothing. */
  function* hold<R extends string>(
    change: Change,
    until: number,
    homeFor: (lead: LeadTable) => HomeKey | R,
    newId: () => string,
  ): UnitOfWork<HoldOutcome<R>> {
    const { at, person } = change;
    const lead = yield* findVisible(engine, change.leadId, change.visible);
    if (!lead) return { kind: 'no-lead' };
    const home = homeFor(lead);
    if (isRefusal(home)) return { kind: 'refused', reason: home };
    const project_id = lead.project_id;
    const here = sql<SqlBool>`project_id = ${project_id} and unit = ${home.unit}`;
    yield* end(sql<SqlBool>`${here} and until <= ${at}`, 'expired', { at, person: '' }, newId);
    const row = { id: newId(), project_id, ...home, lead_id: lead.id, person, since: at, until };
    const insert = build.insertInto('unit_hold').values(row);
    const made = yield* rows(
      compiled(insert.onConflict((on) => on.columns(['project_id', 'unit']).doNothing()).returning('id')),
    );
    if (made.length === 0) {
      const held = yield* find(here);
      return held ? { kind: 'taken', hold: held } : yield* hold(change, until, homeFor, newId);
    }
    yield* keep(change, 'held', row);
    return { kind: 'held', hold: row };
  }

  function* changeHold(
    id: string,
    by: Omit<Change, 'leadId'>,
    values: HoldChange,
    mayChange: (hold: UnitHoldTable) => boolean,
  ): UnitOfWork<UnitHoldTable | 'no-hold' | 'refused'> {
    const held = yield* find(sql<SqlBool>`id = ${id} and until > ${by.at}`);
    if (!held) return 'no-hold';
    if (!mayChange(held)) return 'refused';
    const still = sql<SqlBool>`id = ${id} and person = ${held.person} and until > ${by.at}`;
    if (!values) {
      const [ended] = yield* end(still, 'released', by, () => by.eventId);
      return ended ?? 'no-hold';
    }
    const { until, person } = { ...held, ...values };
    const [changed] = yield* rows(
      ask(
        build,
        sql<UnitHoldTable>`update unit_hold set until = ${until}, person = ${person} where ${still} returning *`,
      ),
    );
    if (!changed) return 'no-hold';
    const did = values.person === undefined ? 'prolonged' : 'handed';
    yield* keep({ ...by, leadId: held.lead_id }, did, changed);
    return changed;
  }

  return {
    /** `homeFor`: the home in the lead's project, or why it cannot be held; asked of the lead as it is. */
    hold: <R extends string>(
      change: Change,
      until: number,
      homeFor: (lead: LeadTable) => HomeKey | R,
      newId: () => string,
    ): Promise<HoldOutcome<R>> => engine.write(() => hold(change, until, homeFor, newId)),
    change: (
      id: string,
      by: Omit<Change, 'leadId'>,
      values: HoldChange,
      mayChange: (hold: UnitHoldTable) => boolean,
    ) => engine.write(() => changeHold(id, by, values, mayChange)),
    /** The holds that are not over, the next to end first. */
    all: (now: number, visible?: Visibility): Promise<readonly NamedHold[]> =>
      engine.read(() =>
        rows(
          ask(
            build,
            sql<NamedHold>`select h.*, (select name from lead where id = h.lead_id
              and ${visibleLeads(visible) ?? sql`1 = 1`}) as name
              from unit_hold h where h.until > ${now} order by h.until, h.id`,
          ),
        ),
      ),
    /** Deletes holds whose time is over, and writes it down with their leads. @returns how many */
    expire: (now: number, newId: () => string): Promise<number> =>
      engine.write(function* () {
        const over = sql<SqlBool>`until <= ${now}`;
        return (yield* end(over, 'expired', { at: now, person: '' }, newId)).length;
      }),
    /** False for a lead that is not there. */
    setInterest: (
      change: Change,
      isInterested: boolean,
      homeFor: (lead: LeadTable) => HomeKey | null,
    ): Promise<'done' | 'no-lead' | 'no-home'> =>
      engine.write(function* () {
        const { leadId, at, person, eventId: id } = change;
        const lead = yield* findVisible(engine, leadId, change.visible);
        if (!lead) return 'no-lead';
        const home = homeFor(lead);
        if (!home) return 'no-home';
        const row: UnitInterestTable = { id, lead_id: leadId, ...home, person, at };
        const insert = build.insertInto('unit_interest').values(row);
        yield compiled(
          isInterested
            ? insert.onConflict((on) => on.columns(['lead_id', 'unit']).doNothing())
            : build.deleteFrom('unit_interest').where('lead_id', '=', leadId).where('unit', '=', home.unit),
        );
        yield* update(engine, leadId, { changed_at: at });
        return 'done';
      }),
    interests: (leadId: string): Promise<readonly UnitInterestTable[]> =>
      engine.read(() =>
        rows(
          compiled(build.selectFrom('unit_interest').selectAll().where('lead_id', '=', leadId).orderBy('at')),
        ),
      ),
  };
}

export type HoldRepository = ReturnType<typeof createHoldRepository>;
