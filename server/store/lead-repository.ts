import { type Kysely, sql } from 'kysely';
import { LEAD_FIELDS } from '../contract/lead-fields.ts';
import type { DatabaseEngine } from './database/database-engine.ts';
import type { LeadTable, Tables } from './database/tables.ts';
import { first, plan, rows, type UnitOfWork } from './database/unit-of-work.ts';
import { type OutboxMessage, planOutbox } from './outbox/outbox-repository.ts';
import type { Rotation } from './rotation.ts';

/** A lead that has passed every check, and what the store needs to place it. */
export interface SaveLead {
  readonly lead: LeadTable;
  /** Empty where the page sent none: then nothing is remembered for a retry. */
  readonly idempotencyKey: string;
  readonly bodyHash: string;
  /** A lead of the same phone, project and type since then is the same lead. */
  readonly duplicateSince: number;
  /** One message per destination, stored in the same transaction as the lead. */
  readonly outbox: readonly OutboxMessage[];
  /** The messages for a stored lead that this one proves. */
  readonly outboxWhenProven: (lead: LeadTable) => readonly OutboxMessage[];
  /** Makes the id of a repeat, should it be one. */
  readonly touchId: () => string;
}

/** created: a new row. merged: the same person again. repeated: a retry of the same request. */
type SaveOutcome = 'created' | 'merged' | 'repeated' | 'key-reused';

export interface SavedLead {
  readonly outcome: SaveOutcome;
  readonly leadId: string;
}

/** All columns of a lead, the key first. */
export const LEAD_COLUMNS = [
  'id',
  'created_at',
  'changed_at',
  'status',
  'spam',
  'otp_verified',
  'otp_reason',
  'otp_request_id',
  'submissions',
  'phone',
  ...LEAD_FIELDS,
  'assigned_to',
  'assigned_at',
  'answered_at',
  'lost_reason',
  'indexed',
] as const;

interface DuplicateOf {
  phone: string;
  project_id: string;
  lead_type_id: string;
  since: number;
}

/** Stored data that relates to an incoming lead. */
interface Known {
  /** The answer to the same key. */
  readonly prior?: { readonly body_hash: string; readonly lead_id: string } | undefined;
  /** The lead of the same person. */
  readonly twin?: Pick<LeadTable, 'id' | 'otp_verified'> | undefined;
}

function planStatements(build: Kysely<Tables>) {
  const byKey = (p: { key: string }) =>
    build.selectFrom('idempotency').select(['body_hash', 'lead_id']).where('key', '=', p.key);
  const duplicate = (p: DuplicateOf) =>
    build
      .selectFrom('lead')
      .select(['id', 'otp_verified'])
      .where('phone', '=', p.phone)
      .where('created_at', '>', p.since)
      .where('project_id', '=', p.project_id)
      .where('lead_type_id', '=', p.lead_type_id)
      .where('spam', '=', 0)
      .orderBy('created_at', 'desc')
      .limit(1);
  return {
    byKey: plan(byKey),
    duplicate: plan(duplicate),
    /** Both in one question, since each is a way to the database and back. */
    known: plan((p: DuplicateOf & { key: string }) =>
      byKey(p)
        .select([sql<number>`0`.as('otp_verified'), sql<'key' | 'person'>`'key'`.as('by')])
        .unionAll(
          build
            .selectFrom(duplicate(p).as('twin'))
            .select([sql<string>`''`.as('body_hash'), 'id as lead_id', 'otp_verified'])
            .select(sql<'key' | 'person'>`'person'`.as('by')),
        ),
    ),
    again: plan((p: { id: string; at: number }) =>
      build
        .updateTable('lead')
        .set((eb) => ({ submissions: eb('submissions', '+', 1), changed_at: p.at }))
        .where('id', '=', p.id),
    ),
    prove: plan((p: { id: string; reason: string; request: string }) =>
      build
        .updateTable('lead')
        .set({ otp_verified: 1, otp_reason: p.reason, otp_request_id: p.request })
        .where('id', '=', p.id),
    ),
    byId: plan((p: { id: string }) => build.selectFrom('lead').selectAll().where('id', '=', p.id)),
    insertLead: plan((p: LeadTable) =>
      build
        .insertInto('lead')
        .values(Object.fromEntries(LEAD_COLUMNS.map((c) => [c, p[c]])) as Partial<LeadTable> as LeadTable),
    ),
    insertTouch: plan((p: Tables['lead_touch']) =>
      build.insertInto('lead_touch').values({ id: p.id, lead_id: p.lead_id, at: p.at, context: p.context }),
    ),
    insertKey: plan((p: Tables['idempotency']) =>
      build
        .insertInto('idempotency')
        .values({ key: p.key, body_hash: p.body_hash, lead_id: p.lead_id, created_at: p.created_at }),
    ),
    insertOutbox: planOutbox(build),
  };
}

