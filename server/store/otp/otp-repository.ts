import type { DatabaseEngine } from '../database/database-engine.ts';
import type { OtpRequestState, OtpRequestTable, Tables } from '../database/tables.ts';
import { first, plan, type UnitOfWork } from '../database/unit-of-work.ts';
import { type Bucket, type Consumed, createLimitRepository, MOST_SKEW } from './limit-repository.ts';

export interface NewOtpRequest {
  readonly id: string;
  readonly phoneKey: string;
  readonly projectId: string;
  readonly codeHash: string;
  readonly now: number;
  readonly expiresAt: number;
  /** Counted together: the phone's own bucket comes first, since the page waits for that one. */
  readonly buckets: readonly [Bucket, ...Bucket[]];
  /**
   * The daily limit of codes for everybody. Once it is reached, a request is recorded as one that could not be sent.
   */
  readonly budget: Bucket;
}

type Requested =
  | { readonly ok: true; readonly nextWait: number; readonly isPaid: boolean }
  | Extract<Consumed, { readonly ok: false }>;

interface OtpCheck {
  readonly id: string;
  readonly now: number;
  readonly maxChecks: number;
  /** The bucket of tries for the phone of this request. */
  readonly bucketOf: (phoneKey: string) => Bucket;
  readonly isRight: (request: OtpRequestTable) => boolean;
}

/** limited: the phone has had its tries for now. Anything else that is not verified looks alike outside. */
type OtpVerdict = 'verified' | 'wrong' | 'unknown' | 'over' | 'limited';

export interface OtpRepository {
  request(command: NewOtpRequest): Promise<Requested>;
  /** The sender failed, so the code never left. */
  markUnsent(id: string): Promise<void>;
  verify(check: OtpCheck): Promise<{ verdict: OtpVerdict; request: OtpRequestTable | null }>;
  /** True if there was a pending request to cancel. Limits are unchanged. */
  cancel(id: string): Promise<boolean>;
  /** Ends an unused code. */
  expire(id: string): Promise<void>;
  find(id: string): Promise<OtpRequestTable | null>;
  hasUnsent(phoneKey: string, since: number): Promise<boolean>;
  /** Counts in one bucket on its own, for logins. */
  consume(bucket: Bucket, now: number): Promise<Consumed>;
  /** The number of events since then. */
  countHits(bucket: string, since: number): Promise<number>;
}

