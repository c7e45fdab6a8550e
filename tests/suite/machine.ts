import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

/** A program that some tests start, and the Debian packages that bring it. */
interface Program {
  readonly name: string;
  readonly packages: readonly string[];
  /** The test files that need it. */
  readonly files: RegExp;
  isThere(): boolean;
}

/** The engine of Debian's Chromium without windows: a test of one page costs it a third of the processor time. */
const HEADLESS = '/usr/lib/chromium/chromium-headless-shell';
const WINDOWED = '/usr/bin/chromium';

const programs: readonly Program[] = [
  {
    name: 'Chromium',
    packages: ['chromium', 'chromium-headless-shell'],
    files: /\.e2e\.ts$|^tools\/mcp\/|^bench\//,
    isThere: () => existsSync(HEADLESS) && existsSync(WINDOWED),
  },
  {
    name: 'PostgreSQL',
    packages: ['postgresql'],
    files: /^(?:server|wordpress|tests\/contract)\//,
    isThere: () => finds('/usr/lib/postgresql', 'bin/initdb'),
  },
  {
    name: 'PHP',
    packages: ['php-cli', 'php-sqlite3', 'php-mbstring', 'php-mysql', 'php-xml'],
    files: /^wordpress\/|^server\/|wordpress-\w+\.e2e\.ts$/,
    isThere: () => hasPhp('pdo_sqlite', 'mbstring', 'mysqli', 'xml'),
  },
  {
    name: 'PHP_CodeSniffer',
    packages: ['php-codesniffer'],
    files: /^wordpress\//,
    isThere: () => existsSync('/usr/bin/phpcs'),
  },
  {
    name: 'WordPress',
    packages: ['wordpress'],
    files: /wordpress/,
    isThere: () => existsSync('/usr/share/wordpress/wp-load.php'),
  },
  {
    name: 'MariaDB',
    packages: ['mariadb-server'],
    files: /wordpress/,
    isThere: () => existsSync('/usr/sbin/mariadbd'),
  },
  {
    name: 'nginx',
    packages: ['nginx'],
    files: /hosting\.test/,
    isThere: () => existsSync('/usr/sbin/nginx'),
  },
  { name: 'Caddy', packages: ['caddy'], files: /hosting\.test/, isThere: () => existsSync('/usr/bin/caddy') },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    files: /(?:studio-firefox|visitor-engines|sections-touch)\.e2e/,
    isThere: () => existsSync('/usr/bin/firefox-esr') || existsSync('/usr/bin/firefox'),
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    files: /(?:visitor-engines|sections-touch)\.e2e/,
    isThere: () => existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb'),
  },
  {
    name: 'Java',
    packages: ['default-jre-headless'],
    files: /markup\.e2e/,
    isThere: () => answers('java', '-version'),
  },
  {
    name: 'strace',
    packages: ['strace'],
    files: /torture\.test/,
    isThere: () => answers('strace', '--version'),
  },
  {
    name: 'systemd-analyze',
    packages: ['systemd'],
    files: /init\.test/,
    isThere: () => answers('systemd-analyze', '--version'),
  },
];

/** A program that could not be had: its tests are skipped. */
export interface Missing {
  readonly name: string;
  /** The command that installs it. */
  readonly command: string;
}

/**
 * Installs what the chosen tests need before the first of them starts; only root can.
 * @returns what is still missing
 */
export function prepareMachine(files: readonly string[]): Missing[] {
  const needed = programs.filter((program) => files.some((file) => program.files.test(file)));
  const missing = needed.filter((program) => !program.isThere());
  if (missing.length > 0 && process.getuid?.() === 0) {
    const packages = missing.flatMap((program) => program.packages);
    console.log(`Installing ${packages.join(', ')} …`);
    apt('update', '-qq');
    apt('install', '-y', '-qq', ...packages);
  }
  const chosen = needed.some(({ name }) => name === 'Chromium') ? findChromium() : undefined;
  if (chosen !== undefined) process.env.CHROMIUM_PATH ??= chosen;
  return missing
    .filter((program) => !program.isThere() && !(program.name === 'Chromium' && chosen !== undefined))
    .map(({ name, packages }) => ({ name, command: `apt-get install ${packages.join(' ')}` }));
}

/** The Chromium of the browser tests: the one named, Debian's, or Playwright's own, which is fetched if need be. */
function findChromium(): string | undefined {
  const known = () =>
    [process.env.CHROMIUM_PATH, HEADLESS, chromium.executablePath(), WINDOWED].find(
      (path) => path && existsSync(path),
    );
  if (known() === undefined) spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return known();
}

function apt(...args: readonly string[]): void {
  const { status, stderr } = spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) console.error(`apt-get ${args[0]} failed:\n${stderr}`);
}

const finds = (folder: string, path: string) =>
  existsSync(folder) && readdirSync(folder).some((name) => existsSync(join(folder, name, path)));

const answers = (command: string, ...args: readonly string[]) => spawnSync(command, args).status === 0;

function hasPhp(...modules: readonly string[]): boolean {
  const { status, stdout } = spawnSync('php', ['-m'], { encoding: 'utf8' });
  return status === 0 && modules.every((name) => stdout.includes(name));
}
