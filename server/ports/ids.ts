import { randomFillSync } from 'node:crypto';
import { v4, v7 } from 'uuid';
import type { SiteFacts } from '../site/facts.ts';

/** The wall clock in milliseconds, and timers; tests turn it by hand. */
export interface Clock {
  now(): number;
  /** Runs once after so long; the result stops it. */
  after(milliseconds: number, run: () => void): () => void;
}

/** Identifiers. `row` sorts by time; `secret` is 256 bits nobody can guess. */
export interface Ids {
  row(): string;
  secret(): string;
}

/** One line of JSON an event; phones in any text are masked before they are written. */
export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** The current pages. Read on every call, so it answers from memory; a rebuilt site needs no restart. */
export interface ProjectSource {
  facts(): SiteFacts;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Bytes of chance in one id. */
const ID_BYTES = 16;

/** Ids in the order in which they were made. Chance is taken in bulk: asking the system for it costs more than the rest of an id. */
function createRowIds(): () => string {
  const chance = Buffer.alloc(256 * ID_BYTES);
  const pieces = Array.from({ length: 256 }, (_, at) => chance.subarray(at * ID_BYTES, (at + 1) * ID_BYTES));
  let used = pieces.length;
  let msecs = 0;
  let seq = 0;
  return () => {
    if (used === pieces.length) {
      randomFillSync(chance);
      used = 0;
    }
    const random = pieces[used] as Buffer;
    used += 1;
    const now = Date.now();
    seq = now > msecs ? random.readUInt32BE(6) >>> 1 : seq + 1;
    msecs = Math.max(msecs, now);
    return v7({ random, msecs, seq });
  };
}

export const systemIds: Ids = {
  row: createRowIds(),
  secret: () => v4().replaceAll('-', '') + v4().replaceAll('-', ''),
};
