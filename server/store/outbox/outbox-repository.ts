import { type Kysely, sql } from 'kysely';
import type { DatabaseEngine } from '../database/database-engine.ts';
import type { OutboxTable, Tables } from '../database/tables.ts';
import { compiled, plan, rows, type TypedQuery, type UnitOfWork } from '../database/unit-of-work.ts';
import { createDeliveryList, type DeliveryList } from './delivery-list.ts';

/** The result of one try of a message, with the receiver's response if there was one. */
export type Settled = {
  readonly id: string;
  readonly answer?: { readonly status: number; readonly text: string } | undefined;
} & (
  | { readonly outcome: 'delivered'; readonly at: number; readonly isKept: boolean }
  /** Tried again then; given up where that is null. */
  | { readonly outcome: 'failed'; readonly error: string; readonly nextAt: number | null }
  /** As if it had never been tried. */
  | { readonly outcome: 'released'; readonly at: number }
);

/** The limits of a claim: the number of messages, and the lease of each, milliseconds. */
export interface Claim {
  readonly now: number;
  readonly count: number;
  readonly lease: number;
  /** The results of earlier ones; recorded in the same transaction. */
  readonly settled?: readonly Settled[];
}

/** Messages that must leave: written with their lead, and put away only once they are delivered. */
export interface OutboxRepository extends DeliveryList {
  /**
   * Claims the messages of one destination that are due, each with a lease: if this process dies, another takes over.
   * `inOrder`: none whose lead has an earlier one that waits.
   */
  claim(destination: string, claim: Claim, inOrder?: boolean): Promise<readonly OutboxTable[]>;
  /** The same for messages to none of these places. */
  claimStrays(destinations: readonly string[], claim: Claim): Promise<readonly OutboxTable[]>;
  /** Stores messages about no lead. */
  add(messages: readonly OutboxMessage[], at: number): Promise<void>;
  /** Replaces one message by others, atomically and only once. */
  replace(id: string, leadId: string, messages: readonly OutboxMessage[], at: number): Promise<void>;
  /** Makes messages due that are scheduled further ahead than any wait: a clock that ran ahead put them there. */
  recall(after: number, now: number): Promise<void>;
  /** Abandoned messages, oldest first, without their payload. */
  dead(): Promise<readonly DeadLetter[]>;
  /** Puts all dead messages back in line. */
  resend(now: number): Promise<number>;
  waiting(): Promise<number>;
}

type DeadLetter = Pick<
  OutboxTable,
  'id' | 'lead_id' | 'destination' | 'attempts' | 'created_at' | 'last_error'
>;

/** A message to one destination, before it is stored. */
export interface OutboxMessage {
  readonly id: string;
  readonly destination: string;
  readonly payload: string;
}

/** The statement that stores a message with its lead; it is sent immediately, or when it is `due`. */
export function planOutbox(build: Kysely<Tables>) {
  const insert = plan((p: OutboxMessage & { lead_id: string; at: number; due: number }) =>
    build.insertInto('outbox').values({
      id: p.id,
      lead_id: p.lead_id,
      destination: p.destination,
      payload: p.payload,
      state: 'waiting',
      attempts: 0,
      next_at: p.due,
      created_at: p.at,
      last_error: '',
      status: 0,
      response: '',
    }),
  );
  return (message: OutboxMessage & { lead_id: string; at: number; due?: number }) =>
    insert({ ...message, due: message.due ?? message.at });
}

/** Rows were made in the order of their ids. */
const IS_FIRST = sql<boolean>`not exists (select 1 from outbox as e where e.lead_id = outbox.lead_id
  and e.destination = outbox.destination and e.state = 'waiting' and e.id < outbox.id)`;

function planStatements(build: Kysely<Tables>) {
  const due = (p: { destination: string; now: number; count: number }) =>
    build
      .selectFrom('outbox')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('destination', '=', p.destination)
      .where('next_at', '<=', p.now)
      .orderBy('next_at')
      .limit(p.count);
  return {
    due: plan(due),
    dueInOrder: plan((p: Parameters<typeof due>[0]) => due(p).where(IS_FIRST)),
    insert: planOutbox(build),
    remove: plan((p: { id: string }) => build.deleteFrom('outbox').where('id', '=', p.id)),
    lease: plan((p: { id: string; until: number }) =>
      build
        .updateTable('outbox')
        .set((eb) => ({ next_at: p.until, attempts: eb('attempts', '+', 1) }))
        .where('id', '=', p.id),
    ),
    release: plan((p: { id: string; at: number }) =>
      build
        .updateTable('outbox')
        .set((eb) => ({ next_at: p.at, attempts: eb('attempts', '-', 1) }))
        .where('id', '=', p.id),
    ),
    end: plan((p: Pick<OutboxTable, 'id' | 'state' | 'next_at' | 'last_error' | 'status' | 'response'>) =>
      build
        .updateTable('outbox')
        .set({
          state: p.state,
          next_at: p.next_at,
          last_error: p.last_error,
          status: p.status,
          response: p.response,
        })
        .where('id', '=', p.id),
    ),
  };
}

