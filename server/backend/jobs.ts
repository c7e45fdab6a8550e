import type { Outbox } from '../delivery/outbox.ts';
import { startRetention } from '../privacy/retention.ts';
import type { Parts } from './parts.ts';

/** Starts what runs on its own: the outbox, and the purge of old leads. @returns what stops both */
export function startJobs({ store, config, clock, ids, log }: Parts, outbox: Outbox): () => Promise<void> {
  const stopRetention = startRetention({ store: store.privacy, config, clock, ids }, log);
  outbox.start();
  return () => {
    stopRetention();
    return outbox.stop();
  };
}
