import { sql } from 'kysely';
import type { DatabaseEngine } from '../database/database-engine.ts';
import type { LeadReminderTable, LeadTable } from '../database/tables.ts';
import { ask, compiled, first, rows, type UnitOfWork } from '../database/unit-of-work.ts';
import { type OutboxMessage, planOutbox } from '../outbox/outbox-repository.ts';
import { type Visibility, visibleLeads } from '../visibility.ts';
import { findVisible } from './lead-changes.ts';

/** A reminder with the lead it is about. */
export interface Reminder extends LeadReminderTable {
  readonly name: string;
  readonly phone: string;
  readonly project_name: string;
}

const MOST_SHOWN = 200;
const MOST_TOLD = 50;

/** Reminders belong to those who wrote them. */
export function createReminderRepository(engine: DatabaseEngine) {
  const { build } = engine;
  const queue = planOutbox(build);

  function* own(
    person: string,
    visible: Visibility | undefined,
    id?: string,
  ): UnitOfWork<readonly Reminder[]> {
    const seen = visibleLeads(visible) ?? sql`1 = 1`;
    const one = id === undefined ? sql`r.done_at = 0` : sql`r.id = ${id}`;
    return yield* rows(
      ask(
        build,
        sql<Reminder>`select r.*, lead.name, lead.phone, lead.project_name from lead_reminder r
          join lead on lead.id = r.lead_id
          where r.person = ${person} and ${one} and lead.id in (select id from lead where id = r.lead_id and ${seen})
          order by r.at limit ${sql.lit(MOST_SHOWN)}`,
      ),
    );
  }

  return {
    add: (reminder: LeadReminderTable, visible?: Visibility): Promise<boolean> =>
      engine.write(function* () {
        if (!(yield* findVisible(engine, reminder.lead_id, visible))) return false;
        yield compiled(build.insertInto('lead_reminder').values(reminder));
        return true;
      }),
    /** Those still to come or due, soonest first. */
    open: (person: string, visible?: Visibility): Promise<readonly Reminder[]> =>
      engine.read(() => own(person, visible)),
    find: (id: string, person: string, visible?: Visibility): Promise<Reminder | undefined> =>
      engine.read(function* () {
        return (yield* own(person, visible, id))[0];
      }),
    /** Ticks it off, or opens it again with 0. */
    setDone: (id: string, person: string, doneAt: number): Promise<boolean> =>
      engine.write(function* () {
        const query = build.selectFrom('lead_reminder').select('id').where('id', '=', id);
        if (!(yield* first(compiled(query.where('person', '=', person))))) return false;
        yield compiled(build.updateTable('lead_reminder').set({ done_at: doneAt }).where('id', '=', id));
        return true;
      }),
    /** Takes the due reminders that were not yet sent, and stores a message for each, so that each is sent once. */
    takeDue: (
      now: number,
      messagesOf: (reminder: LeadReminderTable, lead: LeadTable) => readonly OutboxMessage[],
    ): Promise<number> =>
      engine.write(function* () {
        const query = compiled(
          build
            .selectFrom('lead_reminder')
            .selectAll()
            .where('told_at', '=', 0)
            .where('done_at', '=', 0)
            .where('at', '<=', now)
            .orderBy('at')
            .limit(MOST_TOLD),
        );
        const due = yield* rows({ ...query, sql: `${query.sql} ${engine.claimSuffix}` });
        for (const reminder of due) {
          const { id, lead_id } = reminder;
          yield compiled(build.updateTable('lead_reminder').set({ told_at: now }).where('id', '=', id));
          const lead = yield* findVisible(engine, lead_id);
          if (!lead) continue;
          for (const message of messagesOf(reminder, lead)) yield queue({ ...message, lead_id, at: now });
        }
        return due.length;
      }),
  };
}

export type ReminderRepository = ReturnType<typeof createReminderRepository>;
