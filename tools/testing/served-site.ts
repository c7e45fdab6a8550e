import { type ChildProcess, spawn } from 'node:child_process';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const engineRoot = resolve('.');

/** Runs one command of the real CLI in a site. @returns its exit code and all it said */
export async function kavling(
  root: string,
  ...args: string[]
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(engineRoot, 'bin/kavling.mjs'), ...args], { cwd: root });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
  return new Promise((done) => child.once('close', (code) => done({ code, said })));
}

/** A server's response to one request. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** `kavling serve`, `kavling preview` or `kavling studio`, as an operator or author starts it. */
export interface ServedSite {
  /** Where it says that it is. */
  readonly url: string;
  readonly origin: string;
  /** The id of its process. */
  readonly pid: number | undefined;
  /** Asks as a browser does that knows the server by this host. */
  ask(path: string, host?: string, form?: Readonly<Record<string, string>>): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts the real CLI, on a free port by default, with `more` options. */
export async function startSite(
  root: string,
  command: 'serve' | 'preview' | 'studio',
  env: Readonly<Record<string, string>> = {},
  port = '0',
  language: 'en' | 'id' = 'en',
  more: readonly string[] = [],
): Promise<ServedSite> {
  const args = [join(engineRoot, 'bin/kavling.mjs'), command, '--port', port, '--lang', language, ...more];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      LOG_LEVEL: 'silent',
      NO_COLOR: '1',
      KAVLING_FASTEST_MS: '0',
      KAVLING_OTP_SENDER: 'console',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((done, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /(?:^Serving .* at|^Preview|^Studio) +(http:\S+)/.exec(line)?.[1];
      if (found) done(found);
    });
    child.once('close', (code) => fail(new Error(`kavling ${command} ended with ${code}`)));
  });
  const { origin, host: own, port: ownPort } = new URL(url);
  return {
    url,
    origin,
    pid: child.pid,
    ask: (path, host = own, form) =>
      new Promise((done, fail) => {
        const headers = {
          host,
          ...(form ? { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' } : {}),
        };
        const sent = request(
          { port: ownPort, path, host: '127.0.0.1', headers, method: form ? 'POST' : 'GET' },
          (response) => {
            let text = '';
            response.setEncoding('utf8').on('data', (part) => (text += part));
            response.on('end', () =>
              done({ status: response.statusCode ?? 0, headers: response.headers, text }),
            );
          },
        );
        sent.on('error', fail);
        sent.end(form ? new URLSearchParams(form).toString() : undefined);
      }),
    stop: () => end(child),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('close', done));
  child.kill('SIGTERM');
  await gone;
}
