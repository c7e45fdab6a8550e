import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { hasBuiltInSqlite } from '../../src/lib/built-in-sqlite.ts';
import { environment } from './packed.ts';

/** A folder outside this repository, with the packed package and nothing else of it. */
export function elsewhere(name: string) {
  const home = mkdtempSync(join(tmpdir(), `kavling-${name}-`));
  const running: ChildProcess[] = [];

  const run = (command: string, args: readonly string[], cwd: string, env: Record<string, string> = {}) =>
    execFileSync(command, args, {
      cwd,
      env: { ...environment(), ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  return {
    home,
    run,
    /** Installs without install scripts, as newer versions of npm do until the user allows them. */
    install: (cwd: string, ...packed: string[]) => run('npm', ['install', ...QUIET, ...packed], cwd),
    /** Adds what the install script of better-sqlite3 makes, from this repository, unless Node includes SQLite. */
    addDriver(site: string): void {
      if (hasBuiltInSqlite()) return;
      if (!existsSync(join(site, 'node_modules/better-sqlite3')))
        run(
          'npm',
          ['install', ...QUIET, `better-sqlite3@${manifest.devDependencies['better-sqlite3']}`],
          site,
        );
      const place = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';
      mkdirSync(dirname(join(site, place)), { recursive: true });
      copyFileSync(resolve(place), join(site, place));
    },
    /** Starts a command that keeps running. Returns its output up to `text`. */
    async until(text: RegExp, command: readonly string[], cwd: string, env: Record<string, string> = {}) {
      const [file = '', ...args] = command;
      const child = spawn(file, args, { cwd, env: { ...environment(), ...env } });
      running.push(child);
      return await new Promise<{ output: string; child: ChildProcess }>((done, fail) => {
        let output = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (chunk) => {
            output += String(chunk);
            if (text.test(output)) done({ output, child });
          });
        child.once('close', (code) => fail(new Error(`${command.join(' ')} ended with ${code}: ${output}`)));
      });
    },
    close(): void {
      for (const child of running) child.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

export const QUIET = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'] as const;
