import type { Hono } from 'hono';
import type { ServerConfig } from '../config/read.ts';
import { json } from '../http/answer.ts';
import type { Bindings, Visitor } from '../http/visitor.ts';
import type { Clock, Ids, Log, ProjectSource } from '../ports.ts';
import type { ReminderRepository } from '../store/desk/reminders.ts';
import type { DeskRepository } from '../store/desk-repository.ts';
import type { SaveLead } from '../store/lead-repository.ts';
import type { Rotation } from '../store/rotation.ts';
import type { LeadTable } from '../store/tables.ts';
import type { TeamRepository } from '../store/team-repository.ts';
import { addChangeRoutes } from './change-routes.ts';
import { API, createGuard, type Guard, isAllowed, problem, readJson, textOf } from './guard.ts';
import { addLeadRoutes } from './lead-routes.ts';
import type { DeskFeed } from './live.ts';
import { addPersonRoutes } from './person-routes.ts';
import { describeMe } from './projects.ts';
import { addReminderRoutes } from './reminder-routes.ts';
import type { Sessions } from './session.ts';
import { addTeamRoutes } from './team-routes.ts';

/** What the erasing of one person came to. */
export interface DeskErasure {
  readonly leads: number;
  /** Backups, files and texts that still hold the person, for the operator to see to. */
  readonly remains: number;
}

export interface DeskParts {
  readonly desk: DeskRepository;
  readonly team: TeamRepository;
  readonly rotation: Rotation;
  readonly reminders: ReminderRepository;
  readonly projects: ProjectSource;
  /** Codes of the day that may still be sent. */
  readonly codesLeft: () => Promise<number>;
  readonly sessions: Sessions;
  readonly live: DeskFeed;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly config: ServerConfig;
  readonly audit: (action: string, detail: object) => Promise<void>;
  /** Erases everything of a phone. */
  readonly erase: (phone: string) => Promise<DeskErasure>;
  /** The messages that leave with a lead that comes back from those set aside, or that somebody is given. */
  readonly outboxFor: (lead: LeadTable, type: 'lead.created' | 'lead.assigned') => SaveLead['outbox'];
  readonly wakeOutbox: () => void;
}

/** Where the parts of the desk hang their calls. */
export interface DeskRoutes extends DeskParts {
  readonly app: Hono<{ Bindings: Bindings }>;
  readonly guarded: Guard;
}

/** The calls behind /desk. All but the login require a session; all that write require our own origin. */
export function addDeskRoutes(
  app: Hono<{ Bindings: Bindings }>,
  readVisitor: (request: Request, env: Bindings) => Visitor,
  parts: DeskParts,
): void {
  const { sessions, live, team, clock } = parts;
  const guarded = createGuard({ sessions, team, clock, readVisitor });
  const routes = { ...parts, app, guarded };

  app.post(`${API}/login`, async (c) => {
    const request = c.req.raw;
    const visitor = readVisitor(request, c.env ?? {});
    if (!isAllowed(request)) return problem('foreign');
    if (!visitor.secure) return problem('insecure');
    const opened = await sessions.open(textOf((await readJson(request))?.token, 200), visitor);
    if (opened === 'limited') return problem('limited');
    if (opened === 'wrong') return problem('wrong');
    await parts.audit('desk.login', { person: opened.person });
    return json({ person: opened.person }, 200, { 'set-cookie': opened.cookie });
  });
  app.post(
    `${API}/logout`,
    guarded(async ({ request, visitor }) =>
      json({}, 200, { 'set-cookie': await sessions.close(request, visitor) }),
    ),
  );
  app.get(
    `${API}/me`,
    guarded(async ({ access }) => json(await describeMe(parts, access))),
  );
  addLeadRoutes(routes);
  addChangeRoutes(routes);
  addReminderRoutes(routes);
  addTeamRoutes(routes);
  addPersonRoutes(routes);
  app.get(
    `${API}/live`,
    guarded(
      async () =>
        new Response(live.open(), {
          headers: {
            'content-type': 'text/event-stream',
            'cache-control': 'no-store',
            'x-accel-buffering': 'no',
          },
        }),
    ),
  );
  app.all(`${API}/*`, () => problem('noCall'));
}
