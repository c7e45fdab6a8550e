import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { createBackend } from '../backend.ts';
import type { DatabaseAddress } from '../config/parsers.ts';
import { defaultServerConfig } from '../config/read.ts';
import { silentLog } from '../log.ts';
import { systemClock } from '../ports.ts';
import type { PageFacts } from '../site/facts.ts';
import { projectSource, temporaryFolder } from './fixtures.ts';
import { findFreePort } from './postgres.ts';
import { TEST_SECRET } from './world.ts';

/** A row as both backends keep it. */
export interface StoredLead {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly spam: number;
  readonly otp_verified: number;
  readonly otp_reason: string;
  readonly submissions: number;
  readonly submit_status: string;
}

/** What the same person sent the second time. */
export interface StoredTouch {
  readonly lead_id: string;
  /** JSON of the fields. */
  readonly context: string;
}

/** A running backend that answers the five calls, whoever wrote it, and what it has stored and sent. */
export interface WireTarget {
  readonly url: string;
  /** Codes its HTTP sender delivered, newest last. */
  readonly codes: readonly string[];
  /** Makes the code provider fail from now on. */
  breakSender(): void;
  leads(): Promise<readonly StoredLead[]>;
  touches(leadId: string): Promise<readonly StoredTouch[]>;
  stop(): Promise<void>;
}

async function startCodeProvider() {
  const codes: string[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += String(chunk);
    });
    request.on('end', () => {
      if (status === 204) codes.push((JSON.parse(text) as { code: string }).code);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    codes,
    url,
    break: () => {
      status = 500;
    },
    stop: () => server.close(),
  };
}

/** The reference backend on a database of the test's choice. */
export async function startReference(
  database: DatabaseAddress,
  projects: readonly PageFacts[],
): Promise<WireTarget> {
  const provider = await startCodeProvider();
  const backend = await createBackend({
    config: defaultServerConfig({
      DATABASE_URL: database,
      KAVLING_SECRET: TEST_SECRET,
      KAVLING_OTP_SENDER: 'http',
      KAVLING_OTP_HTTP_URL: provider.url,
    }),
    projects: projectSource(...projects),
    log: silentLog,
    clock: systemClock,
  });
  const listening = await backend.listen(0, '127.0.0.1');
  return {
    url: listening.url,
    codes: provider.codes,
    breakSender: provider.break,
    async leads() {
      const all = await Promise.all([
        backend.store.desk.list({}, 100),
        backend.store.desk.list({ spam: true }, 100),
      ]);
      return all.flatMap((page) => page.leads);
    },
    touches: async (id) => (await backend.store.desk.detail(id))?.touches ?? [],
    async stop() {
      await backend.close();
      provider.stop();
    },
  };
}

/** Why PHP cannot be used here; null when it can. Root installs it. */
export function preparePhp(): string | null {
  const works = () => {
    try {
      return execFileSync('php', ['-m'], { encoding: 'utf8' }).includes('pdo_sqlite');
    } catch {
      return false;
    }
  };
  if (works()) return null;
  if (process.getuid?.() !== 0)
    return 'PHP with SQLite is not installed, and only root can install it: apt-get install php-cli php-sqlite3';
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'php-cli', 'php-sqlite3', 'php-mbstring'], {
      env,
      stdio: 'ignore',
    });
  } catch {
    return 'PHP could not be installed: apt-get install php-cli php-sqlite3';
  }
  return works() ? null : 'PHP was installed, but has no SQLite';
}

/** The WordPress plugin on PHP's built-in server, with the double of WordPress. */
export async function startWordpress(projects: readonly PageFacts[]): Promise<WireTarget> {
  const provider = await startCodeProvider();
  const file = join(temporaryFolder(), 'wp.db');
  const readRows = <T>(sql: string, ...values: string[]): T[] => {
    const db = new Database(file, { readonly: true });
    const found = db.prepare(sql).all(...values) as T[];
    db.close();
    return found;
  };
  const port = await findFreePort();
  const router = resolve(import.meta.dirname, '../wordpress/double/router.php');
  const child = spawn('php', ['-d', 'display_errors=stderr', '-S', `127.0.0.1:${port}`, router], {
    env: {
      PATH: process.env.PATH ?? '',
      WP_DATABASE: file,
      KAVLING_SETTINGS: JSON.stringify({ projects, sender_url: provider.url }),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((ready) => {
    child.stderr.on('data', (chunk) => {
      if (String(chunk).includes('started')) ready();
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    codes: provider.codes,
    breakSender: provider.break,
    async leads() {
      return readRows<StoredLead>('select * from wp_kavling_lead');
    },
    touches: async (id) => readRows<StoredTouch>('select * from wp_kavling_touch where lead_id = ?', id),
    async stop() {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await gone;
      provider.stop();
    },
  };
}