/** The one place where a lead enters the store: retries, repeats and the outbox in one transaction. */
export function createSaveLead(
  engine: DatabaseEngine,
  rotation: Pick<Rotation, 'place'>,
): (command: SaveLead) => Promise<SavedLead> {
  const statements = planStatements(engine.build);

  function* save(command: SaveLead): UnitOfWork<SavedLead> {
    const { lead, idempotencyKey } = command;
    const lock = engine.lock([
      ...(idempotencyKey ? [`key:${idempotencyKey}`] : []),
      `lead:${lead.phone}|${lead.project_id}|${lead.lead_type_id}`,
    ]);
    if (lock) yield lock;

    const { prior, twin } = yield* find(command);
    if (prior) {
      const same = prior.body_hash === command.bodyHash;
      return { outcome: same ? 'repeated' : 'key-reused', leadId: same ? prior.lead_id : '' };
    }
    const saved = yield* place(command, twin);
    if (idempotencyKey) {
      yield statements.insertKey({
        key: idempotencyKey,
        body_hash: command.bodyHash,
        lead_id: saved.leadId,
        created_at: lead.created_at,
      });
    }
    return saved;
  }

  function* find({ lead, idempotencyKey: key, duplicateSince }: SaveLead): UnitOfWork<Known> {
    const { phone, project_id, lead_type_id } = lead;
    const person = { phone, project_id, lead_type_id, since: duplicateSince };
    if (lead.spam) return key ? { prior: yield* first(statements.byKey({ key })) } : {};
    if (!key) return { twin: yield* first(statements.duplicate(person)) };
    const found = yield* rows(statements.known({ ...person, key }));
    const twin = found.find(({ by }) => by === 'person');
    return {
      prior: found.find(({ by }) => by === 'key'),
      twin: twin && { id: twin.lead_id, otp_verified: twin.otp_verified },
    };
  }

  function* place(command: SaveLead, twin: Known['twin']): UnitOfWork<SavedLead> {
    const { lead, outbox } = command;
    if (twin) {
      yield* merge(command, twin);
      return { outcome: 'merged', leadId: twin.id };
    }
    yield statements.insertLead(lead);
    if (lead.spam === 0) yield* rotation.place(lead, lead.created_at);
    if (outbox.length > 0) yield* store(outbox, lead.id, lead.created_at);
    return { outcome: 'created', leadId: lead.id };
  }

  /** The same person again: both contexts are kept, and a number that is verified now stays verified. */
  function* merge(command: SaveLead, twin: NonNullable<Known['twin']>): UnitOfWork<void> {
    const { lead } = command;
    yield statements.again({ id: twin.id, at: lead.created_at });
    const context = JSON.stringify(Object.fromEntries(LEAD_FIELDS.map((field) => [field, lead[field]])));
    yield statements.insertTouch({ id: command.touchId(), lead_id: twin.id, at: lead.created_at, context });
    if (lead.otp_verified === 0 || twin.otp_verified === 1) return;
    yield statements.prove({ id: twin.id, reason: lead.otp_reason, request: lead.otp_request_id });
    const proven = yield* first(statements.byId({ id: twin.id }));
    if (proven) yield* store(command.outboxWhenProven(proven), twin.id, lead.created_at);
  }

  function* store(messages: readonly OutboxMessage[], leadId: string, at: number): UnitOfWork<void> {
    for (const message of messages) yield statements.insertOutbox({ ...message, lead_id: leadId, at });
  }

  return (command) => engine.write(() => save(command));
}
