import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findNewerNode } from '../../server/testing/newer-node.ts';
import { hasBuiltInSqlite } from '../../src/lib/built-in-sqlite.ts';
import { sharePrepared } from '../../tools/testing/prepared.ts';
import { elsewhere, linkTree } from './elsewhere.ts';
import { environment, installedSite, type Packed, pack, run } from './packed.ts';

/** The package in a folder elsewhere, as a company installs it: nothing of this repository but the packed file. */
const { home, install, addDriver, until, close } = elsewhere('package');
const site = join(home, 'rumah-asri');
const program = join(site, 'node_modules/.bin/kavling');
const kavling = (...args: string[]) => run(program, args, site);

const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;
let packed: Packed;

beforeAll(async () => {
  packed = await pack();
  const { folder } = await installedSite();
  // `npx kavling init` runs a package that the new folder does not hold yet.
  run(join(folder, 'node_modules/.bin/kavling'), ['init', 'rumah-asri'], home);
  linkTree(join(folder, 'node_modules'), join(site, 'node_modules'));
  // Pictures are made by the package in own-widgets.test.ts.
  sharePrepared(site);
});

afterAll(close);

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
  run(process.execPath, check('kavling.config.ts'), site);
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
    const doctor = spawnSync(program, ['doctor'], {
      cwd: site,
      env: environment(),
      encoding: 'utf8',
    });
    expect(doctor.stdout).toMatch(/Database +SQLite is not available\n +Node \S+ does not include SQLite/);
    addDriver(site);
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
}, 180_000);

test('[OPS-63] where Node includes SQLite, no driver is installed, and leads are kept without a word', (context) => {
  const newer = hasBuiltInSqlite() ? { program: process.execPath } : findNewerNode();
  if ('reason' in newer) return context.skip(newer.reason);
  const bare = join(home, 'bare');
  mkdirSync(bare);
  writeFileSync(join(bare, 'package.json'), '{ "private": true }\n');
  install(bare, packed.file);
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
async function start(...args: string[]): Promise<string> {
  const { output } = await until(ADDRESS, [program, ...args], site);
  return ADDRESS.exec(output)?.[0] ?? '';
}
