import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { parse } from 'yaml';
import rootManifest from '../../package.json' with { type: 'json' };
import createManifest from '../../packages/create-kavling/package.json' with { type: 'json' };
import { hasBuiltInSqlite } from '../../src/lib/built-in-sqlite.ts';
import { sharePrepared } from '../../tools/testing/prepared.ts';
import { elsewhere } from './elsewhere.ts';
import { installedSite, QUIET, run } from './packed.ts';

/** Real processes and builds, on a machine that may be busy. */
vi.setConfig({ testTimeout: 120_000 });

/** The site that `npm init kavling` makes elsewhere, from the packed packages: each of its files is used, not only read. */
const place = elsewhere('init');
const { home, addDriver } = place;
const site = join(home, 'rumah-asri');
const kavling = join(site, 'node_modules/.bin/kavling');
const read = (path: string) => readFileSync(join(site, path), 'utf8');
let said = '';

beforeAll(async () => {
  said = (await installedSite()).said;
  await place.copySite(site);
  // Pictures are made by the package in own-widgets.test.ts.
  sharePrepared(site);
});

afterAll(() => place.close());

test('[PKG-02] `npm init kavling` runs `kavling init` of the same version', () => {
  expect(createManifest.version).toBe(rootManifest.version);
  expect(createManifest.dependencies.kavling).toBe(rootManifest.version);
  expect(said).toContain('written in rumah-asri');
  const manifest = JSON.parse(read('package.json')) as { dependencies: object };
  expect(manifest).toMatchObject({ name: 'rumah-asri', private: true });
  expect('better-sqlite3' in manifest.dependencies).toBe(!hasBuiltInSqlite());
});

test('[PKG-02] in a folder with files nothing is overwritten, and skipped files are listed', () => {
  const again = run(kavling, ['init'], site);
  expect(again).toContain('0 files written');
  expect(again).toMatch(/Kept as they are: package\.json, kavling\.config\.ts, .*patterns\/open-house\.json/);
  writeFileSync(join(site, 'AGENTS.md'), 'mine');
  expect(run(kavling, ['init', '--lang', 'id'], site)).toContain('Dibiarkan seperti adanya: ');
  expect(read('AGENTS.md')).toBe('mine');
});

test('[PKG-02] leads, the secret and built files are never committed, and everything else is', () => {
  run(kavling, ['new', 'bukit', '--yes', '--section', 'open-house'], site);
  const secrets = [
    'data/kavling.db',
    'data/kavling.db-wal',
    'data/secret',
    'data/backups/2026-11-22.zip',
    '.env',
    '.env.production',
    'leads.csv',
    'export.csv',
    'dist/index.html',
    '.cache/fonts/a.woff2',
    'pages/bukit/node_modules/a/index.js',
  ];
  for (const path of secrets) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), 'secret');
  }
  run('git', ['init', '--quiet'], site);
  run('git', ['add', '.'], site);
  const added = run('git', ['status', '--porcelain'], site).match(/(?<=^A {2}).*/gm) ?? [];
  expect(added.filter((path) => secrets.includes(path) || /node_modules|data\/|dist\//.test(path))).toEqual(
    [],
  );
  expect(added).toEqual(
    expect.arrayContaining([
      '.env.example',
      '.github/workflows/pages.yml',
      '.gitignore',
      '.vscode/settings.json',
      '.vscode/tasks.json',
      'AGENTS.md',
      'Dockerfile',
      'deploy/kavling.service',
      'kavling.config.ts',
      'package-lock.json',
      'pages/bukit/page.json',
      'patterns/README.md',
      'patterns/open-house.json',
    ]),
  );
  for (const path of ['data', 'dist', '.env', '.env.production', 'leads.csv', 'export.csv'])
    run('rm', ['-r', join(site, path)], site);
  run('rm', ['-r', join(site, 'pages/bukit')], site);
});