export function createOutboxRepository(engine: DatabaseEngine): OutboxRepository {
  const { build } = engine;
  const statements = planStatements(build);

  function strays(destinations: readonly string[], { now, count }: Claim) {
    let query = build
      .selectFrom('outbox')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('next_at', '<=', now);
    if (destinations.length > 0) query = query.where('destination', 'not in', [...destinations]);
    return compiled(query.limit(count));
  }

  function* claim(
    query: TypedQuery<OutboxTable>,
    { now, count, lease, settled = [] }: Claim,
  ): UnitOfWork<readonly OutboxTable[]> {
    for (const one of settled) yield settleOne(one);
    if (count === 0) return [];
    const found = yield* rows({ ...query, sql: `${query.sql} ${engine.claimSuffix}` });
    for (const message of found) yield statements.lease({ id: message.id, until: now + lease });
    return found.map((message) => ({ ...message, attempts: message.attempts + 1 }));
  }

  function settleOne(one: Settled): TypedQuery<unknown> {
    const { id, answer } = one;
    if (one.outcome === 'released') return statements.release({ id, at: one.at });
    if (one.outcome === 'delivered' && !one.isKept) return statements.remove({ id });
    const said = { id, status: answer?.status ?? 0, response: answer?.text ?? '' };
    if (one.outcome === 'delivered')
      return statements.end({ ...said, state: 'done', next_at: one.at, last_error: '' });
    return statements.end({
      ...said,
      state: one.nextAt === null ? 'dead' : 'waiting',
      next_at: one.nextAt ?? 0,
      last_error: one.error.slice(0, 300),
    });
  }

  function* countRows(state: OutboxTable['state']): UnitOfWork<number> {
    const query = build
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('state', '=', state);
    const [row] = yield* rows(compiled(query));
    return Number(row?.n ?? 0);
  }

  return {
    ...createDeliveryList(engine),
    claim(destination, wanted, inOrder = false) {
      const { now, count } = wanted;
      const due = statements[inOrder ? 'dueInOrder' : 'due']({ destination, now, count });
      return engine.write(() => claim(due, wanted));
    },
    claimStrays: (destinations, wanted) => engine.write(() => claim(strays(destinations, wanted), wanted)),
    add: (messages, at) =>
      engine.write(function* () {
        for (const message of messages) yield statements.insert({ ...message, lead_id: '', at });
      }),
    replace: (id, leadId, messages, at) =>
      engine.write(function* () {
        const own = compiled(build.selectFrom('outbox').select('id').where('id', '=', id));
        const row = engine.kind === 'postgres' ? { ...own, sql: `${own.sql} for update` } : own;
        if ((yield* rows(row)).length === 0) return;
        yield statements.remove({ id });
        for (const message of messages) yield statements.insert({ ...message, lead_id: leadId, at });
      }),
    recall: (after, now) =>
      engine.write(function* () {
        const far = build.updateTable('outbox').set({ next_at: now }).where('state', '=', 'waiting');
        yield compiled(far.where('next_at', '>', after));
      }),
    dead: () =>
      engine.read(() =>
        rows(
          compiled(
            build
              .selectFrom('outbox')
              .select(['id', 'lead_id', 'destination', 'attempts', 'created_at', 'last_error'])
              .where('state', '=', 'dead')
              .orderBy('created_at'),
          ),
        ),
      ),
    resend: (now) =>
      engine.write(function* () {
        const count = yield* countRows('dead');
        const dead = build.updateTable('outbox').where('state', '=', 'dead');
        yield compiled(dead.set({ state: 'waiting', attempts: 0, next_at: now }));
        return count;
      }),
    waiting: () => engine.read(() => countRows('waiting')),
  };
}
