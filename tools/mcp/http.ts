import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { readJsonBody } from '../../server/index.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { isFromThisMachine } from '../http/this-machine.ts';
import {
  type Answer,
  type Conversation,
  codes,
  failed,
  type McpServer,
  MOST_BYTES,
  modernVersion,
  TOO_LARGE,
} from './protocol.ts';

/** Where agents speak to a preview. */
export const MCP_PATH = '/.kavling/mcp';

/** Open conversations with a handshake; a forgotten one starts again. */
const MOST_CONVERSATIONS = 100;
const SESSION = 'mcp-session-id';

type Fetch = (request: Request, env?: Partial<HttpBindings>) => Promise<Response | undefined>;

/**
 * Answers agents of this computer that know the token; nothing for other addresses. One message a request, one answer in
 * JSON: no streams, since nothing here happens by itself.
 */
export function createMcpHttp(server: () => Promise<McpServer>, token: () => Promise<string>): Fetch {
  const conversations = new Map<string, Conversation>();

  /** The conversation that a request belongs to; nothing for one that has been forgotten. */
  function conversationOf(request: Request): Conversation | undefined {
    const id = request.headers.get(SESSION);
    return id === null ? { agent: 'agent' } : conversations.get(id);
  }

  function begin(conversation: Conversation): Record<string, string> {
    const [oldest] = conversations.keys();
    if (conversations.size >= MOST_CONVERSATIONS && oldest !== undefined) conversations.delete(oldest);
    const id = randomUUID();
    conversations.set(id, conversation);
    return { [SESSION]: id };
  }

  return async (request, env) => {
    if (new URL(request.url).pathname !== MCP_PATH) return undefined;
    if (!isFromThisMachine(request, env) || isForeign(request))
      return refused(403, 'Only for this computer.');
    if (!hasToken(request, await token()))
      return refused(401, 'The token is in .kavling/mcp-token of the site.', {
        'www-authenticate': 'Bearer',
      });
    if (request.method !== 'POST') return refused(405, 'Send messages with POST.', { allow: 'POST' });
    const conversation = conversationOf(request);
    if (!conversation) return refused(404, 'This conversation is over: initialize again.');
    const read = await readJsonBody(request, MOST_BYTES);
    if (read === 'too-large') return refused(413, TOO_LARGE);
    if (!read) return reply(failed(null, { code: codes.unreadable, message: 'This is not JSON.' }), 400);
    const message = read.json;
    const mismatch = mismatchOf(message, request.headers);
    if (mismatch) return reply(failed(null, { code: codes.headers, message: mismatch }), 400);
    const answer = await (await server()).answer(message, conversation);
    if (!answer) return new Response(null, { status: 202 });
    const isOpening = isRecord(message) && message.method === 'initialize' && 'result' in answer;
    return reply(answer, statusOf(answer, message), isOpening ? begin(conversation) : {});
  };
}

function reply(answer: Answer, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(answer, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

function refused(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  return reply(failed(null, { code: codes.notARequest, message }), status, headers);
}

/** Browsers send the origin of a request; an agent is not a page of another site. */
function isForeign({ headers }: Request): boolean {
  const origin = headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host')?.toLowerCase();
}

function hasToken({ headers }: Request, token: string): boolean {
  const given = Buffer.from(headers.get('authorization') ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** In the version without handshake the headers repeat what the message says. */
function mismatchOf(message: unknown, headers: Headers): string | undefined {
  const version = modernVersion(message);
  if (version === undefined || !isRecord(message)) return undefined;
  const { method, params } = message;
  const name = method === 'tools/call' && isRecord(params) ? params.name : undefined;
  const wanted: readonly (readonly [string, unknown])[] = [
    ['mcp-protocol-version', version],
    ['mcp-method', method],
    ...(name === undefined ? [] : [['mcp-name', name] as const]),
  ];
  const wrong = wanted.find(([header, value]) => headers.get(header) !== String(value));
  return wrong && `Header mismatch: ${wrong[0]} must be "${String(wrong[1])}".`;
}

/** Versions with a handshake answer errors with 200. */
function statusOf(answer: Answer, message: unknown): number {
  if (!('error' in answer) || modernVersion(message) === undefined) return 200;
  return answer.error.code === codes.noMethod ? 404 : answer.error.code === codes.version ? 400 : 200;
}
