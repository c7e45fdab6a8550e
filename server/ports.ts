import { v4, v7 } from 'uuid';
import type { SiteFacts } from './site/facts.ts';

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

/** The pages of today. Asked at each call, so it answers from memory; a site that is built anew needs no restart. */
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

export const systemIds: Ids = {
  row: () => v7(),
  secret: () => v4().replaceAll('-', '') + v4().replaceAll('-', ''),
};
