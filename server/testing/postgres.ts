import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { claimPort } from './free-port.ts';
import { oncePerRun } from './once-per-run.ts';
import { openFolder } from './open-folder.ts';
import { runToEnd } from './programs.ts';

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
  const folder = openFolder('postgres');
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
  runToEnd(join(bin, 'initdb'), init, { ...owner, cwd: folder });
  const port = await claimPort();
  const log = join(folder, 'log');
  // A file: a server that outlives this process could not write into a pipe to it.
  const output = openSync(log, 'a');
  const settings = ['-h', '127.0.0.1', '-c', 'max_connections=200', ...(durable ? [] : ['-c', 'fsync=off'])];
  const launch = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, ...settings], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', output],
      detached,
    });
  let server = launch();
  if (detached) server.unref();
  const address = `postgres://kavling@127.0.0.1:${port}`;
  const explain = (what: string) => new Error(`PostgreSQL ${what}:\n${readFileSync(log, 'utf8')}`);
  const isReady = () => answers(`${address}/postgres`);
  /** Waits for the first answer; `onEnd` decides what becomes of a server that ends before. */
  const waitUntilReady = async (onEnd: () => void) => {
    for (let tries = 0; !(await isReady()); tries += 1) {
      if (tries > 600) throw explain('does not answer');
      if (hasEnded(server)) onEnd();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await waitUntilReady(() => {
    throw explain(`ended with ${server.signalCode ?? server.exitCode}`);
  });
  return {
    address,
    folder,
    createDatabase: () => createDatabase(address),
    processes: () => [server.pid ?? 0, ...childrenOf(server.pid ?? 0)],
    async restart(signal, whileDown) {
      await stopProcess(server, signal);
      await whileDown?.();
      server = launch();
      // After a kill the old backends may still hold the shared memory for a moment.
      await waitUntilReady(() => {
        server = launch();
      });
    },
    async stop() {
      await stopProcess(server, 'SIGINT');
      closeSync(output);
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

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return text === '' ? [] : text.split(' ').map(Number);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

function stopProcess(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(server)) return resolve();
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}
