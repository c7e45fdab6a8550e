import { METHODS } from 'node:http';
import { Hono } from 'hono';
import type { ServerConfig } from '../config/read.ts';
import { copy } from '../contract/copy.ts';
import { formProblem, json, refusal } from '../http/answer.ts';
import { corsHeaders, isOwnOrigin } from '../http/cross-site.ts';
import { readForm } from '../http/form.ts';
import { createRateWindow } from '../http/rate-window.ts';
import { createPathReader } from '../http/site.ts';
import { type Bindings, createVisitorReader, type Visitor } from '../http/visitor.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { ProjectSource } from '../site/facts.ts';
import { StoreUnavailable } from '../store/database/database-engine.ts';
import type { Call, LimiterName } from './call.ts';
import { createNativePost } from './native-post.ts';
import { answerProject } from './project.ts';
import { createSaveAnswer, type SaveLeadParts, saveAnswerJson } from './save-lead.ts';

const AJAX_PATH = '/wp-admin/admin-ajax.php';
const POST_PATH = '/wp-admin/admin-post.php';
const PROJECT_PATH = '/wp-json/wk/v1/project';

/**
 * Named one by one: a route for all methods would come after the one for POST, and Hono would chain the two on every
 * call.
 */
const REFUSED_METHODS = METHODS.filter((method) => method !== 'POST' && method !== 'OPTIONS');

export interface AppParts {
  readonly config: ServerConfig;
  readonly projects: ProjectSource;
  readonly clock: Clock;
  readonly log: Log;
  readonly save: SaveLeadParts;
  readonly otpCalls: readonly Call[];
  /** Called with the duration of each save, in seconds. */
  readonly observe: (seconds: number) => void;
}

export interface App {
  readonly app: Hono<{ Bindings: Bindings }>;
  readonly readVisitor: (request: Request, env: Bindings) => Visitor;
}

/** The routes of the five calls, each with its limiter before it. */
export function createApp(parts: AppParts): App {
  const { config, clock, log } = parts;
  const app = new Hono<{ Bindings: Bindings }>({ getPath: createPathReader(parts.projects) });
  const readVisitor = createVisitorReader(config);
  const isWithin = createLimiters(config);
  const answerSave = createSaveAnswer(parts.save);
  const saveLead: typeof answerSave = async (request, fields, visitor) => {
    const began = performance.now();
    const answer = await answerSave(request, fields, visitor);
    parts.observe((performance.now() - began) / 1000);
    return answer;
  };
  const calls: readonly Call[] = [
    {
      name: 'save-lead',
      actions: ['save_leads_to_db', ...config.KAVLING_ACTIONS_SAVE],
      limiter: 'save',
      answer: async (request, fields, visitor) => saveAnswerJson(await saveLead(request, fields, visitor)),
    },
    ...parts.otpCalls,
  ];
  const callOf = new Map(calls.flatMap((call) => call.actions.map((action) => [action, call] as const)));

  const answerNative = createNativePost({
    save: saveLead,
    calls,
    isWithin: (limiter, visitor) => isWithin(limiter, visitor, clock.now()),
    isOwn: (request) => isOwnOrigin(request, config.KAVLING_ALLOWED_ORIGINS),
    projects: parts.projects,
    clock,
    log,
  });

  app.onError((error, c) => {
    if (c.env?.incoming?.socket.destroyed || c.env?.incoming?.destroyed) {
      // The visitor has left before the response: a closed tab is not a server error.
      log.debug('request.hung-up');
      return new Response(null, { status: 499 });
    }
    if (error instanceof StoreUnavailable) {
      log.error('request.unavailable', { reason: error.message });
      return refusal(copy.somethingWrong, 503);
    }
    log.error('request.failed', {
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
    return refusal(copy.somethingWrong, 500);
  });

  app.get(PROJECT_PATH, (c) => {
    const visitor = readVisitor(c.req.raw, c.env ?? {});
    if (!isWithin('project', visitor, clock.now())) return refusal(copy.tooMany, 429);
    return withCors(answerProject(c.req.raw, parts.projects), c.req.raw, config);
  });

  app.post(AJAX_PATH, async (c) => {
    const request = c.req.raw;
    if (isNavigation(request)) return answerNative(request, readVisitor(request, c.env ?? {}));
    if (!isOwnOrigin(request, config.KAVLING_ALLOWED_ORIGINS)) return refusal(copy.foreignOrigin, 403);
    const fields = await readForm(request);
    if (typeof fields === 'string') return formProblem(fields);
    const call = callOf.get(fields.get('action') ?? '');
    if (!call) return refusal(copy.unknownAction, 400);
    const visitor = readVisitor(request, c.env ?? {});
    if (!isWithin(call.limiter, visitor, clock.now())) {
      return withCors(call.tooMany?.() ?? refusal(copy.tooMany, 429), request, config);
    }
    return withCors(await call.answer(request, fields, visitor), request, config);
  });

  app.all(POST_PATH, async (c, next) =>
    c.req.method === 'OPTIONS' || wantsJson(c.req.raw)
      ? next()
      : answerNative(c.req.raw, readVisitor(c.req.raw, c.env ?? {})),
  );
  app.post(POST_PATH, async (c) => {
    const request = c.req.raw;
    if (!isOwnOrigin(request, config.KAVLING_ALLOWED_ORIGINS)) return refusal(copy.foreignOrigin, 403);
    const fields = await readForm(request);
    if (typeof fields === 'string') return formProblem(fields);
    const visitor = readVisitor(request, c.env ?? {});
    if (!isWithin('save', visitor, clock.now())) return refusal(copy.tooMany, 429);
    return withCors(saveAnswerJson(await saveLead(request, fields, visitor)), request, config);
  });

  for (const path of [AJAX_PATH, POST_PATH]) {
    app.options(path, (c) => withCors(new Response(null, { status: 204 }), c.req.raw, config));
  }
  const refuseMethod = () =>
    json({ success: false, data: { message: copy.unknownAction } }, 405, { allow: 'POST' });
  app.on(REFUSED_METHODS, AJAX_PATH, refuseMethod);
  app.all(POST_PATH, refuseMethod);
  return { app, readVisitor };
}

function createLimiters(config: ServerConfig) {
  const save = createRateWindow(config.KAVLING_SAVE_LIMITS);
  const byName: Partial<Record<LimiterName, ReturnType<typeof createRateWindow>>> = {
    save,
    send: createRateWindow(config.KAVLING_CALL_LIMITS),
    verify: createRateWindow(config.KAVLING_CALL_LIMITS),
    cancel: createRateWindow(config.KAVLING_CALL_LIMITS),
    project: createRateWindow(config.KAVLING_CALL_LIMITS),
  };
  return (name: LimiterName, visitor: Visitor, now: number) => byName[name]?.(visitor.limitKey, now) ?? true;
}

/** A form that posts on its own to the address that scripts call. */
function isNavigation(request: Request): boolean {
  return !wantsJson(request) && (request.headers.get('accept') ?? '').includes('text/html');
}

function wantsJson(request: Request): boolean {
  const accept = request.headers.get('accept') ?? '';
  return accept.includes('application/json') || request.headers.get('x-requested-with') !== null;
}

function withCors(response: Response, request: Request, config: ServerConfig): Response {
  for (const [name, value] of Object.entries(corsHeaders(request, config.KAVLING_ALLOWED_ORIGINS))) {
    response.headers.set(name, value);
  }
  return response;
}
