import type { Clock, Ids, Log } from '../ports.ts';
import type { SaveLead } from '../store/lead-works.ts';
import type { OutboxStore } from '../store/outbox-works.ts';
import type { LeadTable, OutboxTable } from '../store/tables.ts';
import type { Destination } from './destination.ts';
import { type LeadEvent, makeLeadEvent } from './event.ts';

/** Tries of one message; with the waits below they span about nine hours. */
export const MAX_ATTEMPTS = 20;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 3_600_000;
/** A receiver that has not answered by then has not answered. */
export const DELIVERY_TIMEOUT = 10_000;
/** A claimed message is tried again by another process after this, if the first one died. */
const LEASE = 60_000;
const BATCH = 16;
const POLL = 1000;

export interface Outbox {
  /** The messages a new lead makes; they are stored with it. */
  messagesFor(lead: LeadTable): SaveLead['outbox'];
  /** Tells the outbox that there may be something to send. */
  nudge(): void;
  /** Sends all that is due now. */
  drain(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

export interface OutboxParts {
  readonly store: OutboxStore;
  readonly destinations: readonly Destination[];
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly count: (result: 'delivered' | 'failed' | 'dead') => void;
}

/** 1-2-4-8 … seconds after each failure, an hour at most; null once the message is given up. */
export function nextAttempt(attempts: number, now: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return now + Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
}

/** Carries stored messages to their receivers, beside the visitors and never before them. */
export function createOutbox(parts: OutboxParts): Outbox {
  const { store, destinations, clock, log } = parts;
  const byId = new Map(destinations.map((destination) => [destination.id, destination]));
  let running: Promise<void> | null = null;
  let stopTimer = () => {};
  let started = false;
  let stopping = false;

  async function deliver(message: OutboxTable): Promise<void> {
    const abort = new AbortController();
    const stop = clock.after(DELIVERY_TIMEOUT, () =>
      abort.abort(new Error('The receiver did not answer in time.')),
    );
    try {
      const destination = byId.get(message.destination);
      if (!destination) throw new Error('The settings no longer name this receiver.');
      const event = JSON.parse(message.payload) as LeadEvent;
      await destination.deliver(event, message.payload, abort.signal);
      await store.delivered(message.id);
      parts.count('delivered');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const nextAt = nextAttempt(message.attempts, clock.now());
      await store.failed(message.id, reason, nextAt);
      parts.count(nextAt === null ? 'dead' : 'failed');
      log.warn('outbox.failed', {
        id: message.id,
        destination: message.destination,
        attempts: message.attempts,
        reason,
      });
    } finally {
      stop();
    }
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      const messages = await store.claim(clock.now(), BATCH, LEASE);
      await Promise.all(messages.map(deliver));
      if (messages.length < BATCH || stopping) return;
    }
  }

  function drain(): Promise<void> {
    running ??= sendDue()
      .catch((error: unknown) => log.error('outbox.broken', { reason: String(error) }))
      .finally(() => {
        running = null;
      });
    return running;
  }

  function poll(): void {
    stopTimer = clock.after(POLL, () => {
      void drain().then(() => {
        if (!stopping) poll();
      });
    });
  }

  return {
    messagesFor: (lead) =>
      destinations.map((destination) => {
        const id = parts.ids.row();
        return { id, destination: destination.id, payload: JSON.stringify(makeLeadEvent(id, lead)) };
      }),
    nudge() {
      if (started && !stopping && destinations.length > 0) void drain();
    },
    drain,
    start() {
      started = true;
      if (destinations.length > 0) poll();
    },
    async stop() {
      stopping = true;
      stopTimer();
      await running;
    },
  };
}
