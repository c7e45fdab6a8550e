import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ServedPage } from '../site/facts.ts';
import { connectSqlite } from '../store/sqlite/drivers.ts';
import { BUSY_TIMEOUT } from '../store/sqlite/open.ts';
import { startCodeProvider } from './code-provider.ts';
import { temporaryFolder } from './fixtures.ts';
import { untilReady } from './programs.ts';
import type { StoredLead, StoredTouch, WireTarget } from './wire-target.ts';

/** Why PHP cannot be used here; null when it can. */
export function findPhp(): string | null {
  const missing = 'PHP with SQLite is not installed: apt-get install php-cli php-sqlite3 php-mbstring';
  try {
    return execFileSync('php', ['-m'], { encoding: 'utf8' }).includes('pdo_sqlite') ? null : missing;
  } catch {
    return missing;
  }
}

/** Options of the WordPress double. */
export interface WordpressOptions {
  /** Further settings of the plugin. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Processes that answer at the same time. */
  readonly workers?: number;
  /** A folder that an earlier run has left its tables in. */
  readonly folder?: string;
}

/** The WordPress target, and what only it can tell. */
export interface WordpressTarget extends WireTarget {
  /** Calls of the hooks that others may listen to: name and arguments. */
  hooks(): readonly (readonly [name: string, ...given: unknown[]])[];
}

/** The WordPress plugin on PHP's built-in server, with the double of WordPress. */
export async function startWordpress(
  projects: readonly Partial<ServedPage>[],
  { settings = {}, workers = 1, folder = temporaryFolder() }: WordpressOptions = {},
): Promise<WordpressTarget> {
  const provider = await startCodeProvider();
  const file = join(folder, 'wp.db');
  const readRows = <T>(sql: string, ...values: string[]): T[] => {
    const db = connectSqlite(file, { readonly: true, timeout: BUSY_TIMEOUT });
    const found = db.prepare(sql).all(values) as T[];
    db.close();
    return found;
  };
  const router = resolve(import.meta.dirname, '../../wordpress/double/router.php');
  const child = spawn('php', ['-d', 'display_errors=stderr', '-S', '127.0.0.1:0', router], {
    env: {
      PATH: process.env.PATH ?? '',
      WP_DATABASE: file,
      KAVLING_SETTINGS: JSON.stringify({ projects, sender_url: provider.url, ...settings }),
      ...(workers > 1 ? { PHP_CLI_SERVER_WORKERS: String(workers) } : {}),
    },
    detached: workers > 1,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [, url = ''] = await untilReady(child, /\((http:\S+)\) started/);
  return {
    url,
    codes: provider.codes,
    breakSender: provider.break,
    async leads() {
      return readRows<StoredLead>('select * from wp_kavling_lead');
    },
    touches: async (id) => readRows<StoredTouch>('select * from wp_kavling_touch where lead_id = ?', id),
    hooks: () => readHooks(join(folder, 'hooks')),
    async stop() {
      const gone = new Promise((done) => child.once('exit', done));
      // Workers do not go with the first process, but with its group.
      if (workers > 1 && child.pid) process.kill(-child.pid, 'SIGTERM');
      else child.kill('SIGTERM');
      await gone;
      provider.stop();
    },
  };
}

function readHooks(file: string): ReturnType<WordpressTarget['hooks']> {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as [string, ...unknown[]]);
}
