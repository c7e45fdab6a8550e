import { sql } from 'kysely';
import type { LeadStatus } from '../../contract/desk/statuses.ts';
import type { DatabaseEngine } from '../database/database-engine.ts';
import type { LeadEventTable, LeadNoteTable, LeadTable } from '../database/tables.ts';
import { ask, compiled, first, type UnitOfWork } from '../database/unit-of-work.ts';
import type { Announcer } from '../outbox/announcer.ts';
import { type Visibility, visibleLeads } from '../visibility.ts';

/** The author and time of a change, and the id it is stored under. */
export interface Change {
  readonly leadId: string;
  readonly person: string;
  readonly at: number;
  readonly eventId: string;
  readonly visible?: Visibility;
}

/** `same`: it was so already, and nothing was written. */
export type ChangeOutcome = 'done' | 'same' | 'no-lead' | 'refused';

/** `changed`: the lead has changed since, so that undoing would remove another person's change. */
export type UndoOutcome = 'done' | 'no-event' | 'changed';

/** A lead that may be seen; undefined for one that may not, as for one that is not there. */
export function* findVisible(
  engine: DatabaseEngine,
  id: string,
  visible?: Visibility,
): UnitOfWork<LeadTable | undefined> {
  const seen = visibleLeads(visible) ?? sql`1 = 1`;
  return yield* first(ask(engine.build, sql<LeadTable>`select * from lead where id = ${id} and ${seen}`));
}

export function* keepEvent(
  { build }: DatabaseEngine,
  change: Change,
  kind: string,
  before: string,
  after: string,
): UnitOfWork<void> {
  const { eventId: id, leadId: lead_id, at, person } = change;
  yield compiled(
    build.insertInto('lead_event').values({ id, lead_id, at, person, kind, before, after, undone_at: 0 }),
  );
}

export function* update({ build }: DatabaseEngine, id: string, values: Partial<LeadTable>): UnitOfWork<void> {
  yield compiled(build.updateTable('lead').set(values).where('id', '=', id));
}

/** The previous values of a status change, for its undo. */
interface StatusState {
  readonly status: string;
  readonly reason: string;
  readonly answered: number;
}

function stateOf(lead: LeadTable): StatusState {
  return { status: lead.status, reason: lead.lost_reason, answered: lead.answered_at };
}

/** The first status that is not `new` is the answer the person waited for. */
export function* setStatus(
  engine: DatabaseEngine,
  announcer: Announcer,
  change: Change,
  status: LeadStatus,
  reason: string,
): UnitOfWork<ChangeOutcome> {
  const lead = yield* findVisible(engine, change.leadId, change.visible);
  if (!lead) return 'no-lead';
  if (lead.status === status && lead.lost_reason === reason) return 'same';
  const answered = lead.answered_at === 0 && status !== 'new' ? change.at : lead.answered_at;
  const after: StatusState = { status, reason, answered };
  yield* keepEvent(engine, change, 'status', JSON.stringify(stateOf(lead)), JSON.stringify(after));
  const values = { status, lost_reason: reason, answered_at: answered, changed_at: change.at };
  yield* update(engine, lead.id, values);
  yield* announcer.changed(lead, { ...lead, ...values }, change.person);
  return 'done';
}

/** `mayAssign`: who may be given a lead of this project, and by whom it may be taken; asked of the lead as it is. */
export function* assign(
  engine: DatabaseEngine,
  announcer: Announcer,
  change: Change,
  person: string,
  mayAssign: (lead: LeadTable) => boolean,
  then: (lead: LeadTable) => UnitOfWork<void>,
): UnitOfWork<ChangeOutcome> {
  const lead = yield* findVisible(engine, change.leadId, change.visible);
  if (!lead) return 'no-lead';
  if (!mayAssign(lead)) return 'refused';
  if (lead.assigned_to === person) return 'same';
  yield* keepEvent(engine, change, 'assigned', lead.assigned_to, person);
  const values = { assigned_to: person, assigned_at: person === '' ? 0 : change.at, changed_at: change.at };
  yield* update(engine, lead.id, values);
  yield* announcer.changed(lead, { ...lead, ...values }, change.person);
  yield* then({ ...lead, ...values });
  return 'done';
}

