import { createApp } from './app.ts';
import type { ServerConfig } from './config/read.ts';
import { createDestinations } from './delivery/destinations.ts';
import { createOutbox, type Outbox } from './delivery/outbox.ts';
import { createSafePost, type SafePost } from './delivery/safe-post.ts';
import { createLiveFeed } from './desk/live.ts';
import { addDeskPage } from './desk/page.ts';
import { addDeskRoutes } from './desk/routes.ts';
import { createSessions } from './desk/session.ts';
import { readCookie } from './http/cookie.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { createSiteAnswer } from './http/site.ts';
import { createPageServer } from './http/static.ts';
import type { Bindings } from './http/visitor.ts';
import { createKeys } from './keys.ts';
import { createLeadSaver } from './lead/save.ts';
import { type Listening, listen } from './listen.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { withBreaker } from './otp/breaker.ts';
import { withCodeExpiry } from './otp/expiry.ts';
import { PROOF_COOKIE } from './otp/proof.ts';
import type { CodeSender } from './otp/sender.ts';
import { chooseSender, type Fetch } from './otp/senders.ts';
import { createOtpService } from './otp/service.ts';
import { createTrust } from './otp/trust.ts';
import { type Clock, type Ids, type Log, type ProjectSource, systemClock, systemIds } from './ports.ts';
import { startRetention } from './privacy/retention.ts';
import { addHealthRoutes } from './routes/health.ts';
import { createOtpCalls } from './routes/otp.ts';
import { readSecret } from './secret.ts';
import type { LeadStore } from './store/lead-store.ts';
import { openLeadStore } from './store/open.ts';

/** Whether the database answers is told within this, so that a probe never hangs with it, milliseconds. */
const READY_LIMIT = 2000;

/** A stop waits this long for what the database still owes, and then goes on without it, milliseconds. */
const DRAIN_LIMIT = 2000;

export interface BackendOptions {
  readonly config: ServerConfig;
  readonly projects: ProjectSource;
  /** The built site (`dist`); without it only the calls, the desk and the health answers are served. */
  readonly pages?: string;
  /** The built desk (`build/desk`). */
  readonly desk?: string;
  readonly log?: Log;
  readonly clock?: Clock;
  readonly ids?: Ids;
  /** Sends codes instead of the sender the settings name. */
  readonly sender?: CodeSender;
  /** Reaches code senders and WhatsApp. */
  readonly outbound?: Fetch;
  /** Reaches webhooks. */
  readonly post?: SafePost;
  /** Whether the outbox and the purge run by themselves; tests run them by hand. */
  readonly background?: boolean;
  /** Where the console sender shows codes. */
  readonly print?: (line: string) => void;
}

/** A store that is open holds the process; it closes when there is no secret to go on with. */
async function secretOrClose(config: ServerConfig, store: LeadStore): Promise<string> {
  try {
    return readSecret(config);
  } catch (error) {
    await store.close();
    throw error;
  }
}

export interface Backend {
  /** Answers one request; `env.incoming` is where the visitor's address comes from. */
  fetch(request: Request, env?: Bindings): Promise<Response>;
  listen(port?: number, host?: string): Promise<Listening>;
  readonly store: LeadStore;
  readonly outbox: Outbox;
  /** Every route there is, so that a test can hold each to its limiter. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  /** Drains: running requests finish, the outbox stops, the store is synced and closed. */
  close(): Promise<void>;
}

