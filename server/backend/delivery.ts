import { createDestinations } from './destinations.ts';
import { createOutbox, type Outbox } from '../delivery/outbox.ts';
import { createSafePost } from '../delivery/safe-post.ts';
import type { BackendOptions } from './options.ts';
import type { Parts } from './parts.ts';

/** The outbox with all destinations of the settings. */
export function createDelivery(parts: Parts, { post }: Pick<BackendOptions, 'post'>): Outbox {
  const { config, store, clock, ids, log, metrics, outbound } = parts;
  metrics.gauge('kavling_outbox_waiting', store.outbox.waiting);
  return createOutbox({
    store: store.outbox,
    destinations: createDestinations({
      config,
      clock,
      store,
      fetch: outbound,
      post: post ?? createSafePost({ allowPrivate: config.KAVLING_WEBHOOK_ALLOW_PRIVATE }),
    }),
    clock,
    ids,
    log,
    count: (result) => metrics.count('kavling_deliveries_total', { result }),
  });
}
