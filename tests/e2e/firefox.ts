import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { WebSocket } from 'undici';
import type { DrivenBrowser } from './driven-browser.ts';

const PROGRAMS = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Where Firefox is, if it is installed. */
export const findFirefox = (): string | undefined => PROGRAMS.find((path) => path && existsSync(path));

/** Starts Firefox headless, with a new profile. Keys may be names in braces: `{Control+z}`, `{End}`. */
export async function startFirefox(
  program: string,
  size = { width: 1440, height: 900 },
): Promise<DrivenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'kavling-firefox-'));
  writeFileSync(join(profile, 'user.js'), PREFERENCES);
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const { width, height } = size;
  const child = spawn(program, [...args, '--width', `${width}`, '--height', `${height}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile, MOZ_HEADLESS_WIDTH: `${width}`, MOZ_HEADLESS_HEIGHT: `${height}` },
  });
  const end = async () => {
    await ended(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  const address = await addressOf(child).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: readonly { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context ?? '';
  await send('browsingContext.setViewport', { context, viewport: size });

  const run: DrivenBrowser['run'] = async (script, ...given) => {
    const { result, exceptionDetails } = await send<{
      result?: { value?: string };
      exceptionDetails?: { text: string };
    }>('script.callFunction', {
      functionDeclaration: `async (given) => JSON.stringify(await (${script})(...JSON.parse(given)) ?? null)`,
      arguments: [{ type: 'string', value: JSON.stringify(given) }],
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result?.value ?? 'null');
  };
  const act = (actions: readonly object[]) => send('input.performActions', { context, actions });
  return {
    run,
    async until(script, ...given) {
      for (;;) {
        const found = await run(script, ...given).catch(() => undefined);
        if (found) return found;
      }
    },
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async click(x, y) {
      const press = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act([{ type: 'pointer', id: 'mouse', actions: press }]);
    },
    async type(keys) {
      await act([{ type: 'key', id: 'keys', actions: keysOf(keys) }]);
    },
    async close() {
      await send('browser.close', {}).catch(() => undefined);
      await end();
    },
  };
}

/** The slash says that it is a folder. */
const FONTS = `${resolve(import.meta.dirname, '../../node_modules')}/`;

/** No first-run pages, no updates, nothing asked of Mozilla. */
const PREFERENCES = Object.entries({
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'intl.accept_languages': 'id-ID',
  // The process of a page may read the fonts of `fonts.conf`.
  'security.sandbox.content.read_path_whitelist': FONTS,
})
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
  .join('');

const NAMED: Readonly<Record<string, string>> = {
  Control: '\ue009',
  Shift: '\ue008',
  Enter: '\ue007',
  Escape: '\ue00c',
  End: '\ue010',
  Tab: '\ue004',
  ArrowDown: '\ue015',
};

/** `lagi{Control+z}` as the presses of keys that WebDriver knows. */
function keysOf(keys: string): object[] {
  return (keys.match(/\{[^}]+\}|./gsu) ?? []).flatMap((one) => {
    const values = /^\{.+\}$/s.test(one)
      ? one
          .slice(1, -1)
          .split('+')
          .map((name) => NAMED[name] ?? name)
      : [one];
    const down = values.map((value) => ({ type: 'keyDown', value }));
    return [...down, ...values.reverse().map((value) => ({ type: 'keyUp', value }))];
  });
}

/** Firefox says on its error stream where it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    if (!child.stderr) return fail(new Error('Firefox has no error stream.'));
    createInterface({ input: child.stderr }).on('line', (line) => {
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (found) done(found);
    });
    child.once('exit', (code) => fail(new Error(`Firefox ended with ${code}`)));
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

type Send = <T = unknown>(method: string, params: object) => Promise<T>;

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { done(value: unknown): void; fail(error: Error): void }>();
  await new Promise((done, fail) => {
    socket.addEventListener('open', done, { once: true });
    socket.addEventListener('error', () => fail(new Error('Firefox does not answer.')), { once: true });
  });
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as {
      id?: number;
      result?: unknown;
      error?: string;
      message?: string;
    };
    const one = waiting.get(answer.id ?? -1);
    waiting.delete(answer.id ?? -1);
    if (answer.error) one?.fail(new Error(`${answer.error}: ${answer.message}`));
    else one?.done(answer.result);
  });
  let count = 0;
  return (method, params) =>
    new Promise((done, fail) => {
      count += 1;
      waiting.set(count, { done: done as (value: unknown) => void, fail });
      socket.send(JSON.stringify({ id: count, method, params }));
    });
}
