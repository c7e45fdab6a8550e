import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ensureEngine } from '../../bin/engine.mjs';
import { nodeFiles } from '../environment/node-environment.ts';
import { findPages } from '../pages/pages.ts';
import { buildSite } from './build-site.ts';

/** Real processes and builds, on a machine that may be busy. */
vi.setConfig({ testTimeout: 120_000 });

const engineRoot = resolve('.');
let root = '';
let out = '';
beforeAll(() => ensureEngine());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kavling-build-'));
  out = join(root, 'dist');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const file = (slug: string) => join(root, 'pages', slug, 'page.json');
const html = (slug: string) => readFileSync(join(out, slug, 'index.html'), 'utf8');

function writePage(slug: string, title = slug, more: object = {}): void {
  mkdirSync(join(root, 'pages', slug), { recursive: true });
  const page = {
    version: 1,
    template: 'landing-page',
    seo: {
      title,
      description: `Tentang ${title}.`,
      url: `https://contoh.example.co.id/${slug}/?utm_source=ig`,
    },
    project: { id: '1', name: title, superleadsId: 'SL-1', telesalesNumber: '6281380045566' },
    sections: [{ type: 'section', children: [{ type: 'heading', level: 1, text: title }] }],
    ...more,
  };
  writeFileSync(file(slug), JSON.stringify(page, null, 2));
}

function build(options: { isFresh?: boolean; compress?: boolean; now?: () => number } = {}) {
  const made: string[] = [];
  const pages = findPages(nodeFiles, root);
  const result = buildSite({
    root,
    engineRoot,
    pages,
    out,
    language: 'en',
    compress: false,
    onPage: (slug) => made.push(slug),
    ...options,
  });
  return result.then((done) => ({ ...done, names: made }));
}

test('only the page that changed is made again; the others keep their files', async () => {
  for (const slug of ['a', 'b', 'c']) writePage(slug);
  expect((await build()).names).toEqual(['a', 'b', 'c']);
  const before = statSync(join(out, 'a/index.html')).ino;
  writePage('b', 'Baru');
  expect(await build()).toMatchObject({ names: ['b'], made: 1, kept: 2 });
  expect(html('b')).toContain('Baru');
  expect(statSync(join(out, 'a/index.html')).ino).toBe(before);
  expect((await build()).names).toEqual([]);
});

test.each(['heading', 'body', 'both'])(
  "a page in the device's own fonts (%s) is built, with its icon and its picture for links",
  async (which) => {
    const fonts = {
      ...(which === 'body' ? {} : { heading: 'system' }),
      ...(which === 'heading' ? {} : { body: 'system' }),
    };
    const image = { type: 'image', image: { src: 'rumah.jpg', alt: 'Rumah' } };
    const sections = [{ type: 'section', children: [{ type: 'heading', level: 1, text: 'A' }, image] }];
    writePage('a', 'A', { theme: { fonts }, sections });
    await sharp({ create: { width: 1300, height: 800, channels: 3, background: '#345' } })
      .jpeg()
      .toFile(join(root, 'pages/a/rumah.jpg'));
    expect(await build()).toMatchObject({ made: 1, wrong: [] });
    expect(html('a')).toMatch(/<link rel="icon" href="\/assets\/icon\.[^"]+\.svg"/);
    expect(html('a')).toMatch(/<meta property="og:image" content="[^"]+\.jpg"/);
  },
);

test('a page that was only touched is not made again', async () => {
  writePage('a');
  await build();
  const later = new Date(Date.now() + 5000);
  utimesSync(file('a'), later, later);
  expect((await build()).names).toEqual([]);
});

test('a page goes with its files when its folder goes', async () => {
  writePage('a');
  writePage('b');
  await build();
  rmSync(join(root, 'pages/b'), { recursive: true });
  await build();
  expect(existsSync(join(out, 'b'))).toBe(false);
  expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).not.toContain('/b/');
  expect(JSON.parse(readFileSync(join(out, '.kavling/headers.json'), 'utf8'))).toHaveProperty('/a/');
});

