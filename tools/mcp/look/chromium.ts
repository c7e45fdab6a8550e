import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Readable, Writable } from 'node:stream';
import { isRecord, type JsonObject } from '../../../src/lib/is-record.ts';
import { ToolError } from '../tool.ts';

const FLAGS = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--disable-gpu',
  '--hide-scrollbars',
  '--mute-audio',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-dev-shm-usage',
  // External URLs of a page are not requested: the agent did not write them, and views the page unasked.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** A tab of a browser without a window, driven by the protocol of its developer tools. */
export interface Tab {
  send(method: string, params?: JsonObject): Promise<JsonObject>;
  /** Resolves at the tab's next event of this name. */
  once(event: string): Promise<void>;
}

/**
 * Opens a tab in a separate Chromium, and ends it when the work is done or has taken too long.
 * @throws ToolError when it does not start, ends too early or takes too long
 */
export async function inTab<T>(program: string, most: number, work: (tab: Tab) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'kavling-look-'));
  const isRoot = process.getuid?.() === 0;
  const child = spawn(
    program,
    [...FLAGS, ...(isRoot ? ['--no-sandbox'] : []), `--user-data-dir=${profile}`],
    {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    },
  );
  const gone = endOf(child);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new ToolError(`${program} took longer than ${most / 1000} s.`)), most);
  });
  try {
    return await Promise.race([openTab(child).then(work), gone, late]);
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
    await gone.catch(() => undefined);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
}

/** Rejects when the browser ends, with the last thing that it said. */
function endOf(child: ChildProcess): Promise<never> {
  let said = '';
  child.stderr?.on('data', (part) => {
    said = `${said}${String(part)}`.slice(-600);
  });
  const end = new Promise<never>((_, fail) => {
    child.once('error', (error) =>
      fail(new ToolError(`${child.spawnfile} does not start: ${error.message}`)),
    );
    child.once('close', () => fail(new ToolError(`${child.spawnfile} has ended: ${said.trim()}`)));
  });
  end.catch(() => undefined);
  return end;
}

async function openTab(child: ChildProcess): Promise<Tab> {
  const connection = connect(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true });
  return {
    send: (method, params = {}) => connection.send(method, params, String(sessionId)),
    once: connection.once,
  };
}

interface Waiting {
  readonly done: (result: JsonObject) => void;
  readonly fail: (error: Error) => void;
}

/** Messages are JSON, each followed by a zero byte. */
function connect(to: Writable, from: Readable) {
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, (() => void)[]>();
  let last = 0;
  let rest = '';
  to.on('error', () => undefined);
  from.setEncoding('utf8').on('data', (part: string) => {
    const messages = `${rest}${part}`.split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) receive(JSON.parse(message) as JsonObject);
  });

  function receive({ id, method, result, error }: JsonObject): void {
    if (typeof id !== 'number') {
      for (const listener of listeners.get(String(method)) ?? []) listener();
      listeners.delete(String(method));
      return;
    }
    const one = waiting.get(id);
    waiting.delete(id);
    if (isRecord(error)) one?.fail(new Error(`Chromium: ${String(error.message)}`));
    else one?.done(isRecord(result) ? result : {});
  }

  return {
    send(method: string, params: JsonObject, sessionId?: string): Promise<JsonObject> {
      last += 1;
      const id = last;
      to.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
      return new Promise((done, fail) => waiting.set(id, { done, fail }));
    },
    once: (event: string): Promise<void> =>
      new Promise((done) => listeners.set(event, [...(listeners.get(event) ?? []), () => done()])),
  };
}
