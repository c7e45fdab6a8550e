import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { english } from '../../../tools/diagnostics/messages/english.ts';
import { nodeFiles } from '../../../tools/environment/node-environment.ts';
import { previewSettings } from '../../../tools/preview/settings.ts';
import { type PreviewInput, startPreview } from '../../../tools/preview/start.ts';
import { sharePrepared } from '../../../tools/testing/prepared.ts';
import { STUDIO, type StudioEvent, type StudioSite, TOKEN_HEADER } from '../../wire.ts';

/** The server's response. */
interface StudioAnswer<T = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly body: T;
}

export interface CallOptions {
  readonly method?: string;
  /** Sent as JSON; bytes as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Without the header that a window of the studio sends. */
  readonly isStranger?: boolean;
}

/** A real site folder with one page, Taman Asri, and the real server of the studio over it. */
export interface StudioTestSite {
  readonly root: string;
  readonly origin: string;
  file(name: string): string;
  read(name: string): string;
  write(name: string, content: string | Uint8Array): void;
  /** Calls an address below `STUDIO`, as a window does. */
  call<T = Record<string, unknown>>(path: string, options?: CallOptions): Promise<StudioAnswer<T>>;
  /** Listens to `api/live` until `close`. */
  listen(query: string, headers?: Readonly<Record<string, string>>): Promise<Listening>;
  close(): Promise<void>;
}

interface Listening {
  /** The next event with this name that fits; what was before it is forgotten. */
  next<N extends StudioEvent['name']>(
    name: N,
    fits?: (data: Extract<StudioEvent, { name: N }>['data']) => boolean,
  ): Promise<Extract<StudioEvent, { name: N }>['data']>;
  close(): void;
}

export const PAGE = 'pages/taman-asri/page.json';

/** @param prepare adds to the site before the studio starts */
export async function startStudioSite(
  more: {
    prepare?: (root: string) => void;
    env?: Record<string, string>;
  } & Partial<PreviewInput> = {},
): Promise<StudioTestSite> {
  const { prepare, env = {}, ...input } = more;
  const root = input.root ?? newSite();
  prepare?.(root);
  const preview = await here(root, env, input);
  let token = '';
  const site: StudioTestSite = {
    root,
    origin: preview.url,
    file: (name) => join(root, name),
    read: (name) => readFileSync(join(root, name), 'utf8'),
    write: (name, content) => writeFileSync(join(root, name), content),
    call: (path, options = {}) => ask(preview.port, STUDIO + path, options, token),
    listen: (query, headers = {}) => listen(`${preview.url}${STUDIO}api/live?${query}`, headers),
    async close() {
      await preview.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
  const { body } = await site.call<StudioSite>('api/site');
  token = body.token ?? '';
  return site;
}

async function here(root: string, env: Record<string, string>, input: Partial<PreviewInput>) {
  const place = { host: '127.0.0.1', port: 0 };
  return startPreview({
    engineRoot: resolve('.'),
    files: nodeFiles,
    env: process.env,
    diagnosticMessages: english,
    config: previewSettings({ env: { LOG_LEVEL: 'silent', ...env }, cwd: root, language: 'en' }, place),
    ...place,
    ...input,
    root,
  });
}

function newSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'kavling-studio-'));
  cpSync(resolve('pages/taman-asri'), join(root, 'pages/taman-asri'), { recursive: true });
  sharePrepared(root);
  return root;
}

/** A request with any headers, Host included, which `fetch` would not send. */
function ask<T>(
  port: number,
  path: string,
  { method = 'GET', body, headers = {}, isStranger }: CallOptions,
  token: string,
): Promise<StudioAnswer<T>> {
  const isBytes = body instanceof Uint8Array;
  const sent = {
    ...(body === undefined || isBytes ? {} : { 'content-type': 'application/json' }),
    ...(isStranger ? {} : { [TOKEN_HEADER]: token }),
    ...headers,
  };
  return new Promise((done, fail) => {
    // A connection that is kept may close while a build of this process holds up both of its ends.
    const place = { host: '127.0.0.1', port, path, agent: false };
    const asked = request({ ...place, method, headers: sent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const isJson = response.headers['content-type']?.startsWith('application/json');
        const parsed = (isJson ? JSON.parse(text) : {}) as T;
        done({ status: response.statusCode ?? 0, headers: response.headers, text, body: parsed });
      });
    });
    asked.on('error', fail);
    asked.end(isBytes ? body : body === undefined ? undefined : JSON.stringify(body));
  });
}

async function listen(address: string, headers: Readonly<Record<string, string>>): Promise<Listening> {
  const aborter = new AbortController();
  const response = await fetch(address, { signal: aborter.signal, headers });
  const events: StudioEvent[] = [];
  let wake = () => {};
  const reading = (async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const found = /^event: (\S+)\ndata: (.*)$/s.exec(block);
        if (found) events.push({ name: found[1], data: JSON.parse(found[2] ?? '') } as StudioEvent);
      }
      wake();
    }
  })().catch(() => undefined);
  return {
    async next(name, fits = () => true) {
      for (;;) {
        for (let event = events.shift(); event; event = events.shift())
          if (event.name === name && fits(event.data as never)) return event.data as never;
        await new Promise<void>((arrived) => {
          wake = arrived;
        });
      }
    },
    close() {
      aborter.abort();
      void reading;
    },
  };
}
