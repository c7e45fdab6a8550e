import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from './open-folder.ts';
import { runToEnd, untilReady } from './programs.ts';

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
  const folder = openFolder('mariadb');
  const user = isRoot ? ['--user=mysql'] : [];
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const data = join(folder, 'data');
  const socket = join(folder, 'socket');
  // Its own user may not be able to write into the temporary folder of this process.
  const env = { ...process.env, TMPDIR: folder };
  const settings = ['--no-defaults', ...user, `--datadir=${data}`];
  runToEnd(
    'mariadb-install-db',
    [...settings, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { env },
  );
  const server = spawn('/usr/sbin/mariadbd', [...settings, `--socket=${socket}`, '--skip-networking'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env,
  });
  await untilReady(server, /ready for connections/);
  runToEnd('mariadb', [
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
