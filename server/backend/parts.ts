import type { ServerConfig } from '../config/read.ts';
import { createListener } from '../delivery/messages.ts';
import { webhookPlaces } from '../delivery/webhook.ts';
import { createKeys, type Keys } from '../keys/keys.ts';
import { readSecret } from '../keys/secret.ts';
import type { Fetch } from '../otp/senders.ts';
import { type Clock, systemClock } from '../ports/clock.ts';
import { type Ids, systemIds } from '../ports/ids.ts';
import type { Log } from '../ports/log.ts';
import { createLog } from '../ports/log.ts';
import { createMetrics, type Metrics } from '../ports/metrics.ts';
import type { ProjectSource } from '../site/facts.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { openLeadStore } from '../store/open.ts';
import type { BackendOptions } from './options.ts';

/** Everything that the backend is assembled from. */
export interface Parts {
  readonly config: ServerConfig;
  readonly projects: ProjectSource;
  readonly store: LeadStore;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly outbound: Fetch;
}

/** Opens the store and fills in the ports that were not given. @throws DatabaseOpenError */
export async function openParts(options: BackendOptions): Promise<Parts> {
  const { config, projects, clock = systemClock, ids = systemIds } = options;
  const store = await openLeadStore(config.DATABASE_URL, clock);
  store.announceTo(createListener(webhookPlaces(config), ids));
  const metrics = createMetrics();
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
  return {
    config,
    projects,
    store,
    keys: createKeys(await secretOrClose(config, store)),
    clock,
    ids,
    log: options.log ?? createLog(config.LOG_LEVEL),
    metrics,
    outbound: options.outbound ?? ((url, init) => fetch(url, init)),
  };
}

/** An open store keeps the process alive; it is closed if there is no secret to continue with. */
async function secretOrClose(config: ServerConfig, store: LeadStore): Promise<string> {
  try {
    return readSecret(config);
  } catch (error) {
    await store.close();
    throw error;
  }
}
