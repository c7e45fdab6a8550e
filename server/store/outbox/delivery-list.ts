import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Delivery } from '../../contract/desk/delivery.ts';
import type { DatabaseEngine } from '../database/database-engine.ts';
import type { OutboxTable } from '../database/tables.ts';
import { ask, first, rows, type UnitOfWork } from '../database/unit-of-work.ts';
import { type Visibility, visibleLeads } from '../visibility.ts';

interface DeliveryFilter {
  readonly state?: OutboxTable['state'] | undefined;
  /** Older ones than this. */
  readonly before?: string | undefined;
  /** Deliveries of these leads; of all where nothing is said. */
  readonly visible?: Visibility;
}

/** The messages to webhooks as the desk reads them. */
export interface DeliveryList {
  /** Newest first. */
  deliveries(filter: DeliveryFilter, limit: number): Promise<readonly Delivery[]>;
  /**
   * Puts a message back in line as it is, delivered or given up.
   * @returns its type; null where there is none that may be seen
   */
  sendAgain(id: string, now: number, visible?: Visibility): Promise<string | null>;
}

export function createDeliveryList(engine: DatabaseEngine): DeliveryList {
  const { build } = engine;

  function isVisible(visible: Visibility | undefined): RawBuilder<SqlBool> {
    const leads = visibleLeads(visible);
    return leads ? sql<SqlBool>`lead_id in (select id from lead where ${leads})` : sql<SqlBool>`1 = 1`;
  }

  function* list({ state, before, visible }: DeliveryFilter, limit: number): UnitOfWork<readonly Delivery[]> {
    const found = yield* rows(
      ask(
        build,
        sql<OutboxTable & { project_id: string }>`select *,
          coalesce((select project_id from lead where lead.id = outbox.lead_id), '') as project_id
          from outbox where destination like 'webhook:%' and ${isVisible(visible)}
          and ${state ? sql<SqlBool>`state = ${state}` : sql<SqlBool>`1 = 1`}
          and ${before ? sql<SqlBool>`id < ${before}` : sql<SqlBool>`1 = 1`}
          order by id desc limit ${limit}`,
      ),
    );
    return found.map(({ payload, ...row }) => ({ ...row, type: typeOf(payload) }));
  }

  function* sendAgain(id: string, now: number, visible?: Visibility): UnitOfWork<string | null> {
    const settled = sql<SqlBool>`id = ${id} and destination like 'webhook:%' and state in ('done', 'dead')
      and ${isVisible(visible)}`;
    const found = yield* first(
      ask(build, sql<{ payload: string }>`select payload from outbox where ${settled}`),
    );
    if (!found) return null;
    yield ask(
      build,
      sql`update outbox set state = 'waiting', attempts = 0, next_at = ${now} where ${settled}`,
    );
    return typeOf(found.payload);
  }

  return {
    deliveries: (filter, limit) => engine.read(() => list(filter, limit)),
    sendAgain: (id, now, visible) => engine.write(() => sendAgain(id, now, visible)),
  };
}

function typeOf(payload: string): string {
  return (JSON.parse(payload) as { type: string }).type;
}
