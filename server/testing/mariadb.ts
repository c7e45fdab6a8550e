import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A private MariaDB, on a socket, with an empty database `wordpress`. */
export interface TestMariadb {
  readonly socket: string;
  stop(): Promise<void>;
}

/**
 * Starts Debian's MariaDB in a separate folder.
 * @returns a text instead when that cannot be done: the reason
 */
export async function startMariadb(): Promise<TestMariadb | string> {
  if (!existsSync('/usr/sbin/mariadbd')) return 'MariaDB is not installed: apt-get install mariadb-server';
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'kavling-mariadb-'));
  chmodSync(folder, 0o755);
  const user = isRoot ? ['--user=mysql'] : [];
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const data = join(folder, 'data');
  const socket = join(folder, 'socket');
  execFileSync(
    'mariadb-install-db',
    [
      '--no-defaults',
      ...user,
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ],
    { stdio: 'ignore' },
  );
  const server = spawn(
    '/usr/sbin/mariadbd',
    ['--no-defaults', ...user, `--datadir=${data}`, `--socket=${socket}`, '--skip-networking'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await new Promise<void>((ready, fail) => {
    server.once('exit', (code) => fail(new Error(`MariaDB ended with ${code}.`)));
    server.stderr.on('data', (chunk) => {
      if (String(chunk).includes('ready for connections')) ready();
    });
  });
  execFileSync('mariadb', [
    '--no-defaults',
    '-uroot',
    `--socket=${socket}`,
    '-e',
    'create database wordpress character set utf8mb4',
  ]);
  return {
    socket,
    async stop() {
      const gone = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'mysql'], { encoding: 'utf8' }));
