import type { Ids } from '../ports/ids.ts';
import type { OutboxRepository } from '../store/outbox/outbox-repository.ts';
import { createDeliveryQueue, type DeliveryQueueParts, LONGEST_WAIT } from './delivery-queue.ts';
import type { Destination } from './destination.ts';
import type { LeadEvent } from './event.ts';
import { createMessagesFor, type MessagesFor } from './messages.ts';

const POLL = 1000;
/** Finding messages without a receiver costs a search, so it runs once in so many polls. */
const POLLS_A_SEARCH = 60;
/** The time that a stop waits for responding receivers; interrupted deliveries are repeated after the next start. */
export const STOP_GRACE = 1000;

export interface Outbox {
  /** The messages for a new, verified or changed lead; they are stored with it. */
  readonly messagesFor: MessagesFor;
  /** Stores an event without a lead, for each destination that takes it, and sends it. */
  announce(event: Omit<LeadEvent, 'id'>): Promise<void>;
  /** Wakes the outbox: there may be something to send. */
  wake(): void;
  /** Sends everything that is due now. */
  drain(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

export interface OutboxParts extends Pick<DeliveryQueueParts, 'clock' | 'log' | 'count'> {
  readonly store: OutboxRepository;
  readonly destinations: readonly Destination[];
  readonly ids: Ids;
}

/** Sends stored messages to their receivers in the background, without delaying visitors. */
export function createOutbox(parts: OutboxParts): Outbox {
  const { store, destinations, clock } = parts;
  const stopping = new AbortController();
  const named = destinations.map(({ id }) => id);
  const shared = { clock, log: parts.log, count: parts.count, stop: stopping.signal };
  const queues = destinations.map((destination) =>
    createDeliveryQueue({
      ...shared,
      destination,
      claim: (claim) => store.claim(destination.id, claim, destination.isReceiver),
    }),
  );
  // Few and rare: messages for receivers that were removed from the settings.
  const strays = createDeliveryQueue({
    ...shared,
    destination: null,
    claim: (claim) => store.claimStrays(named, claim),
  });
  let stopTimer = () => {};
  let started = false;

  function poll(turn = 1): void {
    stopTimer = clock.after(POLL, () => {
      for (const queue of queues) void queue.drain();
      if (turn % POLLS_A_SEARCH === 0) search();
      poll(turn + 1);
    });
  }

  function search(): void {
    void strays.drain();
    const now = clock.now();
    store
      .recall(now + 2 * LONGEST_WAIT, now)
      .catch((error: unknown) => parts.log.error('outbox.broken', { reason: String(error) }));
  }

  function wake(): void {
    if (started) for (const queue of queues) void queue.drain();
  }

  return {
    messagesFor: createMessagesFor(destinations, parts.ids),
    async announce(event) {
      const takers = destinations.filter(({ takes }) => takes.includes(event.type));
      const messages = takers.map((destination) => {
        const id = parts.ids.row();
        return { id, destination: destination.id, payload: JSON.stringify({ id, ...event }) };
      });
      if (messages.length > 0) await store.add(messages, clock.now());
      wake();
    },
    wake,
    async drain() {
      await Promise.all([...queues, strays].map((queue) => queue.drain()));
    },
    start() {
      started = true;
      if (destinations.length > 0) poll();
    },
    async stop() {
      stopTimer();
      started = false;
      const cancelTimer = clock.after(STOP_GRACE, () => stopping.abort(new Error('The server stops.')));
      await Promise.all([...queues, strays].map((queue) => queue.close()));
      cancelTimer();
      stopping.abort(new Error('The server stops.'));
    },
  };
}
