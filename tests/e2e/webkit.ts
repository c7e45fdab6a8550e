import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { claimPort } from '../../server/testing/free-port.ts';
import type { DrivenBrowser } from './driven-browser.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const LIBRARIES = '/usr/lib/x86_64-linux-gnu';

/** The window of WebKit to drive, if it is installed: WebKitGTK, the engine of Safari, with its driver. */
export function findWebKit(): string | undefined {
  if (!existsSync(DRIVER) || !existsSync(SCREEN) || !existsSync(LIBRARIES)) return undefined;
  const folders = readdirSync(LIBRARIES).filter((name) => name.startsWith('webkit2gtk-4'));
  return folders.map((name) => join(LIBRARIES, name, 'MiniBrowser')).find((path) => existsSync(path));
}

/** Starts a screen, the driver and a window with a new profile. */
export async function startWebKit(
  binary: string,
  size: { width: number; height: number },
): Promise<DrivenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'kavling-webkit-'));
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await firstLine(screen);
  const port = await claimPort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...SURROUNDINGS, DISPLAY: `:${number}`, HOME: profile, XDG_RUNTIME_DIR: profile },
  });
  const end = async () => {
    await ended(driver);
    await ended(screen);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  const send = sender(`http://127.0.0.1:${port}`, () => driver.exitCode === null);
  try {
    const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
    const { sessionId } = await send<{ sessionId: string }>('POST', 'session', {
      capabilities: { alwaysMatch: options },
    });
    const at = `session/${sessionId}`;
    await send('POST', `${at}/window/rect`, { x: 0, y: 0, ...size });
    return driving(send, at, end);
  } catch (error) {
    await end();
    throw error;
  }
}

const SURROUNDINGS = {
  LANGUAGE: 'id',
  LIBGL_ALWAYS_SOFTWARE: '1',
  GTK_A11Y: 'none',
  NO_AT_BRIDGE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
};

function driving(send: Send, at: string, end: () => Promise<void>): DrivenBrowser {
  const run: DrivenBrowser['run'] = async (script, ...given) => {
    const { value, error } = JSON.parse(
      await send<string>('POST', `${at}/execute/async`, {
        script: `const [given, done] = arguments;
          Promise.resolve().then(() => (${script})(...JSON.parse(given))).then(
            (value) => done(JSON.stringify({ value: value ?? null })),
            (error) => done(JSON.stringify({ error: String(error) })));`,
        args: [JSON.stringify(given)],
      }),
    );
    if (error) throw new Error(error);
    return value;
  };
  const act = async (actions: readonly object[]) => {
    await send('POST', `${at}/actions`, { actions });
    await send('DELETE', `${at}/actions`);
  };
  return {
    run,
    async until(script, ...given) {
      for (;;) {
        const found = await run(script, ...given).catch(() => undefined);
        if (found) return found;
      }
    },
    async goto(url) {
      await send('POST', `${at}/url`, { url });
    },
    async click(x, y) {
      const press = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: press }]);
    },
    async type(letters) {
      const keys = [...letters].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act([{ type: 'key', id: 'keys', actions: keys }]);
    },
    async close() {
      await send('DELETE', at).catch(() => undefined);
      await end();
    },
  };
}

type Send = <T = unknown>(method: string, path: string, body?: object) => Promise<T>;

/** Commands of WebDriver; the first ones wait until the driver listens. */
function sender(url: string, isRunning: () => boolean): Send {
  const ask = async (method: string, path: string, body?: object): Promise<Response> => {
    for (;;)
      try {
        return await fetch(`${url}/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
      } catch (error) {
        if (path !== 'session' || !isRunning()) throw error;
        await new Promise(setImmediate);
      }
  };
  return async <T>(method: string, path: string, body?: object) => {
    const answer = await ask(method, path, body);
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    if (!child.stdout) return fail(new Error('The screen says nothing.'));
    createInterface({ input: child.stdout }).once('line', done);
    child.once('exit', (code) => fail(new Error(`The screen ended with ${code}`)));
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
