import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { claimPort } from './free-port.ts';
import { startMariadb, type TestMariadb } from './mariadb.ts';
import { untilReady } from './programs.ts';

const SOURCE = '/usr/share/wordpress';
const PLUGIN = resolve(import.meta.dirname, '../../wordpress');
const TOOLS = resolve(import.meta.dirname, 'wordpress-site');
const PACKAGES = ['wordpress', 'mariadb-server', 'php-cli', 'php-mysql', 'php-mbstring', 'php-xml'];

/** Debian's WordPress with the plugin, on its own port, database and folder. */
export interface RealWordpress {
  readonly url: string;
  readonly password: string;
  /** Mails that WordPress sent, oldest first. */
  mails(): readonly string[];
  /** Runs PHP inside the site and returns its answer: as the site's pages, as wp-admin, or as the command line. */
  run(code: string, side?: 'page' | 'admin' | 'cli'): string;
  stop(): Promise<void>;
}

/**
 * Starts WordPress as Debian ships it.
 * @returns a text instead when that cannot be done: the reason, for the skipped tests
 */
export async function startRealWordpress(
  settings: Readonly<Record<string, unknown>>,
): Promise<RealWordpress | string> {
  const missing = prepare();
  if (missing !== null) return missing;
  const mariadb = await startMariadb();
  if (typeof mariadb === 'string') return mariadb;
  const folder = mkdtempSync(join(tmpdir(), 'kavling-wordpress-'));
  const port = await claimPort();
  const host = `127.0.0.1:${port}`;
  const root = layOut(folder, mariadb, `http://${host}`);
  const password = 'Kavling-Uji-2026';
  const env = {
    PATH: process.env.PATH ?? '',
    WP_ROOT: root,
    WP_HOST: host,
    WP_PASSWORD: password,
    WP_MAILS: join(folder, 'mails'),
    KAVLING_SETTINGS: JSON.stringify(settings),
  };
  const php = (script: string, ...args: string[]) =>
    execFileSync('php', [...mailer(folder), join(TOOLS, script), ...args], {
      env: { ...env, WP_SIDE: args[1] ?? 'page' },
      encoding: 'utf8',
    });
  php('install.php');
  const server = spawn('php', [...mailer(folder), '-S', host, '-t', root, join(TOOLS, 'router.php')], {
    env: { ...env, PHP_CLI_SERVER_WORKERS: '4' },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(server, /started/);
  return {
    url: `http://${host}`,
    password,
    mails: () =>
      existsSync(env.WP_MAILS) ? readFileSync(env.WP_MAILS, 'utf8').split('\f').filter(Boolean) : [],
    run: (code, side = 'page') => php('run.php', code, side),
    async stop() {
      const gone = new Promise((done) => server.once('exit', done));
      // Workers do not go with the first process, but with its group.
      if (server.pid) process.kill(-server.pid, 'SIGTERM');
      await gone;
      await mariadb.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function prepare(): string | null {
  const isThere = () => {
    if (!existsSync(join(SOURCE, 'wp-load.php')) || !existsSync('/usr/sbin/mariadbd')) return false;
    try {
      const modules = execFileSync('php', ['-m'], { encoding: 'utf8' });
      return ['mysqli', 'mbstring', 'xml'].every((name) => modules.includes(name));
    } catch {
      return false;
    }
  };
  return isThere() ? null : `WordPress is not installed: apt-get install ${PACKAGES.join(' ')}`;
}

/** A copy of the site's files with its own configuration, and the plugin as it is installed. */
function layOut(folder: string, { socket }: TestMariadb, url: string): string {
  const root = join(folder, 'site');
  cpSync(SOURCE, root, { recursive: true, verbatimSymlinks: true });
  const plugins = join(root, 'wp-content/plugins');
  rmSync(join(root, 'wp-content'), { recursive: true, force: true });
  mkdirSync(plugins, { recursive: true });
  symlinkSync(join(SOURCE, 'wp-content/themes'), join(root, 'wp-content/themes'));
  cpSync(PLUGIN, join(plugins, 'kavling'), {
    recursive: true,
    filter: (path) => !/\.ts$|\/double$/.test(path),
  });
  rmSync(join(root, 'wp-config.php'), { force: true });
  writeFileSync(
    join(root, 'wp-config.php'),
    `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', '${url}');
define('WP_SITEURL', '${url}');
define('AUTH_KEY', 'a salt of the test');
define('AUTH_SALT', 'another salt of the test');
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', false);
define('WP_DEBUG_LOG', '${folder}/debug.log');
define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('WP_ACCESSIBLE_HOSTS', '127.0.0.1');
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`,
  );
  return root;
}

/** Mail goes into a file, each mail ended by a form feed. */
function mailer(folder: string): string[] {
  const script = join(folder, 'sendmail');
  if (!existsSync(script)) {
    writeFileSync(script, `#!/bin/sh\n{ cat; printf '\\f'; } >> ${join(folder, 'mails')}\n`);
    chmodSync(script, 0o755);
  }
  return ['-d', `sendmail_path=${script}`, '-d', 'display_errors=stderr'];
}
