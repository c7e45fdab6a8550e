import type { DatabaseEngine } from '../database/database-engine.ts';
import type { LeadTable } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { type OutboxMessage, planOutbox } from './outbox-repository.ts';

/** Changes of a stored lead that receivers can subscribe to. */
type ChangeName = 'lead.status' | 'lead.assigned' | 'lead.lost' | 'lead.erased';

/** The listeners for changes: they create the messages that are sent. */
export interface Listener {
  takes(name: ChangeName): boolean;
  messagesFor(
    lead: LeadTable,
    name: ChangeName,
    more?: { readonly change: Readonly<Record<string, string>> },
  ): readonly OutboxMessage[];
}

/** Announces changes within their transactions, so that only changes that are stored are announced, and all of them. */
export interface Announcer {
  takes(name: ChangeName): boolean;
  /** `by`: the person of the desk; empty for automatic changes. */
  changed(before: LeadTable, after: LeadTable, by: string): UnitOfWork<void>;
  erased(lead: LeadTable, at: number): UnitOfWork<void>;
}

/**
 * A message that is on its way while its lead is erased has arrived or failed by then, milliseconds: the erasure is the
 * last that a receiver hears.
 */
const ERASED_AFTER = 15_000;

/** @returns the announcer, and a setter for its listener; until then there is none */
export function createAnnouncer(engine: DatabaseEngine): Announcer & { listen(to: Listener): void } {
  const insert = planOutbox(engine.build);
  let listener: Listener | null = null;

  function* tell(
    lead: LeadTable,
    name: ChangeName,
    at: number,
    change?: Readonly<Record<string, string>>,
    wait = 0,
  ): UnitOfWork<void> {
    // Receivers have never heard of what was set aside.
    if (!listener || lead.spam === 1) return;
    for (const message of listener.messagesFor(lead, name, change && { change }))
      yield insert({ ...message, lead_id: lead.id, at, due: at + wait });
  }

  return {
    listen(to) {
      listener = to;
    },
    takes: (name) => listener?.takes(name) ?? false,
    *changed(before, after, by) {
      const at = after.changed_at;
      const { status, lost_reason: reason, assigned_to } = after;
      if (before.assigned_to !== assigned_to)
        yield* tell(after, 'lead.assigned', at, { assigned_to, previously: before.assigned_to, by });
      if (before.status === status && before.lost_reason === reason) return;
      yield* tell(after, 'lead.status', at, { status, previously: before.status, reason, by });
      if (status === 'lost') yield* tell(after, 'lead.lost', at, { reason, by });
    },
    erased: (lead, at) => tell({ ...lead, changed_at: at }, 'lead.erased', at, undefined, ERASED_AFTER),
  };
}
