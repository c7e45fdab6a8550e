import { createApp } from './app.ts';
import type { ServerConfig } from './config/read.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { createPageServer } from './http/static.ts';
import type { Bindings } from './http/visitor.ts';
import { createLeadSaver } from './lead/save.ts';
import { type Listening, listen } from './listen.ts';
import { createLog } from './log.ts';
import { type Clock, type Ids, type Log, type ProjectSource, systemClock, systemIds } from './ports.ts';
import type { LeadStore } from './store/lead-store.ts';
import { openLeadStore } from './store/open.ts';

export interface BackendOptions {
  readonly config: ServerConfig;
  readonly projects: ProjectSource;
  /** The built site (`dist`); without it only the calls, the desk and the health answers are served. */
  readonly pages?: string;
  readonly log?: Log;
  readonly clock?: Clock;
  readonly ids?: Ids;
}

export interface Backend {
  /** Answers one request; `env.incoming` is where the visitor's address comes from. */
  fetch(request: Request, env?: Bindings): Promise<Response>;
  listen(port?: number, host?: string): Promise<Listening>;
  readonly store: LeadStore;
  /** Drains: running requests finish, the store is synced and closed. */
  close(): Promise<void>;
}

/**
 * Opens the store and builds the backend; it does not listen yet.
 * @throws StoreRefused when the database must not be opened
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { config, projects } = options;
  const clock = options.clock ?? systemClock;
  const ids = options.ids ?? systemIds;
  const log = options.log ?? createLog(config.LOG_LEVEL);
  const pages = options.pages === undefined ? null : await createPageServer(options.pages);
  const store = await openLeadStore(config.DATABASE_URL, clock);
  const save = createLeadSaver({
    store,
    projects,
    clock,
    ids,
    duplicateMinutes: config.KAVLING_DUPLICATE_MINUTES,
    outboxFor: () => [],
  });
  const app = createApp({
    config,
    projects,
    clock,
    log,
    save: {
      save,
      trustFor: () => async () => ({ verified: false, reason: 'not-required', requestId: '' }),
      count: () => {},
      log,
    },
    otpCalls: [],
    extend: (app) => {
      if (!pages) return;
      app.get('*', async (c) => {
        const response = (await pages.answer(c.req.raw)) ?? (await pages.notFound());
        return addSecurityHeaders(response, false, 0);
      });
    },
  });
  const fetch = async (request: Request, env: Bindings = {}) => app.fetch(request, env);
  const open = new Set<Listening>();
  return {
    fetch,
    store,
    async listen(port = config.PORT, host = config.HOST) {
      const listening = await listen(fetch, port, host);
      open.add(listening);
      return listening;
    },
    async close() {
      await Promise.all([...open].map((listening) => listening.close()));
      await store.close();
    },
  };
}
