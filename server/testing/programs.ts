import { type ChildProcess, type SpawnSyncOptions, spawnSync } from 'node:child_process';

/** Runs a program to its end. @throws an error with what it printed, when it fails */
export function runToEnd(program: string, args: readonly string[], options: SpawnSyncOptions = {}): void {
  const { error, status, signal, stdout, stderr } = spawnSync(program, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`${program} ended with ${error ?? signal ?? status}:\n${stdout}${stderr}`);
}

/**
 * Waits until a server prints on its error stream what shows that it is ready.
 * @returns what the pattern found
 * @throws an error with what the server printed, when it ends before
 */
export function untilReady(server: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let printed = '';
  return new Promise((ready, fail) => {
    server.once('error', fail);
    server.once('close', (code, signal) =>
      fail(new Error(`${server.spawnfile} ended with ${signal ?? code}:\n${printed}`)),
    );
    const read = (chunk: Buffer) => {
      printed += String(chunk);
      const found = pattern.exec(printed);
      if (!found) return;
      ready(found);
      server.stderr?.off('data', read).resume();
    };
    server.stderr?.on('data', read);
  });
}