test('[PKG-02] an editor finds the schema of pages, patterns and sentences in its settings', async () => {
  const settings = JSON.parse(read('.vscode/settings.json')) as {
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  const service = getLanguageService({
    schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  });
  const root = `file://${site}/`;
  service.configure({
    schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({
      uri: new URL(url, root).href,
      fileMatch: fileMatch.map((glob) => `${root}${glob}`),
    })),
  });
  const offered = async (path: string, text: string) => {
    const document = TextDocument.create(`${root}${path}`, 'json', 1, text.replace('|', ''));
    const json = service.parseJSONDocument(document);
    const list = await service.doComplete(document, document.positionAt(text.indexOf('|')), json);
    return list?.items.map(({ label }) => label) ?? [];
  };
  expect(await offered('pages/a/page.json', '{ | }')).toContain('sections');
  expect(await offered('patterns/open-house.json', '{ | }')).toEqual(
    expect.arrayContaining(['title', 'about', 'section']),
  );
  expect(await offered('patterns/open-house.json', '{ "section": { "type": | } }')).toContain('"faq"');
  expect(await offered('copy.json', '{ | }')).toContain('plainTitle');
});

test('[PKG-02] the watch task prints a finding and its end in the form the editor reads', async () => {
  const { tasks } = JSON.parse(read('.vscode/tasks.json')) as {
    tasks: { label: string; command: string; problemMatcher: Matcher[] }[];
  };
  interface Matcher {
    pattern: { regexp: string }[];
    background?: { beginsPattern: string; endsPattern: string };
  }
  const watch = tasks.find(({ label }) => label === 'Kavling: watch');
  const [{ pattern, background } = { pattern: [] }] = watch?.problemMatcher ?? [];
  run(kavling, ['new', 'salah', '--yes', '--section', 'open-house'], site);
  const file = join(site, 'pages/salah/page.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"lead-button"', '"lead-buton"'));
  const lines = (text: string) => text.split('\n');
  const ends = new RegExp(background?.endsPattern ?? '-', 'm');
  const words = (watch?.command ?? '').replace('npx kavling', kavling).split(' ');
  const { output, child } = await place.until(ends, words, site);
  child.kill('SIGINT');
  expect(output).toMatch(new RegExp(background?.beginsPattern ?? '-', 'm'));
  const first = lines(output).findIndex((line) => new RegExp(pattern[0]?.regexp ?? '-').test(line));
  expect(lines(output)[first]).toMatch(/^pages\/salah\/page\.json:\d+:\d+/);
  expect(lines(output)[first + 1]).toMatch(new RegExp(pattern[1]?.regexp ?? '-'));
  run('rm', ['-r', join(site, 'pages/salah')], site);
}, 120_000);

test('[PKG-02] the commands of CI run on a site that has just begun, and on one with a page', () => {
  const workflow = parse(read('.github/workflows/pages.yml')) as {
    jobs: Record<string, { steps: { run?: string; uses?: string }[] }>;
  };
  const commands = Object.values(workflow.jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run: one }) => one ?? []),
  );
  expect(commands).toEqual(['npm ci', 'npx kavling validate --format github', 'npx kavling build']);
  const check = () => {
    for (const command of commands.slice(1)) run('sh', ['-ec', command], site);
  };
  // The container's file installs for real; here npm compares the list of packages with the site's wishes.
  run('sh', ['-ec', `${commands[0]} --dry-run ${QUIET.join(' ')}`], site);
  check();
  publishable('bukit');
  check();
  expect(existsSync(join(site, 'dist/bukit/index.html'))).toBe(true);
  // The last page of a published site does not go by a slip.
  run('mv', ['pages/bukit', home], site);
  expect(() => check()).toThrow('No pages found');
  run('mv', [join(home, 'bukit'), 'pages'], site);
}, 180_000);