/** Brings back what was set aside. @returns the lead as it is now, and whether it comes back for the first time */
export function* restore(
  engine: DatabaseEngine,
  change: Change,
): UnitOfWork<{ lead: LeadTable; isFirst: boolean } | null> {
  const lead = yield* findVisible(engine, change.leadId, change.visible);
  if (lead?.spam !== 1) return null;
  const earlier = yield* first(
    ask(
      engine.build,
      sql<{ id: string }>`select id from lead_event where lead_id = ${lead.id} and kind = 'restored' limit 1`,
    ),
  );
  yield* keepEvent(engine, change, 'restored', 'aside', '');
  yield* update(engine, lead.id, { spam: 0, changed_at: change.at });
  return { lead: { ...lead, spam: 0, changed_at: change.at }, isFirst: earlier === undefined };
}

/** The undo of each kind of change: a check that it is still in effect, and the previous values. */
const REVERSALS: Readonly<
  Record<
    string,
    {
      readonly stands: (event: LeadEventTable, lead: LeadTable) => boolean;
      readonly before: (event: LeadEventTable) => Partial<LeadTable>;
    }
  >
> = {
  status: {
    stands: (event, lead) => {
      const { status, reason } = JSON.parse(event.after) as StatusState;
      return lead.status === status && lead.lost_reason === reason;
    },
    before: (event) => {
      const { status, reason, answered } = JSON.parse(event.before) as StatusState;
      return { status, lost_reason: reason, answered_at: answered };
    },
  },
  assigned: {
    stands: (event, lead) => lead.assigned_to === event.after,
    before: (event) => ({ assigned_to: event.before, assigned_at: event.before === '' ? 0 : event.at }),
  },
  restored: { stands: (_event, lead) => lead.spam === 0, before: () => ({ spam: 1 }) },
};

/** Takes one change back. `mayUndo`: asked of the event and the lead as it is. */
export function* undo(
  engine: DatabaseEngine,
  announcer: Announcer,
  change: Change,
  mayUndo: (event: LeadEventTable, lead: LeadTable) => boolean,
): UnitOfWork<UndoOutcome> {
  const { build } = engine;
  const event = yield* first(
    compiled(build.selectFrom('lead_event').selectAll().where('id', '=', change.eventId)),
  );
  const lead = event && (yield* findVisible(engine, event.lead_id, change.visible));
  const reversal = event && REVERSALS[event.kind];
  if (!event || !lead || !reversal || event.undone_at > 0 || !mayUndo(event, lead)) return 'no-event';
  if (!reversal.stands(event, lead)) return 'changed';
  const values = { ...reversal.before(event), changed_at: change.at };
  yield* update(engine, lead.id, values);
  yield* announcer.changed(lead, { ...lead, ...values }, change.person);
  yield compiled(build.updateTable('lead_event').set({ undone_at: change.at }).where('id', '=', event.id));
  return 'done';
}

export function* addNote(
  engine: DatabaseEngine,
  note: LeadNoteTable,
  visible?: Visibility,
): UnitOfWork<boolean> {
  const lead = yield* findVisible(engine, note.lead_id, visible);
  if (!lead) return false;
  yield compiled(engine.build.insertInto('lead_note').values(note));
  yield* update(engine, lead.id, { changed_at: note.at });
  return true;
}

/** Deletes one of the person's notes. */
export function* removeNote(
  engine: DatabaseEngine,
  id: string,
  change: Omit<Change, 'leadId' | 'eventId'>,
): UnitOfWork<boolean> {
  const { build } = engine;
  const note = yield* first(compiled(build.selectFrom('lead_note').selectAll().where('id', '=', id)));
  if (note?.author !== change.person) return false;
  if (!(yield* findVisible(engine, note.lead_id, change.visible))) return false;
  yield compiled(build.deleteFrom('lead_note').where('id', '=', id));
  yield* update(engine, note.lead_id, { changed_at: change.at });
  return true;
}
