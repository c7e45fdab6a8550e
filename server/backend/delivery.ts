import { csvDrop } from '../delivery/csv-drop.ts';
import type { Destination } from '../delivery/destination.ts';
import { createOutbox, type Outbox } from '../delivery/outbox.ts';
import { createSafePost } from '../delivery/safe-post.ts';
import { webhook } from '../delivery/webhook.ts';
import { createNoticeDestinations, type NoticeParts, whatsappNotice } from '../notices/team.ts';
import type { BackendOptions } from './options.ts';
import type { Parts } from './parts.ts';

/** The outbox with all destinations of the settings. */
export function createDelivery(parts: Parts, { post }: Pick<BackendOptions, 'post'>): Outbox {
  const { config, projects, store, clock, ids, log, metrics, outbound } = parts;
  metrics.gauge('kavling_outbox_waiting', store.outbox.waiting);
  return createOutbox({
    store: store.outbox,
    destinations: createDestinations({
      config,
      clock,
      store,
      fetch: outbound,
      post: post ?? createSafePost({ allowPrivate: config.KAVLING_WEBHOOK_ALLOW_PRIVATE }),
      brandOf: ({ page_slug, project_id }) =>
        projects.facts().pageOf({ page_slug: String(page_slug ?? ''), project_id: String(project_id ?? '') }),
    }),
    clock,
    ids,
    log,
    count: (result) => metrics.count('kavling_deliveries_total', { result }),
  });
}

type DestinationParts = Pick<Parts, 'config' | 'clock' | 'store'> &
  Pick<NoticeParts, 'fetch' | 'post' | 'brandOf'>;

/** All destinations of the settings. */
function createDestinations(parts: DestinationParts): readonly Destination[] {
  const { config } = parts;
  return [
    ...config.KAVLING_WEBHOOK_URLS.map((url) => webhook(url, parts)),
    ...(config.KAVLING_CSV_FOLDER === '' ? [] : [csvDrop(config.KAVLING_CSV_FOLDER)]),
    ...config.KAVLING_WHATSAPP_TEAM.map((number) => whatsappNotice(number, parts)),
    ...createNoticeDestinations({ ...parts, now: () => parts.clock.now() }),
  ];
}