export function createOtpRepository(engine: DatabaseEngine): OtpRepository {
  const { build } = engine;
  const limits = createLimitRepository(build);
  const statements = {
    find: plan((p: { id: string }) => build.selectFrom('otp_request').selectAll().where('id', '=', p.id)),
    insert: plan((p: Omit<OtpRequestTable, 'checks' | 'verified_at'>) =>
      build.insertInto('otp_request').values({
        id: p.id,
        phone_key: p.phone_key,
        project_id: p.project_id,
        code_hash: p.code_hash,
        state: p.state,
        checks: 0,
        created_at: p.created_at,
        expires_at: p.expires_at,
        verified_at: 0,
      }),
    ),
    killPending: plan((p: { phone: string }) =>
      build
        .updateTable('otp_request')
        .set({ state: 'cancelled' })
        .where('phone_key', '=', p.phone)
        .where('state', '=', 'pending'),
    ),
    setState: plan((p: { id: string; state: OtpRequestState; from: OtpRequestState }) =>
      build
        .updateTable('otp_request')
        .set({ state: p.state })
        .where('id', '=', p.id)
        .where('state', '=', p.from),
    ),
    record: plan(
      (p: { id: string; checks: number; state: OtpRequestState; from: OtpRequestState; verified: number }) =>
        build
          .updateTable('otp_request')
          .set({ checks: p.checks, state: p.state, verified_at: p.verified })
          .where('id', '=', p.id)
          .where('state', '=', p.from),
    ),
    unsent: plan((p: { phone: string; since: number } & Pick<Tables['otp_request'], 'state'>) =>
      build
        .selectFrom('otp_request')
        .select('id')
        .where('phone_key', '=', p.phone)
        .where('created_at', '>', p.since)
        .where('state', '=', p.state)
        .limit(1),
    ),
  };

  function* lock(...names: string[]): UnitOfWork<void> {
    const query = engine.lock(names);
    if (query) yield query;
  }

  /** One lock per phone: sending, trying and cancelling its codes wait for each other. */
  const codesOf = (phoneKey: string) => `otp:codes:${phoneKey}`;

  function* request(command: NewOtpRequest): UnitOfWork<Requested> {
    const { buckets, budget, now } = command;
    yield* lock(codesOf(command.phoneKey), ...[...buckets, budget].map((bucket) => bucket.name));
    const consumed = yield* limits.consume(buckets, now);
    if (!consumed.ok) return consumed;
    const { ok: isPaid } = yield* limits.consume([budget], now);
    yield statements.killPending({ phone: command.phoneKey });
    yield statements.insert({
      id: command.id,
      phone_key: command.phoneKey,
      project_id: command.projectId,
      code_hash: command.codeHash,
      state: isPaid ? 'pending' : 'unsent',
      created_at: now,
      expires_at: command.expiresAt,
    });
    return { ok: true, nextWait: yield* limits.wait(buckets[0], now), isPaid };
  }

  function* verify(check: OtpCheck): UnitOfWork<{ verdict: OtpVerdict; request: OtpRequestTable | null }> {
    const phoneKey = (yield* first(statements.find({ id: check.id })))?.phone_key;
    if (phoneKey === undefined) return { verdict: 'unknown', request: null };
    const bucket = check.bucketOf(phoneKey);
    yield* lock(codesOf(phoneKey), bucket.name);
    // Read again: while this waited, a new code may have killed this one.
    const found = yield* first(statements.find({ id: check.id }));
    if (!found) return { verdict: 'unknown', request: null };
    // A code from the future: the clock was set back since, so its age is unknown.
    const isPast = check.now >= found.expires_at || check.now < found.created_at - MOST_SKEW;
    if (found.state !== 'pending' || isPast || found.checks >= check.maxChecks) {
      return { verdict: 'over', request: found };
    }
    const consumed = yield* limits.consume([bucket], check.now);
    if (!consumed.ok) return { verdict: 'limited', request: found };
    const right = check.isRight(found);
    const checks = found.checks + 1;
    const state = right ? 'verified' : checks >= check.maxChecks ? 'dead' : 'pending';
    const verified = right ? check.now : 0;
    yield statements.record({ id: found.id, checks, state, from: found.state, verified });
    return { verdict: right ? 'verified' : 'wrong', request: found };
  }

  function* cancel(id: string): UnitOfWork<boolean> {
    const phoneKey = (yield* first(statements.find({ id })))?.phone_key;
    if (phoneKey === undefined) return false;
    yield* lock(codesOf(phoneKey));
    const found = yield* first(statements.find({ id }));
    yield statements.setState({ id, state: 'cancelled', from: 'pending' });
    return found?.state === 'pending';
  }

  return {
    request: (command) => engine.write(() => request(command)),
    verify: (check) => engine.write(() => verify(check)),
    cancel: (id) => engine.write(() => cancel(id)),
    markUnsent: (id) =>
      engine.write(function* () {
        yield statements.setState({ id, state: 'unsent', from: 'pending' });
      }),
    expire: (id) =>
      engine.write(function* () {
        yield statements.setState({ id, state: 'dead', from: 'pending' });
      }),
    find: (id) =>
      engine.read(function* () {
        return (yield* first(statements.find({ id }))) ?? null;
      }),
    hasUnsent: (phone, since) =>
      engine.read(function* () {
        return (yield* first(statements.unsent({ phone, since, state: 'unsent' }))) !== undefined;
      }),
    consume: (bucket, now) =>
      engine.write(function* () {
        yield* lock(bucket.name);
        return yield* limits.consume([bucket], now);
      }),
    countHits: (bucket, since) => engine.read(() => limits.count(bucket, since)),
  };
}
