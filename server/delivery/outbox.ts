import type { Ids } from '../ports/ids.ts';
import type { OutboxRepository } from '../store/outbox/outbox-repository.ts';
import type { Destination } from './destination.ts';
import { createLane, type LaneParts, LONGEST_WAIT } from './lane.ts';
import { createMessagesFor, type MessagesFor } from './messages.ts';

const POLL = 1000;
/** Looking for messages without a receiver costs a search, so it is done once in so many polls. */
const POLLS_A_SEARCH = 60;
/** How long a stop waits for receivers that are answering; interrupted deliveries are repeated after the next start. */
export const STOP_GRACE = 1000;

export interface Outbox {
  /** The messages a lead makes when it comes, is proven or changes; they are stored with it. */
  readonly messagesFor: MessagesFor;
  /** Wakes the outbox: there may be something to send. */
  nudge(): void;
  /** Sends everything that is due now. */
  drain(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

export interface OutboxParts extends Pick<LaneParts, 'clock' | 'log' | 'count'> {
  readonly store: OutboxRepository;
  readonly destinations: readonly Destination[];
  readonly ids: Ids;
}

/** Carries stored messages to their receivers, beside the visitors and never before them. */
export function createOutbox(parts: OutboxParts): Outbox {
  const { store, destinations, clock } = parts;
  const stopping = new AbortController();
  const named = destinations.map(({ id }) => id);
  const shared = { clock, log: parts.log, count: parts.count, stop: stopping.signal };
  const lanes = destinations.map((destination) =>
    createLane({
      ...shared,
      destination,
      claim: (claim) => store.claim(destination.id, claim, destination.isReceiver),
    }),
  );
  // Few and rare: what was meant for receivers that the settings have lost.
  const strays = createLane({
    ...shared,
    destination: null,
    claim: (claim) => store.claimStrays(named, claim),
  });
  let stopTimer = () => {};
  let started = false;

  function poll(turn = 1): void {
    stopTimer = clock.after(POLL, () => {
      for (const lane of lanes) void lane.drain();
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

  return {
    messagesFor: createMessagesFor(destinations, parts.ids),
    nudge() {
      if (started) for (const lane of lanes) void lane.drain();
    },
    async drain() {
      await Promise.all([...lanes, strays].map((lane) => lane.drain()));
    },
    start() {
      started = true;
      if (destinations.length > 0) poll();
    },
    async stop() {
      stopTimer();
      started = false;
      const cancelTimer = clock.after(STOP_GRACE, () => stopping.abort(new Error('The server stops.')));
      await Promise.all([...lanes, strays].map((lane) => lane.close()));
      cancelTimer();
      stopping.abort(new Error('The server stops.'));
    },
  };
}
