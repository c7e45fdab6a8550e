import { LEAD_FIELDS } from '../contract/lead-fields.ts';
import type { DatabaseEngine } from './database/database-engine.ts';
import type { AuditTable, Tables } from './database/tables.ts';
import { compiled, rows, type UnitOfWork } from './database/unit-of-work.ts';
import type { Announcer } from './outbox/announcer.ts';

export type ErasedCounts = Readonly<
  Record<'leads' | 'notes' | 'touches' | 'keys' | 'messages' | 'codes' | 'limits', number>
>;

export interface PrivacyRepository {
  /** Deletes everything that belongs to a phone, spam and repeats included, and overwrites its place. */
  erase(phone: string, phoneKey: string, audit: AuditTable): Promise<ErasedCounts>;
  /** Ids of the leads that still name these digits in any of their texts, notes, repeats or messages. */
  mentions(digits: string): Promise<readonly string[]>;
  /** Deletes what is past its retention: leads, keys after a day, used codes and hits. */
  purge(cut: PurgeCut): Promise<number>;
  /** The number of leads that such a purge would delete, and the times of the oldest and the newest. */
  countOlder(cut: number): Promise<OldLeads>;
  audit(line: AuditTable): Promise<void>;
  audits(): Promise<readonly AuditTable[]>;
}

export interface OldLeads {
  readonly count: number;
  readonly oldest: number;
  readonly newest: number;
}

/** Times before which a row goes. */
export interface PurgeCut {
  readonly leads: number;
  /** Refused leads and spam are kept for a shorter time. */
  readonly aside: number;
  readonly keys: number;
  readonly codes: number;
  readonly hits: number;
  /** Messages that receivers have taken, with what they answered. */
  readonly deliveries: number;
}

/** Where people's texts are: the table, the column of the lead's id, the columns of texts. */
const TEXTS: readonly (readonly [keyof Tables, string, readonly string[]])[] = [
  ['lead', 'id', ['phone', ...LEAD_FIELDS]],
  ['lead_note', 'lead_id', ['text']],
  ['lead_touch', 'lead_id', ['context']],
  ['lead_event', 'lead_id', ['before', 'after']],
  ['lead_reminder', 'lead_id', ['text']],
  ['outbox', 'lead_id', ['payload', 'last_error', 'response']],
];
/** Data that is deleted with a lead. */
const WITH_A_LEAD = [
  'lead_note',
  'lead_touch',
  'lead_event',
  'lead_reminder',
  'unit_hold',
  'unit_interest',
  'idempotency',
  'outbox',
] as const;
const MENTIONS_SHOWN = 20;

/** Rows a purge takes in one transaction, so that visitors are never kept waiting by it. */
const PURGE_BATCH = 500;

