import type { Kysely } from 'kysely';
import type { Limit } from '../../config/parsers.ts';
import type { Tables } from '../database/tables.ts';
import { first, plan, type UnitOfWork } from '../database/unit-of-work.ts';

/** One thing that is counted, and how often it may happen. */
export interface Bucket {
  readonly name: string;
  readonly limits: readonly Limit[];
}

/**
 * The maximum difference between the clocks of two servers, milliseconds. A later hit was counted before a clock
 * was set back: it must not lock anyone out until then.
 */
export const MOST_SKEW = 60_000;

export type Consumed =
  | { readonly ok: true }
  /** Milliseconds until the bucket that said no would say yes. */
  | { readonly ok: false; readonly bucket: string; readonly retryAfter: number };

/**
 * A log of hits, counted over a window that slides: exact under races, because asking and recording are one
 * transaction, and the same after a restart and in every process.
 */
export function createLimitRepository(build: Kysely<Tables>) {
  const nth = plan((p: { bucket: string; since: number; until: number; skip: number }) =>
    build
      .selectFrom('limit_hit')
      .select('at')
      .where('bucket', '=', p.bucket)
      .where('at', '>', p.since)
      .where('at', '<=', p.until)
      .orderBy('at', 'desc')
      .limit(1)
      .offset(p.skip),
  );
  const hits = plan((p: { bucket: string; since: number }) =>
    build
      .selectFrom('limit_hit')
      .select(build.fn.countAll<number>().as('n'))
      .where('bucket', '=', p.bucket)
      .where('at', '>', p.since),
  );
  const hit = plan((p: Tables['limit_hit']) =>
    build.insertInto('limit_hit').values({ bucket: p.bucket, at: p.at }),
  );

  /** Milliseconds until the bucket has room; 0 when it has. */
  function* wait(bucket: Bucket, now: number): UnitOfWork<number> {
    let longest = 0;
    for (const limit of bucket.limits) {
      const length = limit.seconds * 1000;
      const span = { since: now - length, until: now + MOST_SKEW };
      const full = yield* first(nth({ bucket: bucket.name, ...span, skip: limit.count - 1 }));
      if (full) longest = Math.max(longest, full.at + length - now);
    }
    return longest;
  }

  /** Counts one hit in every bucket, or in none when one of them is full. */
  function* consume(buckets: readonly Bucket[], now: number): UnitOfWork<Consumed> {
    for (const bucket of buckets) {
      const retryAfter = yield* wait(bucket, now);
      if (retryAfter > 0) return { ok: false, bucket: bucket.name, retryAfter };
    }
    for (const bucket of buckets) yield hit({ bucket: bucket.name, at: now });
    return { ok: true };
  }

  function* count(bucket: string, since: number): UnitOfWork<number> {
    return Number((yield* first(hits({ bucket, since })))?.n ?? 0);
  }

  return { wait, consume, count };
}
