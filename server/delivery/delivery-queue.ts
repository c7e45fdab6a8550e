import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { OutboxTable } from '../store/database/tables.ts';
import type { Claim, Settled } from '../store/outbox/outbox-repository.ts';
import type { DeliveryAnswer, Destination } from './destination.ts';
import type { LeadEvent } from './event.ts';

/** Tries of one message; with the waits below they span about eight hours. */
export const MAX_ATTEMPTS = 20;
const FIRST_WAIT = 1000;
/** The longest time between two tries of one message. */
export const LONGEST_WAIT = 3_600_000;
/** The time after which a receiver counts as not responding. */
const DELIVERY_TIMEOUT = 10_000;
/** A claimed message is tried again by another process after this, if the first one died. */
const LEASE = 2 * DELIVERY_TIMEOUT;
const AT_ONCE = 16;

/** 1-2-4-8 … seconds after each failure, an hour at most; null once the message is given up. */
export function nextAttempt(attempts: number, now: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return now + Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
}

export interface DeliveryQueueParts {
  /** Records settled messages, and claims those of this queue that are due. */
  readonly claim: (claim: Claim) => Promise<readonly OutboxTable[]>;
  /** null for messages whose receiver the settings no longer name. */
  readonly destination: Destination | null;
  readonly clock: Clock;
  readonly log: Log;
  readonly count: (result: 'delivered' | 'failed' | 'dead') => void;
  /** Aborted when the server stops. */
  readonly stop: AbortSignal;
}

/** The queue of one receiver. Each has its own, so that one that hangs delays no other. */
export interface DeliveryQueue {
  /** Sends everything that is due; a call while it runs makes it check again. */
  drain(): Promise<void>;
  /** Accepts nothing more, and resolves once everything in flight has settled. */
  close(): Promise<void>;
}

/**
 * Keeps as many messages in flight as the receiver may have at the same time: a response makes room for the next
 * message, independent of the others. Messages that settled meanwhile are recorded in one transaction.
 */
export function createDeliveryQueue(parts: DeliveryQueueParts): DeliveryQueue {
  const { destination, clock, log } = parts;
  const atOnce = destination?.atOnce ?? AT_ONCE;
  const settled: Settled[] = [];
  let inFlight = 0;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isClosed = false;
  let wake = () => {};

  async function deliver(message: OutboxTable): Promise<Settled> {
    const { id } = message;
    let answer: DeliveryAnswer | undefined;
    try {
      await attempt(message, (heard) => {
        answer = heard;
      });
    } catch (error) {
      if (parts.stop.aborted) return { id, outcome: 'released', at: clock.now() };
      const reason = error instanceof Error ? error.message : String(error);
      return { ...fail(message, reason.replace(/\p{Cc}+/gu, ' ')), answer };
    }
    parts.count('delivered');
    return { id, outcome: 'delivered', at: clock.now(), isKept: destination?.isReceiver ?? false, answer };
  }

  /**
   * Settles when the receiver has responded, its time is over or the server stops, even if the destination ignores
   * the signal.
   */
  async function attempt(message: OutboxTable, heard: (answer: DeliveryAnswer) => void): Promise<void> {
    if (!destination) throw new Error('The settings no longer name this receiver.');
    const timeout = new AbortController();
    const cancelTimer = clock.after(DELIVERY_TIMEOUT, () =>
      timeout.abort(new Error('The receiver did not answer in time.')),
    );
    const signal = AbortSignal.any([timeout.signal, parts.stop]);
    try {
      const event = JSON.parse(message.payload) as LeadEvent;
      await Promise.race([broken(signal), destination.deliver(event, message.payload, signal, heard)]);
    } finally {
      cancelTimer();
    }
  }

  function fail({ id, attempts, destination }: OutboxTable, reason: string): Settled {
    const nextAt = nextAttempt(attempts, clock.now());
    parts.count(nextAt === null ? 'dead' : 'failed');
    log.warn('outbox.failed', { id, destination, attempts, reason });
    return { id, outcome: 'failed', error: reason, nextAt };
  }

  async function fly(message: OutboxTable): Promise<void> {
    inFlight += 1;
    settled.push(await deliver(message));
    inFlight -= 1;
    wake();
  }

  /** Records settled messages and claims those that are due; if recording fails, they stay for the next time. */
  async function exchange(): Promise<void> {
    const room = isClosed ? 0 : atOnce - inFlight;
    const done = settled.slice();
    if (room === 0 && done.length === 0) return;
    const claimed = await parts.claim({ now: clock.now(), count: room, lease: LEASE, settled: done });
    settled.splice(0, done.length);
    for (const message of claimed) void fly(message);
  }

  async function sendDue(): Promise<void> {
    do {
      isAskedAgain = false;
      await exchange();
      if (inFlight > 0 && settled.length === 0 && !isAskedAgain)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      await gather();
    } while (inFlight > 0 || settled.length > 0 || isAskedAgain);
  }

  /**
   * Lets more responses arrive, as long as each turn of the event loop brings some: one transaction records them
   * all.
   */
  async function gather(): Promise<void> {
    for (let before = 0; settled.length > before && settled.length < atOnce; ) {
      before = settled.length;
      await new Promise<void>((resolve) => {
        setImmediate(resolve);
      });
    }
  }

  function drain(): Promise<void> {
    isAskedAgain = true;
    wake();
    running ??= sendDue()
      .catch((error: unknown) => log.error('outbox.broken', { reason: String(error) }))
      .finally(() => {
        running = null;
      });
    return running;
  }

  return {
    drain,
    close() {
      isClosed = true;
      return drain();
    },
  };
}

/** Rejects when the signal is aborted: a destination may ignore it. */
function broken(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
