import type { Hono } from 'hono';
import { deskRoutes } from '../contract/desk/routes.ts';
import { json } from '../http/answer.ts';
import { describeMisfit } from '../http/check-shape.ts';
import type { Bindings, Visitor } from '../http/visitor.ts';
import { addChangeRoutes } from './change-routes.ts';
import { addDeliveryRoutes } from './delivery-routes.ts';
import {
  API,
  badRequest,
  createDeskRoutes,
  createGuard,
  isAllowed,
  problem,
  readJson,
  textOf,
} from './guard.ts';
import { addLeadRoutes } from './lead-routes.ts';
import type { DeskParts } from './parts.ts';
import { addPersonRoutes } from './person-routes.ts';
import { describeMe } from './projects.ts';
import { addReminderRoutes } from './reminder-routes.ts';
import { addTeamRoutes } from './team-routes.ts';
import { addTemplateRoutes } from './template-routes.ts';
import { addUnitRoutes } from './unit-routes.ts';

/** The routes behind /desk. All but the login require a session; all that write require our own origin. */
export function addDeskRoutes(
  app: Hono<{ Bindings: Bindings }>,
  readVisitor: (request: Request, env: Bindings) => Visitor,
  parts: DeskParts,
): void {
  const { sessions, live, team, clock } = parts;
  const guarded = createGuard({ sessions, team, clock, readVisitor });
  const route = createDeskRoutes(app, guarded);
  const routes = { ...parts, app, guarded, route };

  app.post(`${API}/login`, async (c) => {
    const request = c.req.raw;
    const visitor = readVisitor(request, c.env ?? {});
    if (!isAllowed(request)) return problem('foreign');
    if (!visitor.secure) return problem('insecure');
    const body = (await readJson(request)) ?? {};
    const misfit = describeMisfit(deskRoutes['POST login'].body, body);
    const opened = await sessions.open(textOf(body.token, 200), visitor);
    if (opened === 'limited') return problem('limited');
    if (misfit) return badRequest('POST login', misfit);
    if (opened === 'wrong') return problem('wrong');
    await parts.audit('desk.login', { person: opened.person });
    return json({ person: opened.person }, 200, { 'set-cookie': opened.cookie });
  });
  route('POST logout', async ({ request, visitor }) =>
    json({}, 200, { 'set-cookie': await sessions.close(request, visitor) }),
  );
  route('GET me', ({ access }) => describeMe(parts, access));
  addLeadRoutes(routes);
  addChangeRoutes(routes);
  addReminderRoutes(routes);
  addTeamRoutes(routes);
  addTemplateRoutes(routes);
  addUnitRoutes(routes);
  addDeliveryRoutes(routes);
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
