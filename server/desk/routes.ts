import type { Hono } from 'hono';
import type { ServerConfig } from '../config/read.ts';
import { json } from '../http/answer.ts';
import { isOwnOrigin } from '../http/cross-site.ts';
import { createRateWindow } from '../http/rate-window.ts';
import type { Bindings, Visitor } from '../http/visitor.ts';
import type { Clock, Ids, Log } from '../ports.ts';
import { type DeskRepository, LEAD_STATUSES, type LeadFilter } from '../store/desk-repository.ts';
import { exportCsv } from './export.ts';
import type { DeskFeed } from './live.ts';
import { DESK_PROBLEMS, type DeskProblem } from './problems.ts';
import type { Sessions } from './session.ts';

export interface DeskParts {
  readonly desk: DeskRepository;
  /** Codes of the day that may still be sent. */
  readonly codesLeft: () => Promise<number>;
  readonly sessions: Sessions;
  readonly live: DeskFeed;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly config: ServerConfig;
  readonly audit: (action: string, detail: object) => Promise<void>;
}

const PAGE_SIZE = 50;
const BODY_LIMIT = 16_384;
const API = '/desk/api';

type Answer = (request: Request, person: string, id: string, visitor: Visitor) => Promise<Response>;

/** The calls behind /desk. All but the login require a session; all that write require our own origin. */
export function addDeskRoutes(
  app: Hono<{ Bindings: Bindings }>,
  readVisitor: (request: Request, env: Bindings) => Visitor,
  parts: DeskParts,
): void {
  const { desk, sessions, live, clock, ids } = parts;
  const isWithin = createRateWindow([{ count: 600, seconds: 60 }]);

  const guarded =
    (answer: Answer) =>
    async (c: { req: { raw: Request; param(name: string): string | undefined }; env: Bindings }) => {
      const request = c.req.raw;
      const visitor = readVisitor(request, c.env ?? {});
      if (!isWithin(visitor.limitKey, clock.now())) return problem('busy');
      if (!isAllowed(request)) return problem('foreign');
      if (/%00|\0/.test(request.url)) return problem('nul');
      const person = await sessions.find(request, visitor);
      if (person === null) return problem('stranger');
      return answer(request, person, c.req.param('id') ?? '', visitor);
    };

  app.post(`${API}/login`, async (c) => {
    const request = c.req.raw;
    const visitor = readVisitor(request, c.env ?? {});
    if (!isAllowed(request)) return problem('foreign');
    if (!visitor.secure) return problem('insecure');
    const body = await readJson(request);
    const opened = await sessions.open(typeof body?.token === 'string' ? body.token : '', visitor);
    if (opened === 'limited') return problem('limited');
    if (opened === 'wrong') return problem('wrong');
    await parts.audit('desk.login', { person: opened.person });
    return json({ person: opened.person }, 200, { 'set-cookie': opened.cookie });
  });
  app.post(
    `${API}/logout`,
    guarded(async (request, _person, _id, visitor) => {
      return json({}, 200, { 'set-cookie': await sessions.close(request, visitor) });
    }),
  );
  app.get(
    `${API}/me`,
    guarded(async (_request, person) => json({ person, ...(await desk.facets()) })),
  );
  app.get(
    `${API}/leads`,
    guarded(async (request) => {
      const query = new URL(request.url).searchParams;
      const page = await desk.list(readFilter(query), PAGE_SIZE, query.get('before') ?? undefined);
      return json({ ...page, codesSpent: (await parts.codesLeft()) === 0 });
    }),
  );
  app.get(
    `${API}/leads/:id`,
    guarded(async (_request, _person, id) => {
      const found = await desk.detail(id);
      return found ? json(found) : problem('noLead');
    }),
  );
  app.post(
    `${API}/leads/:id/status`,
    guarded(async (request, person, id) => {
      const body = await readJson(request);
      const status = LEAD_STATUSES.find((one) => one === body?.status);
      if (!status) return problem('badStatus');
      if (!(await desk.setStatus(id, status, clock.now()))) return problem('noLead');
      await parts.audit('desk.status', { person, lead: id, status });
      live.nudge();
      return json({ status });
    }),
  );
  app.post(
    `${API}/leads/:id/notes`,
    guarded(async (request, person, id) => {
      const body = await readJson(request);
      const text = typeof body?.text === 'string' ? body.text.replaceAll('\0', '').trim().slice(0, 4000) : '';
      if (text === '') return problem('emptyNote');
      const note = { id: ids.row(), lead_id: id, at: clock.now(), author: person, text };
      if (!(await desk.addNote(note))) return problem('noLead');
      live.nudge();
      return json(note);
    }),
  );
  app.get(
    `${API}/export.csv`,
    guarded(async (request, person) => {
      await parts.audit('desk.export', { person });
      const lines = exportCsv(desk, readFilter(new URL(request.url).searchParams));
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const step = await lines.next();
          if (step.done) controller.close();
          else controller.enqueue(encoder.encode(step.value));
        },
      });
      const name = `leads-${new Date(clock.now()).toISOString().slice(0, 10)}.csv`;
      return new Response(body, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      });
    }),
  );
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

/** Reading is safe from elsewhere by the cookie's SameSite=Strict; writing must also come from our own page. */
function isAllowed(request: Request): boolean {
  if (request.method === 'GET') return request.headers.get('sec-fetch-site') !== 'cross-site';
  const json = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  const known = request.headers.has('sec-fetch-site') || request.headers.has('origin');
  return json && known && isOwnOrigin(request, []);
}

async function readJson(request: Request): Promise<{ readonly [key: string]: unknown } | null> {
  if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > BODY_LIMIT) return null;
  const body: unknown = await request.json().catch(() => null);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null;
}

function readFilter(query: URLSearchParams): LeadFilter {
  const verified = query.get('verified');
  return {
    search: query.get('search')?.slice(0, 100) ?? '',
    projectId: query.get('project') ?? '',
    type: query.get('type') ?? '',
    source: query.get('source') ?? '',
    status: query.get('status') ?? '',
    spam: query.get('spam') === '1',
    ...(verified === '1' || verified === '0' ? { verified: verified === '1' } : {}),
  };
}

function problem(code: DeskProblem): Response {
  const { status, message } = DESK_PROBLEMS[code];
  return json({ code, message }, status);
}
