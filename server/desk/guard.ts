import type { Hono } from 'hono';
import { isRecord } from '../../src/lib/is-record.ts';
import type { AnswerOf, BodyOf, QueryOf, Route } from '../../src/lib/routes.ts';
import { SEARCH_HEADER } from '../contract/desk/lead-query.ts';
import { DESK_PROBLEMS, type DeskProblem } from '../contract/desk/problems.ts';
import { type DeskRouteTable, deskRoutes } from '../contract/desk/routes.ts';
import { json } from '../http/answer.ts';
import { readJsonBody } from '../http/body.ts';
import { describeMisfit } from '../http/check-shape.ts';
import { isOwnOrigin } from '../http/cross-site.ts';
import { createRateWindow } from '../http/rate-window.ts';
import type { Bindings, Visitor } from '../http/visitor.ts';
import type { Clock } from '../ports/clock.ts';
import type { TeamRepository } from '../store/desk/team-repository.ts';
import { createAccess, type DeskAccess } from './access.ts';
import type { Sessions } from './session.ts';

/** The prefix of all desk routes. */
export const API = '/desk/api';

const BODY_LIMIT = 16_384;
const MOST_SEARCHED = 100;

/** A request by a logged-in person. */
interface DeskCall {
  readonly request: Request;
  readonly query: URLSearchParams;
  /** The search term; the URL of an older desk may contain it, too. */
  readonly search: string;
  readonly person: string;
  readonly access: DeskAccess;
  readonly visitor: Visitor;
  /** The id in the path: a lead, a person, a reminder; empty if there is none. */
  readonly id: string;
}

/** The caller, in a request of any route. */
export type Caller = Omit<DeskCall, 'query'>;

/** A request of the table, whose body fits. */
type Asked<K extends keyof DeskRouteTable> = Caller & {
  readonly query: Query<QueryOf<DeskRouteTable[K]>>;
  readonly body: BodyOf<DeskRouteTable[K]>;
};

/** A query of which only these names may be read. */
export interface Query<Name extends string> {
  readonly get: (name: Name) => string | null;
}

/** Adds a route of the table; what it answers must be what the table promises. */
export type AddDeskRoute = <K extends keyof DeskRouteTable>(
  name: K,
  answer: (asked: Asked<K>) => Promise<AnswerOf<DeskRouteTable[K]> | Response>,
) => void;

type Answer = (call: DeskCall) => Promise<Response>;

interface Context {
  readonly req: { readonly raw: Request; param(name: string): string | undefined };
  readonly env: Bindings;
}

/** Admits a person with a session, from the desk's own page, within the limit. */
export type Guard = (answer: Answer) => (context: Context) => Promise<Response>;

export interface GuardParts {
  readonly sessions: Sessions;
  readonly team: TeamRepository;
  readonly clock: Clock;
  readonly readVisitor: (request: Request, env: Bindings) => Visitor;
}

export function createGuard({ sessions, team, clock, readVisitor }: GuardParts): Guard {
  const isWithin = createRateWindow([{ count: 600, seconds: 60 }]);
  return (answer) =>
    async ({ req, env }) => {
      const request = req.raw;
      const visitor = readVisitor(request, env ?? {});
      if (!isWithin(visitor.limitKey, clock.now())) return problem('busy');
      if (!isAllowed(request)) return problem('foreign');
      const query = new URL(request.url).searchParams;
      const search = decode(request.headers.get(SEARCH_HEADER) ?? '') || (query.get('search') ?? '');
      if (/%00|\0/.test(`${request.url}${search}`)) return problem('nul');
      const person = await sessions.find(request, visitor);
      if (person === null) return problem('stranger');
      return answer({
        request,
        visitor,
        person,
        query,
        search: search.slice(0, MOST_SEARCHED),
        access: createAccess(person, await team.rolesOf(person)),
        id: req.param('id') ?? '',
      });
    };
}

export function createDeskRoutes(app: Hono<{ Bindings: Bindings }>, guarded: Guard): AddDeskRoute {
  return (name, answer) => {
    const { body: shape }: Partial<Route> = deskRoutes[name];
    const [method = '', path] = name.split(' ');
    const answered = guarded(async (call) => {
      const body = shape && ((await readJson(call.request)) ?? {});
      const misfit = shape && describeMisfit(shape, body);
      if (misfit) return badRequest(name, misfit);
      const made = await answer({ ...call, body } as unknown as Asked<typeof name>);
      return made instanceof Response ? made : json(made);
    });
    app.on(method, `${API}/${path}`, answered);
  };
}

/** Keys whose misfits have a separate reason in the desk. */
const REASONS: ReadonlyMap<string | undefined, DeskProblem> = new Map([
  ['at', 'badTime'],
  ['language', 'badLanguage'],
  ['role', 'badRole'],
  ['stage', 'badStatus'],
  ['status', 'badStatus'],
]);

/** The code for the desk, and for a developer where and what. */
export function badRequest(route: string, misfit: string): Response {
  const code = REASONS.get(/^"(\w+)"/.exec(misfit)?.[1]) ?? 'badRequest';
  const { status, message } = DESK_PROBLEMS[code];
  return json({ code, message: `${route}: ${misfit}. ${message}` }, status);
}

/** Reading is safe from elsewhere by the cookie's SameSite=Strict; writing must also come from our own page. */
export function isAllowed(request: Request): boolean {
  if (request.method === 'GET') return request.headers.get('sec-fetch-site') !== 'cross-site';
  const json = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  const known = request.headers.has('sec-fetch-site') || request.headers.has('origin');
  return json && known && isOwnOrigin(request, []);
}

/** The object in the body; null if there is none, or if it is too large. */
export async function readJson(request: Request): Promise<Readonly<Record<string, unknown>> | null> {
  const read = await readJsonBody(request, BODY_LIMIT);
  return typeof read === 'object' && isRecord(read.json) ? read.json : null;
}

/** The decoded value of a header; nothing if it is not encoded correctly. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** A text of a body, without characters that databases reject; empty if there is none. */
export function textOf(value: unknown, most: number): string {
  return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, most) : '';
}

/** A time of a body, in milliseconds; 0 if there is none. */
export function timeOf(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/** The distinct texts of a body's list. */
export function textsOf(value: unknown, most: number): readonly string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.filter((one): one is string => typeof one === 'string' && one !== '');
  return [...new Set(texts)].slice(0, most);
}

export function problem(code: DeskProblem): Response {
  const { status, message } = DESK_PROBLEMS[code];
  return json({ code, message }, status);
}