test('[PKG-02] every step of the container file runs, and the container answers as healthy', async () => {
  const image = join(home, 'image');
  const ignored = read('.dockerignore').split('\n').filter(Boolean);
  const [from, ...steps] = instructions(read('Dockerfile'));
  expect(from?.name).toBe('FROM');
  mkdirSync(image);
  sharePrepared(image);
  // Only root may give a file away, and only the image has that person.
  const shim = join(home, 'shim');
  mkdirSync(shim);
  writeFileSync(join(shim, 'chown'), '#!/bin/sh\ntest "$1" = node:node && test -e "$2"\n');
  chmodSync(join(shim, 'chown'), 0o755);
  const env: Record<string, string> = { PATH: `${shim}:${process.env.PATH}` };
  let healthy: string[] = [];
  for (const { name, text } of steps) {
    if (name === 'COPY' && text !== '. .')
      for (const path of text.split(' ').slice(0, -1)) cpSync(join(site, path), join(image, path));
    else if (name === 'COPY')
      cpSync(site, image, {
        recursive: true,
        filter: (path) => !ignored.some((one) => path === join(site, one)),
      });
    else if (name === 'RUN')
      run('sh', ['-ec', text.replace('npm ci', `npm ci ${QUIET.join(' ')}`)], image, env);
    else if (name === 'ENV')
      Object.assign(env, Object.fromEntries(text.split(' ').map((pair) => pair.split('='))));
    else if (name === 'HEALTHCHECK') healthy = JSON.parse(text.slice(text.indexOf('['))) as string[];
    else if (name === 'CMD') {
      addDriver(image);
      const start = JSON.parse(text) as string[];
      expect(env).toMatchObject({ HOST: '0.0.0.0', PORT: '4170' });
      const { output } = await place.until(/http:\/\/\S+:\d+/, start, image, { ...env, PORT: '0' });
      const port = /:(\d+)/.exec(/http:\/\/\S+:\d+/.exec(output)?.[0] ?? '')?.[1] ?? '';
      const [program = '', ...args] = healthy.map((arg) => arg.replace('4170', port));
      expect(spawnSync(program, args).status).toBe(0);
    } else expect(['WORKDIR', 'USER', 'EXPOSE', 'VOLUME']).toContain(name);
  }
  expect(existsSync(join(image, 'data'))).toBe(true);
  const compose = parse(read('compose.yaml')) as {
    services: { site: { build: string; volumes: string[]; env_file: string; environment: object } };
    volumes: object;
  };
  expect(compose.services.site).toMatchObject({
    build: '.',
    volumes: ['data:/app/data'],
    env_file: '.env',
    environment: { HOST: '0.0.0.0', PORT: '4170' },
  });
}, 180_000);

test('[PKG-02] systemd takes the unit, and its command is the one that is installed', (context) => {
  if (spawnSync('systemd-analyze', ['--version']).error)
    return context.skip('systemd-analyze is not installed: apt-get install systemd');
  const unit = read('deploy/kavling.service');
  const command = /^ExecStart=\/srv\/kavling\/(\S+) serve$/m.exec(unit)?.[1] ?? '';
  expect(existsSync(join(site, command))).toBe(true);
  const file = join(home, 'kavling.service');
  writeFileSync(file, unit.replaceAll('/srv/kavling', site).replace('User=kavling', 'User=root'));
  const result = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  expect(result.stderr.split('\n').filter((line) => line.includes('kavling.service'))).toEqual([]);
  expect(result.status).toBe(0);
});

test('[PKG-02] the names that AGENTS.md and README.md give exist', () => {
  const text = run('git', ['show', ':AGENTS.md'], site) + read('README.md');
  for (const [, command = ''] of text.matchAll(/npx kavling (\w+)/g))
    expect(run(kavling, ['help', command], site), command).toContain(`kavling ${command}`);
  for (const [path] of text.matchAll(/node_modules\/kavling\/[\w./-]+/g))
    expect(existsSync(join(site, path)), path).toBe(true);
});

/** Makes a page with real values, which may be published. */
function publishable(slug: string): void {
  const values = ['--project-id', '3107', '--superleads-id', 'SL-3107', '--telesales', '6281390020010'];
  run(kavling, ['new', slug, '--yes', '--section', 'open-house', ...values], site);
  const file = join(site, 'pages', slug, 'page.json');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('https://example.co.id', 'https://rumah.example.co.id'),
  );
}

/** The instructions of a container file, comments and continued lines aside. */
function instructions(text: string): { name: string; text: string }[] {
  return text
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ name: line.split(' ')[0] ?? '', text: line.slice(line.indexOf(' ') + 1) }));
}
