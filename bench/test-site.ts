import { type ChildProcess, spawn } from 'node:child_process';

/** Serves the pages of the browser tests whose address begins with `only`, in its own process. */
export async function serveTestSite(only: string): Promise<{ url: string; site: ChildProcess }> {
  const { line, child } = await startProcess(['bin/run.mjs', 'tests/e2e/serve-site.ts', '--only', only]);
  return { url: (JSON.parse(line) as { url: string }).url, site: child };
}

export interface StartOptions {
  readonly cwd?: string;
  /** Its whole environment; this process's own without it. */
  readonly env?: NodeJS.ProcessEnv;
  /** The output to wait for, with the returned part as its first group; the first line by default. */
  readonly until?: RegExp;
}

/** Starts Node with these arguments and waits for what it prints once it is ready. */
export async function startProcess(
  args: string[],
  { cwd, env, until = /^(.*)\n/ }: StartOptions = {},
): Promise<{ line: string; child: ChildProcess }> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(cwd === undefined ? {} : { cwd }),
    ...(env === undefined ? {} : { env }),
  });
  const line = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += String(chunk);
      const found = until.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} did not start (exit ${code}).`)));
  });
  return { line, child };
}

/** Ends a process and waits until it is gone. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** The middle of some measurements. */
export function middle(values: readonly number[]): number {
  const sorted = [...values].sort((one, two) => one - two);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** A ratio to two places. */
export const ratio = (value: number, baseline: number): number => Number((value / baseline).toFixed(2));