/**
 * Opens the store and builds the backend; it does not listen yet.
 * @throws StoreRefused when the database must not be opened
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { config, projects, clock = systemClock, ids = systemIds } = options;
  const log = options.log ?? createLog(config.LOG_LEVEL);
  const outbound: Fetch = options.outbound ?? ((url, init) => fetch(url, init));
  const pages = options.pages === undefined ? null : await createPageServer(options.pages);
  const store = await openLeadStore(config.DATABASE_URL, clock);
  const keys = createKeys(await secretOrClose(config, store));
  const metrics = createMetrics();
  const live = createLiveFeed(store.desk.lastChange, clock);

  const outbox = createOutbox({
    store: store.outbox,
    destinations: createDestinations({
      config,
      clock,
      fetch: outbound,
      post: options.post ?? createSafePost({ allowPrivate: config.KAVLING_WEBHOOK_ALLOW_PRIVATE }),
    }),
    clock,
    ids,
    log,
    count: (result) => metrics.count('kavling_deliveries_total', { result }),
  });
  const print = options.print ?? ((line: string) => process.stderr.write(`${line}\n`));
  const sender = withBreaker(options.sender ?? chooseSender(config, outbound, print), clock);
  const trust = createTrust({ otp: store.otp, keys, projects, clock });
  const save = createLeadSaver({
    store,
    projects,
    clock,
    ids,
    duplicateMinutes: config.KAVLING_DUPLICATE_MINUTES,
    fastestMs: config.KAVLING_FASTEST_MS,
    outboxFor: outbox.messagesFor,
  });
  const codes = withCodeExpiry(store.otp, clock);
  const otp = createOtpService({
    otp: codes.otp,
    keys,
    sender,
    clock,
    ids,
    config,
    log,
    count: (event) => metrics.count('kavling_otp_total', { event }),
  });
  const sessions = createSessions({ desk: store.desk, limits: store.otp, keys, clock, ids, config });
  const audit = (action: string, detail: object) =>
    store.privacy.audit({ id: ids.row(), at: clock.now(), action, detail: JSON.stringify(detail) });
  let stopping = false;
  metrics.gauge('kavling_outbox_waiting', store.outbox.waiting);
  metrics.gauge('kavling_otp_budget_left', otp.budgetLeft);
  metrics.gauge('kavling_code_sender_open', () => (sender.isOpen() ? 1 : 0));
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());

  const { app: hono, readVisitor } = createApp({
    config,
    projects,
    clock,
    log,
    observe: (seconds) => metrics.observe('kavling_save_seconds', seconds),
    save: {
      save,
      log,
      trustFor: (request, visitor, own) => {
        const proofs = [own, readCookie(request, PROOF_COOKIE, visitor.secure) ?? ''].filter((proof) => proof !== '');
        return (phone, projectId, pageSlug) => trust(proofs, phone, projectId, pageSlug);
      },
      count(outcome) {
        metrics.count('kavling_leads_total', { outcome });
        if (outcome !== 'created' && outcome !== 'merged') return;
        outbox.nudge();
        live.nudge();
      },
    },
    otpCalls: createOtpCalls({ service: otp, config, keys, clock }),
  });
  const guard = (response: Response, request: Request, env: Bindings) =>
    addSecurityHeaders(response, readVisitor(request, env ?? {}).https, config);
  addHealthRoutes(hono, {
    config,
    metrics,
    isReady: () => withinLimit(store.isReady(), READY_LIMIT, clock),
    isStopping: () => stopping,
  });
  addDeskRoutes(hono, readVisitor, {
    desk: store.desk,
    codesLeft: otp.budgetLeft,
    sessions,
    live,
    clock,
    ids,
    log,
    config,
    audit,
  });
  await addDeskPage(hono, options.desk, guard);
  if (pages) {
    const answerPage = createSiteAnswer(pages, projects);
    hono.get('*', async (c) => guard(await answerPage(c.req.raw), c.req.raw, c.env));
  }
  hono.notFound(() => new Response('Not found', { status: 404 }));

  const isAlone = options.background ?? true;
  const stopRetention = isAlone
    ? startRetention({ store: store.privacy, config, clock, ids }, log)
    : () => {};
  if (isAlone) outbox.start();
  const open = new Set<Listening>();
  return {
    fetch: async (request, env = {}) => hono.fetch(request, env),
    store,
    outbox,
    routes: hono.routes.map(({ method, path }) => ({ method, path })),
    async listen(port = config.PORT, host = config.HOST) {
      const listening = await listen((request, env) => hono.fetch(request, env), port, host);
      open.add(listening);
      return listening;
    },
    async close() {
      stopping = true;
      const stopWaiting = clock.after(DRAIN_LIMIT, store.giveUp);
      stopRetention();
      codes.close();
      live.close();
      await Promise.all([...[...open].map((listening) => listening.close()), outbox.stop()]);
      await store.close();
      stopWaiting();
    },
  };
}

/** What was asked, or false when it takes too long. */
function withinLimit(asked: Promise<boolean>, limit: number, clock: Clock): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = clock.after(limit, () => resolve(false));
    void asked.then((answer) => {
      stop();
      resolve(answer);
    });
  });
}
