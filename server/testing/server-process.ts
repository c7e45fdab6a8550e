import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { ServedPage } from '../site/facts.ts';
import { FACTS_FILE, printSiteFacts } from '../site/facts.ts';
import { TEST_SECRET } from './environment.ts';
import { project, temporaryFolder } from './fixtures.ts';

/** A server in its own process, so that it can be killed. */
export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /** From the start of the process to its first answer, milliseconds. */
  readonly startedIn: number;
  readonly output: () => string;
  /** True while the process is alive. */
  readonly isAlive: () => boolean;
  /** Resolves with the exit code once it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

export interface ProcessOptions {
  /** From `buildServer('server/testing/serve.ts')`, or the command line itself. */
  readonly entry: string;
  /** Given to the entry: `serve` for the command line. */
  readonly args?: readonly string[];
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string>>;
  readonly projects?: readonly ServedPage[];
  /** Put before `node`, for example strace with its options. */
  readonly wrapper?: readonly string[];
}

/** Limits out of reach: these tests are about what is stored, not about rate limits. */
const UNLIMITED = {
  KAVLING_SAVE_LIMITS: '1000000/1',
  LOG_LEVEL: 'warn',
  PORT: '0',
  KAVLING_SECRET: TEST_SECRET,
};

let site: string | undefined;

/** From now on every server process reads the facts of the built site in this folder, unless it is undefined. */
export function serveSite(folder: string | undefined): void {
  site = folder;
}

function siteOf(pages: readonly ServedPage[]): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, dirname(FACTS_FILE)));
  writeFileSync(join(folder, FACTS_FILE), printSiteFacts(pages));
  return folder;
}

export async function startServerProcess(options: ProcessOptions): Promise<ServerProcess> {
  const began = performance.now();
  const [command = '', ...args] = [...(options.wrapper ?? []), process.execPath, options.entry];
  const child: ChildProcess = spawn(command, [...args, ...(options.args ?? [])], {
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    env: {
      PATH: process.env.PATH ?? '',
      ...UNLIMITED,
      ...(options.args ? {} : { TEST_SITE: site ?? siteOf(options.projects ?? [project()]) }),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += String(chunk);
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const url = await new Promise<string>((resolve, reject) => {
    if (!child.stdout) return reject(new Error('The server has no output.'));
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`;
      const url = /(?:^listening|^Serving .* at) (http:\S+)$/.exec(line)?.[1];
      if (url) resolve(url);
    });
    void gone.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return {
    port: Number(new URL(url).port),
    pid: child.pid ?? 0,
    startedIn: performance.now() - began,
    output: () => output,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    end(signal) {
      child.kill(signal);
      return gone;
    },
  };
}
