import type { Outbox } from '../delivery/outbox.ts';
import { createDeskFeed } from '../desk/live.ts';
import { type Listening, listen } from '../http/listen.ts';
import { createPageServer } from '../http/static.ts';
import type { Bindings } from '../http/visitor.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { createUnitLists, type UnitLists } from '../units/units.ts';
import { createCodes } from './codes.ts';
import { createDelivery } from './delivery.ts';
import { startJobs } from './jobs.ts';
import { createLeads } from './leads.ts';
import type { BackendOptions } from './options.ts';
import { openParts } from './parts.ts';
import { createRoutes } from './routes.ts';

export type { BackendOptions } from './options.ts';

/** The time that a stop waits for pending database work, milliseconds. */
const DRAIN_LIMIT = 2000;

export interface Backend {
  /** Answers one request; `env.incoming` has the visitor's address. */
  fetch(request: Request, env?: Bindings): Promise<Response>;
  listen(port?: number, host?: string): Promise<Listening>;
  readonly store: LeadStore;
  readonly outbox: Outbox;
  /** The lists of homes, and the homes that are held. */
  readonly units: UnitLists;
  /** Every route, so that a test can check each for its limiter. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  /** Drains: running requests finish, the outbox stops, the store is synced and closed. */
  close(): Promise<void>;
}

/**
 * Opens the store and builds the backend; it does not listen yet.
 * @throws DatabaseOpenError when the database must not be opened
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  let isStopping = false;
  const pages = options.pages === undefined ? null : await createPageServer(options.pages);
  const parts = await openParts(options);
  const { config, projects, store, clock } = parts;
  await store.team.ensureMembers(
    config.KAVLING_DESK_PEOPLE.map(({ name }) => name),
    clock.now(),
  );
  const units = createUnitLists(parts);
  await units.refresh();
  const live = createDeskFeed(lastChangeOf(store), clock);
  const outbox = createDelivery(parts, options);
  const codes = createCodes(parts, options);
  units.onTrouble((projectId, reason) => {
    const name = projects.facts().pages.find(({ id }) => id === projectId)?.name;
    const at = new Date(clock.now()).toISOString();
    const lead = { id: '', project_id: projectId, project_name: name ?? projectId };
    return outbox.announce({ type: 'notice.units', at, lead, ...(reason ? { reason } : {}) });
  });
  const leads = createLeads(parts, outbox, live);
  const app = createRoutes(parts, {
    leads,
    codes: codes.service,
    live,
    outbox,
    units,
    pages,
    desk: options.desk,
    isStopping: () => isStopping,
  });
  const stopJobs = (options.background ?? true) ? startJobs(parts, outbox, units) : outbox.stop;

  const open = new Set<Listening>();
  return {
    fetch: async (request, env = {}) => app.fetch(request, env),
    store,
    outbox,
    units,
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    async listen(port = config.PORT, host = config.HOST) {
      const listening = await listen((request, env) => app.fetch(request, env), port, host);
      open.add(listening);
      return listening;
    },
    async close() {
      isStopping = true;
      const stopWaiting = clock.after(DRAIN_LIMIT, store.abort);
      codes.close();
      live.close();
      await Promise.all([...[...open].map((listening) => listening.close()), stopJobs()]);
      await store.close();
      stopWaiting();
    },
  };
}

/** A text that differs after any change to a lead or to a list of homes, by any process. */
function lastChangeOf({ desk, unitLists }: LeadStore): () => Promise<string> {
  return async () => {
    const [lead, lists] = await Promise.all([desk.lastChange(), unitLists.revisions()]);
    return [lead, ...lists.map(({ revision }) => revision)].join(' ');
  };
}