export function createPrivacyRepository(engine: DatabaseEngine, announcer: Announcer): PrivacyRepository {
  const { build } = engine;

  function* count(table: keyof Tables, column: string, values: readonly string[]): UnitOfWork<number> {
    if (values.length === 0) return 0;
    const { sql, parameters } = compiled(
      build
        .selectFrom(table)
        .select(build.fn.countAll<number>().as('n'))
        .where(build.dynamic.ref(column), 'in', values),
    );
    const [row] = yield* rows<{ n: number }>({ sql, parameters });
    return Number(row?.n ?? 0);
  }

  function* dropLeads(ids: readonly string[]): UnitOfWork<Omit<ErasedCounts, 'codes' | 'limits'>> {
    const counts = {
      leads: ids.length,
      notes: yield* count('lead_note', 'lead_id', ids),
      touches: yield* count('lead_touch', 'lead_id', ids),
      keys: yield* count('idempotency', 'lead_id', ids),
      messages: yield* count('outbox', 'lead_id', ids),
    };
    if (ids.length === 0) return counts;
    for (const table of WITH_A_LEAD) {
      yield compiled(build.deleteFrom(table).where('lead_id', 'in', ids));
    }
    yield compiled(build.deleteFrom('lead').where('id', 'in', ids));
    return counts;
  }

  function* erase(phone: string, phoneKey: string, audit: AuditTable): UnitOfWork<ErasedCounts> {
    const found = yield* rows(compiled(build.selectFrom('lead').selectAll().where('phone', '=', phone)));
    const dropped = yield* dropLeads(found.map((row) => row.id));
    for (const lead of found) yield* announcer.erased(lead, audit.at);
    const codes = yield* count('otp_request', 'phone_key', [phoneKey]);
    const buckets = [`otp:phone:${phoneKey}`, `otp:check:${phoneKey}`];
    const limits = yield* count('limit_hit', 'bucket', buckets);
    yield compiled(build.deleteFrom('otp_request').where('phone_key', '=', phoneKey));
    yield compiled(build.deleteFrom('limit_hit').where('bucket', 'in', buckets));
    const counts = { ...dropped, codes, limits };
    yield compiled(
      build
        .insertInto('audit')
        .values({ ...audit, detail: JSON.stringify({ ...JSON.parse(audit.detail), ...counts }) }),
    );
    return counts;
  }

  function* purgeLeads(cut: number, isQuarantined: boolean): UnitOfWork<number> {
    let query = build.selectFrom('lead').select('id').where('created_at', '<', cut);
    if (isQuarantined) query = query.where('spam', '=', 1).where('otp_reason', '!=', 'unknown-page');
    const old = yield* rows(compiled(query.orderBy('id').limit(PURGE_BATCH)));
    return (yield* dropLeads(old.map((row) => row.id))).leads;
  }

  return {
    async erase(phone, phoneKey, audit) {
      const counts = await engine.write(() => erase(phone, phoneKey, audit));
      await engine.scrub();
      return counts;
    },
    mentions: (digits) =>
      engine.read(function* () {
        const like = `%${digits.replace(/^62/, '')}%`;
        const found = new Set<string>();
        for (const [table, id, columns] of TEXTS) {
          const query = build
            .selectFrom(table)
            .select(build.dynamic.ref<string>(id))
            .where((eb) => eb.or(columns.map((column) => eb(build.dynamic.ref(column), 'like', like))))
            .limit(MENTIONS_SHOWN);
          const { sql, parameters } = compiled(query);
          for (const row of yield* rows<Record<string, string>>({ sql, parameters })) {
            const lead = row[id];
            if (lead !== undefined) found.add(lead);
          }
        }
        return [...found].slice(0, MENTIONS_SHOWN);
      }),
    async purge(cut) {
      let total = 0;
      for (const isQuarantined of [false, true]) {
        for (let gone = PURGE_BATCH; gone === PURGE_BATCH; total += gone)
          gone = await engine.write(() => purgeLeads(isQuarantined ? cut.aside : cut.leads, isQuarantined));
      }
      await engine.write(function* () {
        yield compiled(build.deleteFrom('idempotency').where('created_at', '<', cut.keys));
        yield compiled(build.deleteFrom('otp_request').where('created_at', '<', cut.codes));
        yield compiled(build.deleteFrom('limit_hit').where('at', '<', cut.hits));
        const taken = build.deleteFrom('outbox').where('state', '=', 'done');
        yield compiled(taken.where('next_at', '<', cut.deliveries));
      });
      return total;
    },
    countOlder: (cut) =>
      engine.read(function* () {
        const old = build
          .selectFrom('lead')
          .select((eb) => [
            eb.fn.countAll<number>().as('count'),
            eb.fn.min('created_at').as('oldest'),
            eb.fn.max('created_at').as('newest'),
          ])
          .where('created_at', '<', cut);
        const found = (yield* rows(compiled(old)))[0];
        return {
          count: Number(found?.count ?? 0),
          oldest: Number(found?.oldest ?? 0),
          newest: Number(found?.newest ?? 0),
        };
      }),
    audit: (line) =>
      engine.write(function* () {
        yield compiled(build.insertInto('audit').values(line));
      }),
    audits: () => engine.read(() => rows(compiled(build.selectFrom('audit').selectAll().orderBy('at')))),
  };
}
