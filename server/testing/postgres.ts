import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { oncePerRun } from './once-per-run.ts';

/** A private PostgreSQL, or the reason why there is none. */
export interface TestPostgres {
  /** A new, empty database. */
  createDatabase(): Promise<string>;
  /** The address of a database without its name. */
  readonly address: string;
  readonly folder: string;
  /** The main process and its children at this moment. */
  processes(): readonly number[];
  /** Ends the main process with this signal, and starts it again over the same folder after `whileDown`. */
  restart(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL', whileDown?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** True if commits reach the disk; tests of logic do without. */
  readonly durable?: boolean;
  /** True if it keeps running when this process ends. */
  readonly detached?: boolean;
}

/** A PostgreSQL that all tests of a run share, for those that only need separate databases; a text as below. */
export async function sharedPostgres(): Promise<Pick<TestPostgres, 'createDatabase'> | string> {
  const { reason, address } = await oncePerRun('postgres', async () => {
    const own = await startPostgres({ detached: true });
    if (typeof own === 'string') return { value: { reason: own, address: '' } };
    return {
      value: { reason: '', address: own.address },
      processes: own.processes().slice(0, 1),
      folders: [own.folder],
    };
  });
  return reason || { createDatabase: () => createDatabase(address) };
}

async function createDatabase(address: string): Promise<string> {
  const name = `t${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(`${address}/postgres`);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${address}/${name}`;
}

/**
 * Starts Debian's PostgreSQL in a folder, on a port and as its own user.
 * @returns a text instead, when that cannot be done: the reason, for the skipped tests
 */
export async function startPostgres({
  durable = false,
  detached = false,
}: PostgresOptions = {}): Promise<TestPostgres | string> {
  if (process.env.TEST_DATABASES === 'sqlite') return 'only SQLite is tested (TEST_DATABASES)';
  const isRoot = process.getuid?.() === 0;
  const bin = findBinaries();
  if (bin === null) return 'PostgreSQL is not installed: apt-get install postgresql';
  const owner = isRoot ? readOwner() : {};
  if (owner === null) return 'PostgreSQL does not run as root, and there is no user "postgres"';
  const folder = mkdtempSync(join(tmpdir(), 'kavling-postgres-'));
  chmodSync(folder, 0o755);
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const init = [
    '-D',
    data,
    '-U',
    'kavling',
    '--auth=trust',
    '--no-sync',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ];
  execFileSync(join(bin, 'initdb'), init, { ...owner, cwd: folder, stdio: 'ignore' });
  const port = await findFreePort();
  const settings = ['-h', '127.0.0.1', '-c', 'max_connections=200', ...(durable ? [] : ['-c', 'fsync=off'])];
  const launch = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, ...settings], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
      detached,
    });
  let server = launch();
  if (detached) server.unref();
  const address = `postgres://kavling@127.0.0.1:${port}`;
  await waitUntilReady(`${address}/postgres`);
  return {
    address,
    folder,
    createDatabase: () => createDatabase(address),
    processes: () => [server.pid ?? 0, ...childrenOf(server.pid ?? 0)],
    async restart(signal, whileDown) {
      await stopProcess(server, signal);
      await whileDown?.();
      server = launch();
      await waitUntilReady(`${address}/postgres`, () => {
        // After a kill the old backends may still hold the shared memory for a moment.
        if (server.exitCode !== null) server = launch();
      });
    },
    async stop() {
      await stopProcess(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string | null {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return null;
  const found = readdirSync(base).map((version) => join(base, version, 'bin'));
  return found.find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

function readOwner(): { uid?: number; gid?: number } | null {
  try {
    const read = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    return { uid: read('-u'), gid: read('-g') };
  } catch {
    return null;
  }
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function waitUntilReady(url: string, between = () => {}): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client(url);
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries > 600) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
      between();
    }
  }
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return text === '' ? [] : text.split(' ').map(Number);
}

function stopProcess(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}
