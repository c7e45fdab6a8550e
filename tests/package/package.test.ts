import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findNewerNode } from '../../server/testing/newer-node.ts';
import { hasBuiltInSqlite } from '../../src/lib/built-in-sqlite.ts';
import { environment, type Packed, pack } from './packed.ts';

/** The package in a folder elsewhere, as a company installs it: nothing of this repository but the packed file. */
const home = mkdtempSync(join(tmpdir(), 'kavling-package-'));
const site = join(home, 'rumah-asri');

let packed: Packed;
const running: ChildProcess[] = [];

const run = (command: string, args: readonly string[], cwd = site) =>
  execFileSync(command, args, {
    cwd,
    env: environment(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const kavling = (...args: string[]) => run(join(site, 'node_modules/.bin/kavling'), args);

beforeAll(async () => {
  packed = await pack();
  // `npx kavling init` runs a package that the new folder does not hold yet.
  const elsewhere = join(home, 'npx');
  install(home, '--prefix', elsewhere);
  run(join(elsewhere, 'node_modules/.bin/kavling'), ['init', 'rumah-asri'], home);
  install(site);
}, 600_000);

/** Installs without install scripts, as newer versions of npm do until the user allows them. */
function install(cwd: string, ...options: string[]): void {
  const quiet = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  run('npm', ['install', ...quiet, ...options, packed.file], cwd);
}

/** Adds what the install script of better-sqlite3 makes, from this repository. */
function addDriver(): void {
  const place = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';
  mkdirSync(dirname(join(site, place)), { recursive: true });
  copyFileSync(resolve(place), join(site, place));
}

afterAll(() => {
  for (const child of running) child.kill();
  rmSync(home, { recursive: true, force: true });
});

test('[PKG-01] the package holds the built engine, types and schemas, and no tests or pages', () => {
  const paths = packed.files.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'bin/kavling.mjs',
      'build/engine/cli.js',
      'build/types/bin/config.d.mts',
      'schemas/generated/page.schema.json',
      'CHANGELOG.md',
    ]),
  );
  expect(
    paths.filter((path) =>
      /^(src|tools|tests|pages|bench(?!\/RESULTS\.md)|data)\/|\.test\.|\.map$/.test(path),
    ),
  ).toEqual([]);
});

test('[PKG-01] the first command builds nothing', () => {
  const own = join(site, 'node_modules/kavling');
  const before = statSync(join(own, 'build/engine/cli.js')).mtimeMs;
  expect(kavling('--version')).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(statSync(join(own, 'build/engine/cli.js')).mtimeMs).toBe(before);
  expect(existsSync(join(own, 'src'))).toBe(false);
});

test('[PKG-01] the config has types', () => {
  writeFileSync(
    join(site, 'wrong.ts'),
    "import { defineConfig } from 'kavling';\nexport default defineConfig({ home: 7 });\n",
  );
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const check = (file: string) => [
    tsc,
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--skipLibCheck',
    file,
  ];
  const wrong = spawnSync(process.execPath, check('wrong.ts'), { cwd: site, encoding: 'utf8' });
  expect(wrong.stdout).toContain("Type 'number' is not assignable to type 'string'");
  run(process.execPath, check('kavling.config.ts'));
});

test('a new page validates, builds and is served; its lead is stored', async () => {
  const given = ['--name', 'Rumah Asri', '--project-id', '3107', '--superleads-id', 'SL-3107'];
  kavling('new', 'rumah-asri', '--yes', ...given, '--telesales', '6281390020010');
  const page = JSON.parse(readFileSync(join(site, 'pages/rumah-asri/page.json'), 'utf8')) as {
    $schema: string;
  };
  expect(page.$schema).toBe('../../.kavling/page.schema.json');
  expect(existsSync(resolve(site, 'pages/rumah-asri', page.$schema))).toBe(true);
  kavling('validate', '--format', 'github');
  const file = join(site, 'pages/rumah-asri/page.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace('https://example.co.id/brosur.pdf', 'https://rumah.example.co.id/brosur.pdf'),
  );
  expect(kavling('build')).toContain('1 page built');
  if (!hasBuiltInSqlite()) {
    await expect(start('serve', '--port', '0')).rejects.toThrow(/Use Node 22\.16 or newer, or install/);
    const doctor = spawnSync(join(site, 'node_modules/.bin/kavling'), ['doctor'], {
      cwd: site,
      env: environment(),
      encoding: 'utf8',
    });
    expect(doctor.stdout).toMatch(/Database +SQLite is not available\n +Node \S+ does not include SQLite/);
    addDriver();
  }
  const address = await start('serve', '--port', '0');
  expect(await (await fetch(`${address}/rumah-asri/`)).text()).toContain('Rumah Asri');
  const lead = {
    action: 'save_leads_to_db',
    name: 'Rina',
    whatsapp_number: '+6281234567890',
    project_id: '3107',
    page_slug: 'rumah-asri',
    idempotency_key: 'a-key-of-this-test',
  };
  const saved = await fetch(`${address}/wp-admin/admin-post.php`, {
    method: 'POST',
    body: new URLSearchParams(lead),
    headers: { accept: 'application/json', origin: address },
  });
  expect([saved.status, await saved.text()]).toEqual([200, expect.stringContaining('"success":true')]);
  expect(kavling('leads', 'list')).toContain('Rina');
});

test('[OPS-63] where Node includes SQLite, no driver is installed, and leads are kept without a word', (context) => {
  const newer = hasBuiltInSqlite() ? { program: process.execPath } : findNewerNode();
  if ('reason' in newer) return context.skip(newer.reason);
  const bare = join(home, 'bare');
  mkdirSync(bare);
  writeFileSync(join(bare, 'package.json'), '{ "private": true }\n');
  install(bare);
  expect(existsSync(join(bare, 'node_modules/better-sqlite3'))).toBe(false);
  const bin = join(bare, 'node_modules/kavling/bin/kavling.mjs');
  const ask = (...args: string[]) =>
    spawnSync(newer.program, [bin, ...args], { cwd: bare, env: environment(), encoding: 'utf8' });
  expect(ask('doctor').stdout).toMatch(/SQLite 3\.\S+ \(node:sqlite\)/);
  const list = ask('leads', 'list');
  expect([list.status, list.stderr]).toEqual([0, '']);
  expect(existsSync(join(bare, 'data/kavling.db'))).toBe(true);
});

test('preview shows the pages of the site', async () => {
  const address = await start('preview', '--port', '0');
  expect(await (await fetch(`${address}/`)).text()).toContain('rumah-asri');
});

/** A command that listens; its address. */
function start(...args: string[]): Promise<string> {
  const child = spawn(join(site, 'node_modules/.bin/kavling'), args, { cwd: site, env: environment() });
  running.push(child);
  let text = '';
  return new Promise((done, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        text += String(chunk);
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
        if (address) done(address);
      });
    child.once('close', (code) => fail(new Error(`kavling ${args.join(' ')} ended with ${code}: ${text}`)));
  });
}
