import type { Clock, Log } from '../ports.ts';
import type { OutboxRepository } from '../store/outbox-repository.ts';
import type { OutboxTable } from '../store/tables.ts';
import type { Destination } from './destination.ts';
import type { LeadEvent } from './event.ts';

/** Tries of one message; with the waits below they span about eight hours. */
export const MAX_ATTEMPTS = 20;
const FIRST_WAIT = 1000;
/** The longest time between two tries of one message. */
export const LONGEST_WAIT = 3_600_000;
/** A receiver that has not answered by then has not answered. */
const DELIVERY_TIMEOUT = 10_000;
/** A claimed message is tried again by another process after this, if the first one died. */
const LEASE = 60_000;
const BATCH = 16;

/** 1-2-4-8 … seconds after each failure, an hour at most; null once the message is given up. */
export function nextAttempt(attempts: number, now: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return now + Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
}

export interface LaneParts {
  readonly store: OutboxRepository;
  /** Takes the messages of this lane whose turn has come. */
  readonly claim: (now: number, count: number, lease: number) => Promise<readonly OutboxTable[]>;
  /** null for messages whose receiver the settings no longer name. */
  readonly destination: Destination | null;
  readonly clock: Clock;
  readonly log: Log;
  readonly count: (result: 'delivered' | 'failed' | 'dead') => void;
  /** Aborted when the server stops. */
  readonly stop: AbortSignal;
}

/** The way to one receiver. Each has its own, so that one that hangs holds up nothing but itself. */
export interface Lane {
  /** Sends everything that is due; a call while it runs makes it check once more. */
  drain(): Promise<void>;
  /** Accepts nothing more, and resolves once everything in flight has settled. */
  close(): Promise<void>;
}

export function createLane(parts: LaneParts): Lane {
  const { store, destination, clock, log } = parts;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isClosed = false;

  async function deliver(message: OutboxTable): Promise<void> {
    try {
      await attempt(message);
    } catch (error) {
      if (parts.stop.aborted) return store.release(message.id, clock.now());
      return fail(message, error instanceof Error ? error.message : String(error));
    }
    await store.delivered(message.id);
    parts.count('delivered');
  }

  /** Settles when the receiver has answered, its time is over or the server stops, whatever the receiver makes of it. */
  async function attempt(message: OutboxTable): Promise<void> {
    if (!destination) throw new Error('The settings no longer name this receiver.');
    const timeout = new AbortController();
    const cancelTimer = clock.after(DELIVERY_TIMEOUT, () =>
      timeout.abort(new Error('The receiver did not answer in time.')),
    );
    const signal = AbortSignal.any([timeout.signal, parts.stop]);
    try {
      const event = JSON.parse(message.payload) as LeadEvent;
      await Promise.race([broken(signal), destination.deliver(event, message.payload, signal)]);
    } finally {
      cancelTimer();
    }
  }

  async function fail(message: OutboxTable, reason: string): Promise<void> {
    const nextAt = nextAttempt(message.attempts, clock.now());
    await store.failed(message.id, reason, nextAt);
    parts.count(nextAt === null ? 'dead' : 'failed');
    log.warn('outbox.failed', {
      id: message.id,
      destination: message.destination,
      attempts: message.attempts,
      reason,
    });
  }

  async function sendDue(): Promise<void> {
    do {
      isAskedAgain = false;
      const messages = await parts.claim(clock.now(), BATCH, LEASE);
      await Promise.all(messages.map(deliver));
      if (messages.length === BATCH) isAskedAgain = true;
    } while (isAskedAgain && !isClosed);
  }

  return {
    drain() {
      isAskedAgain = true;
      running ??= sendDue()
        .catch((error: unknown) => log.error('outbox.broken', { reason: String(error) }))
        .finally(() => {
          running = null;
        });
      return running;
    },
    async close() {
      isClosed = true;
      await running;
    },
  };
}

/** Rejects when the signal is aborted: a receiver may heed no signal. */
function broken(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
