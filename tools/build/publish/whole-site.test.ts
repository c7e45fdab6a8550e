import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ensureEngine } from '../../../bin/engine.mjs';
import { loadConfig } from '../../engine/load-config.ts';
import { nodeFiles } from '../../environment/node-environment.ts';
import { findPages } from '../../pages/pages.ts';
import { writeSimplePage } from '../../testing/stopped-builds.ts';
import { buildSite } from '../build-site.ts';

/** Real processes and builds, on a machine that may be busy. */
vi.setConfig({ testTimeout: 120_000 });

let root = '';
beforeAll(() => ensureEngine());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kavling-whole-'));
  for (const slug of ['marina', 'taman', 'bukit'])
    writeSimplePage(root, slug, `Proyek ${slug}`, { seo: { title: slug, description: slug } });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8');

async function build(config?: string, name = 'kavling.config.ts') {
  if (config) writeFileSync(join(root, name), config);
  const pages = findPages(nodeFiles, root);
  const options = {
    root,
    engineRoot: resolve('.'),
    pages,
    out: join(root, 'dist'),
    language: 'en',
    compress: false,
  } as const;
  return buildSite({
    ...options,
    config: await loadConfig(
      root,
      pages.map(({ slug }) => slug),
    ),
  });
}

test('[OPS-29] / lists the pages, and "not found" leads to them, in Indonesian, with a policy that fits', async () => {
  await build();
  for (const path of ['index.html', '404.html']) {
    for (const slug of ['marina', 'taman', 'bukit']) expect(read(path), path).toContain(`href="/${slug}/"`);
    expect(read(path)).toContain('<html lang="id">');
  }
  expect(read('404.html')).toContain('Halaman ini tidak ditemukan');
  const headers = JSON.parse(read('.kavling/headers.json')) as Record<string, Record<string, string>>;
  expect(Object.keys(headers).sort()).toEqual(['/', '/404.html', '/bukit/', '/marina/', '/taman/']);
});

test('[OPS-29] the config gives each domain its page, address, sitemap, robots and "not found"', async () => {
  await build(`
    interface Wanted { home: string }
    const wanted: Wanted = { home: 'bukit' };
    export default { ...wanted, address: 'https://properti.example.co.id', domains: { 'marina.co.id': 'marina', 'taman.co.id': ['taman'] } };
  `);
  expect(read('marina/index.html')).toContain('<link rel="canonical" href="https://marina.co.id/"');
  expect(read('bukit/index.html')).toContain('<link rel="canonical" href="https://properti.example.co.id/"');
  expect(read('index.html')).toBe(read('bukit/index.html'));
  expect(read('.kavling/hosts/marina.co.id/robots.txt')).toContain(
    'Sitemap: https://marina.co.id/sitemap.xml',
  );
  expect(read('.kavling/hosts/marina.co.id/sitemap.xml').match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://marina.co.id/</loc>',
  ]);
  expect(read('sitemap.xml').match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://properti.example.co.id/</loc>',
  ]);
  expect(read('robots.txt')).not.toMatch(/marina|taman/);
  expect(read('.kavling/hosts/marina.co.id/404.html')).not.toContain('taman');
  expect(read('404.html')).not.toMatch(/marina|taman/);
});

test.each([
  '{ "base": "/promo/", "address": "https://a.co.id" }',
  '{ "address": "https://a.co.id/promo" }',
  '{ "address": "https://a.co.id/promo/", "base": "/promo" }',
])('[OPS-29] a path is one path, however it is written: %s', async (config) => {
  await build(config, 'kavling.config.json');
  expect(read('marina/index.html')).toContain('rel="canonical" href="https://a.co.id/promo/marina/"');
  expect(read('.kavling/facts.json')).toMatch(/^{"version":1,"base":"\/promo",/);
  expect(read('sitemap.xml')).toContain('<loc>https://a.co.id/promo/marina/</loc>');
  expect(read('_headers')).toContain('\n/promo/assets/*\n');
  expect(read('_redirects')).toBe('/ /promo/ 302\n/promo/* /:splat 200\n');
  await build('{ "base": "/" }', 'kavling.config.json');
  expect(read('.kavling/facts.json')).not.toContain('base');
  expect(existsSync(join(root, 'dist/_redirects'))).toBe(false);
  expect(read('index.html')).toContain('href="/marina/"');
});

test('[OPS-29] what a domain had goes with it', async () => {
  await build('{ "domains": { "marina.co.id": "marina" } }', 'kavling.config.json');
  expect(existsSync(join(root, 'dist/.kavling/hosts/marina.co.id'))).toBe(true);
  await build('{}', 'kavling.config.json');
  expect(existsSync(join(root, 'dist/.kavling/hosts'))).toBe(false);
  expect(read('index.html')).toContain('href="/marina/"');
  expect((await build()).made).toBe(0);
});

test.each([
  ['{ "hom": "marina" }', 'There is no setting "hom"'],
  ['{ "home": "marine" }', 'There is no page "marine"'],
  ['{ "address": "contoh.co.id" }', 'is not a site address'],
  ['{ "base": "promo" }', 'Start with "/"'],
  ['{ "base": "/promo?a=1" }', 'is not a valid base path'],
  ['{ "base": "/promo/../x" }', 'is not a valid base path'],
  ['{ "base": 5 }', 'is not a valid base path'],
  ['{ "base": "/a", "address": "https://a.co.id/b" }', '"base" is /a, but "address" is https://a.co.id/b'],
  ['{ "address": "https://a.co.id/?promo" }', 'is not a site address'],
  ['{ "domains": { "https://a.co.id": "marina" } }', 'is not a domain name'],
  ['{ "domains": { "a.co.id": [] } }', 'has no page'],
  ['{', 'cannot be read'],
])('a config that says %s is refused with what to write', async (config, said) => {
  await expect(build(config, 'kavling.config.json')).rejects.toThrow(said);
});
