import type { Kysely } from 'kysely';
import type { DatabaseEngine } from './database-engine.ts';
import type { OutboxTable, Tables } from './tables.ts';
import { compiled, plan, rows, type TypedQuery, type UnitOfWork } from './unit-of-work.ts';

/** Messages that must leave: written with their lead, deleted only once they are delivered. */
export interface OutboxRepository {
  /**
   * Claims the messages of one destination that are due, each with a lease: if this process dies, another takes over.
   */
  claim(destination: string, now: number, count: number, lease: number): Promise<readonly OutboxTable[]>;
  /** The same for messages to none of these places. */
  claimStrays(
    destinations: readonly string[],
    now: number,
    count: number,
    lease: number,
  ): Promise<readonly OutboxTable[]>;
  delivered(id: string): Promise<void>;
  /** Puts others in the place of one message, at once and once only. */
  replace(id: string, leadId: string, messages: readonly OutboxMessage[], at: number): Promise<void>;
  /** Reschedules it, or marks it dead when `nextAt` is null. */
  failed(id: string, error: string, nextAt: number | null): Promise<void>;
  /** Puts it back as if it had never been tried. */
  release(id: string, nextAt: number): Promise<void>;
  /** Makes messages due that are scheduled further ahead than any wait: a clock that ran ahead put them there. */
  recall(after: number, now: number): Promise<void>;
  /** Messages that were given up, oldest first; their payload is left out. */
  dead(): Promise<readonly DeadLetter[]>;
  /** Puts dead messages back in line: all, or those with these ids. */
  resend(now: number, ids?: readonly string[]): Promise<number>;
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

/** The statement that stores a message with its lead. */
export function planOutbox(build: Kysely<Tables>) {
  return plan((p: OutboxMessage & { lead_id: string; at: number }) =>
    build.insertInto('outbox').values({
      id: p.id,
      lead_id: p.lead_id,
      destination: p.destination,
      payload: p.payload,
      state: 'waiting',
      attempts: 0,
      next_at: p.at,
      created_at: p.at,
      last_error: '',
    }),
  );
}

export function createOutboxRepository(engine: DatabaseEngine): OutboxRepository {
  const { build } = engine;
  const remove = plan((p: { id: string }) => build.deleteFrom('outbox').where('id', '=', p.id));
  const insert = planOutbox(build);
  const lease = plan((p: { id: string; until: number }) =>
    build
      .updateTable('outbox')
      .set((eb) => ({ next_at: p.until, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', p.id),
  );
  const release = plan((p: { id: string; at: number }) =>
    build
      .updateTable('outbox')
      .set((eb) => ({ next_at: p.at, attempts: eb('attempts', '-', 1) }))
      .where('id', '=', p.id),
  );
  const fail = plan((p: Pick<OutboxTable, 'id' | 'state' | 'next_at' | 'last_error'>) =>
    build
      .updateTable('outbox')
      .set({ state: p.state, next_at: p.next_at, last_error: p.last_error })
      .where('id', '=', p.id),
  );

  const due = plan((p: { destination: string; now: number; count: number }) =>
    build
      .selectFrom('outbox')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('destination', '=', p.destination)
      .where('next_at', '<=', p.now)
      .orderBy('next_at')
      .limit(p.count),
  );

  function strays(destinations: readonly string[], now: number, count: number) {
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
    now: number,
    length: number,
  ): UnitOfWork<readonly OutboxTable[]> {
    const found = yield* rows({ ...query, sql: `${query.sql} ${engine.claimSuffix}` });
    for (const message of found) yield lease({ id: message.id, until: now + length });
    return found.map((message) => ({ ...message, attempts: message.attempts + 1 }));
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
    claim: (destination, now, count, length) =>
      engine.write(() => claim(due({ destination, now, count }), now, length)),
    claimStrays: (destinations, now, count, length) =>
      engine.write(() => claim(strays(destinations, now, count), now, length)),
    delivered: (id) =>
      engine.write(function* () {
        yield remove({ id });
      }),
    replace: (id, leadId, messages, at) =>
      engine.write(function* () {
        const own = compiled(build.selectFrom('outbox').select('id').where('id', '=', id));
        const row = engine.kind === 'postgres' ? { ...own, sql: `${own.sql} for update` } : own;
        if ((yield* rows(row)).length === 0) return;
        yield remove({ id });
        for (const message of messages) yield insert({ ...message, lead_id: leadId, at });
      }),
    failed: (id, error, nextAt) =>
      engine.write(function* () {
        const state = nextAt === null ? 'dead' : 'waiting';
        yield fail({ id, state, next_at: nextAt ?? 0, last_error: error.slice(0, 300) });
      }),
    release: (id, nextAt) =>
      engine.write(function* () {
        yield release({ id, at: nextAt });
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
    resend: (now, ids) =>
      engine.write(function* () {
        const before = yield* countRows('dead');
        let update = build
          .updateTable('outbox')
          .set({ state: 'waiting', attempts: 0, next_at: now })
          .where('state', '=', 'dead');
        if (ids) update = update.where('id', 'in', [...ids]);
        yield compiled(update);
        return before - (yield* countRows('dead'));
      }),
    waiting: () => engine.read(() => countRows('waiting')),
  };
}
