import type { Hono } from 'hono';
import type { Outbox } from '../delivery/outbox.ts';
import type { DeskFeed } from '../desk/live.ts';
import { addDeskPage } from '../desk/page.ts';
import { addDeskRoutes } from '../desk/routes.ts';
import { createSessions } from '../desk/session.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';
import { createSiteAnswer } from '../http/site.ts';
import type { PageServer } from '../http/static.ts';
import type { Bindings } from '../http/visitor.ts';
import { backupFolderOf, erasePerson } from '../leads-commands/index.ts';
import type { OtpService } from '../otp/service.ts';
import type { Clock } from '../ports/clock.ts';
import { createApp } from '../routes/app.ts';
import { addHealthRoutes } from '../routes/health.ts';
import { createOtpCalls } from '../routes/otp.ts';
import type { SaveLeadParts } from '../routes/save-lead.ts';
import type { UnitLists } from '../units/units.ts';
import type { Parts } from './parts.ts';

/** The readiness check responds within this time, so that a probe never hangs with the database, in milliseconds. */
const READY_LIMIT = 2000;

export interface RouteParts {
  readonly leads: SaveLeadParts;
  readonly codes: OtpService;
  readonly live: DeskFeed;
  readonly units: UnitLists;
  readonly outbox: Outbox;
  /** The built site, and the folder of the built desk. */
  readonly pages: PageServer | null;
  readonly desk: string | undefined;
  readonly isStopping: () => boolean;
}

/** All routes of the backend: the API, health checks, the desk, and finally the pages. */
export function createRoutes(parts: Parts, own: RouteParts): Hono<{ Bindings: Bindings }> {
  const { config, projects, store, keys, clock, ids, log, metrics } = parts;
  const { codes, live, pages } = own;
  const { app, readVisitor } = createApp({
    config,
    projects,
    clock,
    log,
    observe: (seconds) => metrics.observe('kavling_save_seconds', seconds),
    save: own.leads,
    otpCalls: createOtpCalls({ service: codes, config, keys, clock }),
  });
  const guard = (response: Response, request: Request, env: Bindings) =>
    addSecurityHeaders(response, readVisitor(request, env ?? {}).https, config);

  addHealthRoutes(app, {
    config,
    metrics,
    isReady: () => withinLimit(store.isReady(), READY_LIMIT, clock),
    isStopping: own.isStopping,
  });
  addDeskRoutes(app, readVisitor, {
    desk: store.desk,
    team: store.team,
    rotation: store.rotation,
    reminders: store.reminders,
    templates: store.templates,
    holds: store.holds,
    units: own.units,
    deliveries: store.outbox,
    projects,
    codesLeft: codes.budgetLeft,
    sessions: createSessions({
      desk: store.desk,
      team: store.team,
      limits: store.otp,
      keys,
      clock,
      ids,
      config,
    }),
    live,
    clock,
    ids,
    log,
    config,
    audit: (action, detail) =>
      store.privacy.audit({ id: ids.row(), at: clock.now(), action, detail: JSON.stringify(detail) }),
    async erase(phone) {
      const backupFolder = backupFolderOf(config);
      const erased = await erasePerson({ config, store, keys, clock, ids, backupFolder }, phone);
      const remains = erased.remains.length + erased.backups.length + erased.mentionedBy.length;
      return { leads: erased.counts.leads, remains };
    },
    outboxFor: own.outbox.messagesFor,
    wakeOutbox: () => own.outbox.wake(),
  });
  addDeskPage(app, own.desk, guard);
  if (pages) {
    const answerPage = createSiteAnswer(pages, projects);
    app.get('*', async (c) => guard(await answerPage(c.req.raw), c.req.raw, c.env));
  }
  app.notFound(() => new Response('Not found', { status: 404 }));
  return app;
}

/** The response, or false if it takes too long. */
function withinLimit(asked: Promise<boolean>, limit: number, clock: Clock): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = clock.after(limit, () => resolve(false));
    void asked.then((answer) => {
      stop();
      resolve(answer);
    });
  });
}