test('[OPS-13] another picture under the same name changes its page; the old files stay for seven days, for pages that are open', async () => {
  const photo = (red: number) =>
    sharp({ create: { width: 500, height: 300, channels: 3, background: { r: red, g: 0, b: 0 } } }).jpeg();
  const image = { type: 'image', image: { src: 'rumah.jpg', alt: 'Rumah' } };
  const sections = [{ type: 'section', children: [{ type: 'heading', level: 1, text: 'A' }, image] }];
  writePage('a', 'A', { sections });
  writePage('b');
  await photo(10).toFile(join(root, 'pages/a/rumah.jpg'));
  const day = 24 * 3600 * 1000;
  const start = Date.now();
  await build();
  const pictures = () => readdirSync(join(out, 'assets')).filter((name) => name.startsWith('rumah.'));
  const first = pictures();
  await photo(250).toFile(join(root, 'pages/a/rumah.jpg'));
  expect((await build({ now: () => start })).names).toEqual(['a']);
  expect(pictures()).toEqual(expect.arrayContaining(first));
  expect(pictures().length).toBe(2 * first.length);
  await build({ now: () => start + 7 * day - 1 });
  expect(pictures()).toEqual(expect.arrayContaining(first));
  await build({ now: () => start + 7 * day });
  expect(pictures().length).toBe(first.length);
  for (const name of first) expect(pictures()).not.toContain(name);
  for (const name of pictures().filter((one) => one.endsWith('.avif'))) expect(html('a')).toContain(name);
});

test('with one wrong page, or one broken picture, the published site stays as it was', async () => {
  writePage('a');
  writePage('b');
  await build();
  writePage('a', 'Berubah');
  writeFileSync(file('b'), '{');
  expect(await build()).toMatchObject({ wrongPages: 1 });
  writePage('b', 'B', {
    sections: [{ type: 'section', children: [{ type: 'image', image: { src: 'x.jpg', alt: 'X' } }] }],
  });
  writeFileSync(join(root, 'pages/b/x.jpg'), 'halo');
  const { wrong } = await build();
  expect(wrong.map(({ file: name, diagnostics }) => [name, diagnostics.map(({ code }) => code)])).toEqual([
    ['pages/b/page.json', ['KV331', 'KV303', 'KV411']],
  ]);
  expect(html('a')).not.toContain('Berubah');
  expect(readdirSync(root).sort()).toEqual(['.cache', 'dist', 'pages']);
});

test('[UNIT-02] a page with a list has a file of statuses, which follows the list and goes with it', async () => {
  const project = { id: '1', name: 'a', superleadsId: 'SL-1', telesalesNumber: '6281380045566' };
  const sections = [
    {
      type: 'section',
      children: [{ type: 'heading', level: 1, text: 'a' }, { type: 'unit-finder' }],
    },
  ];
  const many = Array.from({ length: 20 }, (_, at) => `B-${at},Tipe 60,booked,890000000`);
  const writeList = (status: string) =>
    writeFileSync(
      join(root, 'pages/a/units.csv'),
      ['code,type,status,price', `A-1,Tipe 60,${status},890000000`, ...many].join('\n'),
    );
  writePage('a', 'a', { project: { ...project, units: { source: 'units.csv' } }, sections });
  writePage('b');
  writeList('available');
  await build({ compress: true });
  const statuses = () => JSON.parse(readFileSync(join(out, 'a/units.json'), 'utf8'));
  expect(statuses().units.slice(0, 2)).toEqual([
    ['A-1', 'Tipe 60', 'available', 890_000_000],
    ['B-0', 'Tipe 60', 'booked'],
  ]);
  expect(html('a')).toContain('/a/units.json');
  expect(existsSync(join(out, 'a/units.json.br'))).toBe(true);
  expect(existsSync(join(out, 'b/units.json'))).toBe(false);
  writeList('sold');
  expect((await build({ compress: true })).names).toEqual(['a']);
  expect(statuses().units[0]).toEqual(['A-1', 'Tipe 60', 'sold']);
  expect((await build({ compress: true })).names).toEqual([]);
  writePage('a');
  await build({ compress: true });
  expect(readdirSync(join(out, 'a')).filter((name) => name.startsWith('units'))).toEqual([]);
});

