import packageFile from '../../package.json' with { type: 'json' };
import { isRecord, type JsonObject } from '../../src/lib/is-record.ts';
import { checkArguments } from './arguments.ts';
import { type Content, type Tool, ToolError } from './tool.ts';

/** Versions that open with `initialize`, newest first. */
const LEGACY = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;
/** Versions in which each request says for itself what it speaks. */
const MODERN = ['2026-07-28'] as const;

/** Error codes of JSON-RPC, and the ones of the protocol. */
export const codes = {
  unreadable: -32700,
  notARequest: -32600,
  noMethod: -32601,
  badParams: -32602,
  internal: -32603,
  headers: -32020,
  version: -32022,
} as const;

/** A message of an agent is some kilobytes, with an inserted section some more. */
export const MOST_BYTES = 16_000_000;
export const TOO_LARGE = `A message may have up to ${MOST_BYTES / 1_000_000} MB: send less at a time.`;

const META = {
  version: 'io.modelcontextprotocol/protocolVersion',
  client: 'io.modelcontextprotocol/clientInfo',
  server: 'io.modelcontextprotocol/serverInfo',
} as const;

/** One conversation: what `initialize` said holds for the requests after it. */
export interface Conversation {
  agent: string;
}

export type Id = string | number | null;

interface Failure {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

export type Answer = { readonly jsonrpc: '2.0'; readonly id: Id } & (
  | { readonly result: object }
  | { readonly error: Failure }
);

export interface McpServer {
  /** Answers one message; nothing for a notification. */
  answer(message: unknown, conversation: Conversation): Promise<Answer | undefined>;
}

export interface McpOptions {
  readonly tools: readonly Tool[];
  /** The purpose of the server, in a few sentences. */
  readonly instructions: string;
  /** Called with internal errors, which agents only receive in short form. */
  readonly onFault: (error: unknown) => void;
}

class RpcError extends Error {
  readonly failure: Failure;
  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.failure = { code, message, ...(data === undefined ? {} : { data }) };
  }
}

/** The Model Context Protocol with tools alone: the versions with a handshake, and the one without. */
export function createMcpServer({ tools, instructions, onFault }: McpOptions): McpServer {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const serverInfo = { name: 'kavling', title: 'Kavling', version: packageFile.version };
  const capabilities = { tools: {} };
  const listed = tools.map(({ name, title, description, inputSchema, writes = false }) => ({
    name,
    title,
    description,
    inputSchema,
    annotations: { readOnlyHint: !writes, destructiveHint: false, openWorldHint: false },
  }));

  const methods: Readonly<
    Record<string, (params: JsonObject, conversation: Conversation) => object | Promise<object>>
  > = {
    initialize: (params, conversation) => {
      conversation.agent = nameOf(params.clientInfo) ?? conversation.agent;
      const protocolVersion = LEGACY.find((one) => one === params.protocolVersion) ?? LEGACY[0];
      return { protocolVersion, capabilities, serverInfo, instructions };
    },
    'server/discover': () => ({
      supportedVersions: [...MODERN, ...LEGACY],
      capabilities,
      instructions,
      ...CACHED,
      _meta: { [META.server]: serverInfo },
    }),
    ping: () => ({}),
    'tools/list': () => ({ tools: listed, ...CACHED }),
    'tools/call': async ({ name, arguments: given, _meta }, conversation) => {
      const tool = byName.get(String(name));
      if (!tool) throw new RpcError(codes.badParams, `There is no tool "${String(name)}".`);
      const agent = nameOf(isRecord(_meta) ? _meta[META.client] : undefined) ?? conversation.agent;
      return call(tool, given, agent, onFault);
    },
  };

  const run = async (method: string, params: JsonObject, conversation: Conversation): Promise<object> => {
    const isModern = speaksModern(params);
    const known = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (!known) throw new RpcError(codes.noMethod, `There is no method "${method}".`);
    const result = await known(params, conversation);
    return isModern || method === 'server/discover' ? { resultType: 'complete', ...result } : result;
  };

  return {
    async answer(message, conversation) {
      if (!isRecord(message) || message.jsonrpc !== '2.0')
        return failed(null, { code: codes.notARequest, message: 'This is not a JSON-RPC 2.0 message.' });
      const { id, method, params } = message;
      // We send clients no requests, so a response of theirs is ignored.
      if (method === undefined && ('result' in message || 'error' in message)) return undefined;
      const isId = typeof id === 'string' || typeof id === 'number';
      if (typeof method !== 'string')
        return failed(isId ? id : null, { code: codes.notARequest, message: 'The request names no method.' });
      if (!isId) return undefined;
      try {
        return {
          jsonrpc: '2.0',
          id,
          result: await run(method, isRecord(params) ? params : {}, conversation),
        };
      } catch (error) {
        if (error instanceof RpcError) return failed(id, error.failure);
        onFault(error);
        return failed(id, { code: codes.internal, message: 'Something went wrong inside Kavling.' });
      }
    },
  };
}

/** Our tools change with the package alone. */
const CACHED = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/** The version that a message says for itself, as those without a handshake do. */
export function modernVersion(message: unknown): unknown {
  const params = isRecord(message) ? message.params : undefined;
  const meta = isRecord(params) ? params._meta : undefined;
  return isRecord(meta) ? meta[META.version] : undefined;
}

/** True if a request names its version; an unsupported one is refused. */
function speaksModern(params: JsonObject): boolean {
  const requested = modernVersion({ params });
  if (requested === undefined) return false;
  if (!MODERN.some((one) => one === requested))
    throw new RpcError(codes.version, 'Unsupported protocol version', {
      supported: [...MODERN, ...LEGACY],
      requested,
    });
  return true;
}

async function call(
  tool: Tool,
  given: unknown,
  agent: string,
  onFault: (error: unknown) => void,
): Promise<{ content: readonly Content[]; isError?: true }> {
  try {
    return { content: await tool.run(checkArguments(tool.name, tool.inputSchema, given), { name: agent }) };
  } catch (error) {
    if (!(error instanceof ToolError)) onFault(error);
    const message = error instanceof Error ? error.message : String(error);
    return { content: [{ type: 'text', text: message }], isError: true };
  }
}

/** A response that explains the problem with a message. */
export function failed(id: Id, error: Failure): Answer {
  return { jsonrpc: '2.0', id, error };
}

/** The name that an agent gives itself, as people may be shown it. */
function nameOf(client: unknown): string | undefined {
  if (!isRecord(client)) return undefined;
  const name = [client.title, client.name].find((one) => typeof one === 'string' && one.trim() !== '');
  return typeof name === 'string'
    ? name
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim()
        .slice(0, 60)
    : undefined;
}
