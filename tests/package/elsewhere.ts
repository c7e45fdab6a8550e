import { type ChildProcess, spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { hasBuiltInSqlite } from '../../src/lib/built-in-sqlite.ts';
import { environment, installedSite, QUIET, run } from './packed.ts';

/** A folder outside this repository, with the packed package and nothing else of it. */
export function elsewhere(name: string) {
  const home = mkdtempSync(join(tmpdir(), `kavling-${name}-`));
  const running: ChildProcess[] = [];

  return {
    home,
    /** Gives this place its own copy of the installed site. */
    async copySite(site: string): Promise<void> {
      const { folder } = await installedSite();
      cpSync(folder, site, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
      linkTree(join(folder, 'node_modules'), join(site, 'node_modules'));
    },
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

/** Copies a folder whose files no test writes into: each is a second name of the same file. */
export function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isFile()) linkSync(source, target);
    else cpSync(source, target, { verbatimSymlinks: true });
  }
}