test('search engines find the public pages without tracking parameters; hidden ones are omitted', async () => {
  writePage('a', 'A', {
    seo: {
      title: 'A',
      description: 'A',
      url: 'https://contoh.example.co.id/a/?fbclid=1',
      updated: '2026-08-17',
    },
  });
  writePage('b', 'B', { settings: { environmentType: 'staging' } });
  await build();
  expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toContain(
    '<url><loc>https://contoh.example.co.id/a/</loc><lastmod>2026-08-17</lastmod></url>\n</urlset>',
  );
  expect(readFileSync(join(out, 'robots.txt'), 'utf8')).toContain(
    'Sitemap: https://contoh.example.co.id/sitemap.xml',
  );
  expect(html('b')).toContain('noindex, nofollow');
  rmSync(join(root, 'pages/a'), { recursive: true });
  await build();
  expect(readFileSync(join(out, 'robots.txt'), 'utf8')).toContain('Disallow: /');
});

test('compressed copies are written beside their files when asked for', async () => {
  writePage('a');
  await build({ compress: true });
  for (const ending of ['br', 'gz']) expect(existsSync(join(out, `a/index.html.${ending}`))).toBe(true);
});

test('[OPS-32] every build holds robots, sitemap and header files, after any change or loss', async () => {
  writePage('a');
  const files = [
    'robots.txt',
    'sitemap.xml',
    '_headers',
    '.kavling/nginx.conf',
    '.kavling/Caddyfile',
    '.kavling/headers.json',
  ];
  const missing = () => files.filter((name) => !existsSync(join(out, name)));
  for (const isFresh of [false, true, true, false, true]) {
    await build({ isFresh });
    expect(missing()).toEqual([]);
  }
  for (const name of files) rmSync(join(out, name));
  await build();
  expect(missing()).toEqual([]);
});

test('a site packed before and not any more holds no packed texts of pages as they were', async () => {
  writePage('a');
  await build({ compress: true });
  writePage('a', 'Baru');
  await build({ compress: false });
  expect(existsSync(join(out, 'a/index.html.br'))).toBe(false);
});

test('pages of a large site, shared between threads, have the bytes that they have when they are made alone', async () => {
  // The threads run the built engine.
  const buildAll = () =>
    promisify(execFile)(process.execPath, [join(engineRoot, 'bin/kavling.mjs'), 'build', '--no-compress'], {
      cwd: root,
      env: { ...process.env, ENGINE: 'as-is', NODE_ENV: 'production' },
    });
  const slugs = Array.from({ length: 101 }, (_, index) => `halaman-${100 + index}`);
  const write = (slug: string, words = '') => writePage(slug, `${slug} ${words}Ünit`);
  for (const slug of slugs) write(slug);
  await buildAll();
  const shared = new Map(slugs.map((slug) => [slug, html(slug)]));
  const [first = '', last = ''] = [slugs[0], slugs.at(-1)];
  for (const slug of [first, last]) write(slug, 'lain ');
  await buildAll();
  expect(html(first)).not.toBe(shared.get(first));
  for (const slug of [first, last]) write(slug);
  await buildAll();
  for (const [slug, before] of shared) {
    expect(html(slug)).toBe(before);
    expect(before).toContain('src:url("data:font/woff2;base64,');
    const [font = ''] = /\/assets\/[\w-]+\.\w+\.woff2/.exec(before) ?? [];
    expect(existsSync(join(out, font))).toBe(true);
  }
}, 60_000);
