import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/fixtures.ts';
import { createPageServer } from './static.ts';

function makeSite(): string {
  const folder = temporaryFolder();
  const root = join(folder, 'dist');
  mkdirSync(join(root, 'taman-asri'), { recursive: true });
  mkdirSync(join(root, 'assets'));
  mkdirSync(join(root, '.kavling'));
  mkdirSync(join(root, '.git'));
  writeFileSync(join(folder, 'secret.txt'), 'SECRET');
  writeFileSync(join(root, 'leads.db-wal'), 'wal');
  writeFileSync(join(root, '.env'), 'SECRET');
  writeFileSync(join(root, '.git/config'), 'SECRET');
  writeFileSync(join(root, 'index.html'), '<p>home');
  writeFileSync(join(root, '404.html'), '<p>lost');
  writeFileSync(join(root, 'taman-asri/index.html'), '<p>asri');
  writeFileSync(join(root, 'assets/a-1.js'), 'let a;');
  writeFileSync(join(root, 'assets/a-1.js.br'), 'packed');
  writeFileSync(join(root, 'film.mp4'), '0123456789');
  symlinkSync(join(folder, 'secret.txt'), join(root, 'link.txt'));
  symlinkSync(folder, join(root, 'up'));
  writeFileSync(
    join(root, '.kavling/headers.json'),
    JSON.stringify({ '/taman-asri/': { 'Content-Security-Policy': "default-src 'none'" } }),
  );
  return root;
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost${path}`, { headers });

test('pages have their type, their policy and the right caching', async () => {
  const pages = await createPageServer(makeSite());
  const page = await pages.answer(ask('/taman-asri/'));
  expect(await page?.text()).toBe('<p>asri');
  expect(page?.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(page?.headers.get('cache-control')).toBe('no-cache');
  expect((await pages.answer(ask('/taman-asri')))?.headers.get('location')).toBe('/taman-asri/');

  const asset = await pages.answer(ask('/assets/a-1.js', { 'accept-encoding': 'gzip, br' }));
  expect(asset?.headers.get('content-encoding')).toBe('br');
  expect(asset?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(asset?.headers.get('cache-control')).toContain('immutable');
  expect(await asset?.text()).toBe('packed');
  const tag = asset?.headers.get('etag') ?? '';
  const again = await pages.answer(ask('/assets/a-1.js', { 'accept-encoding': 'br', 'if-none-match': tag }));
  expect(again?.status).toBe(304);

  const part = await pages.answer(ask('/film.mp4', { range: 'bytes=2-4' }));
  expect([part?.status, await part?.text(), part?.headers.get('content-range')]).toEqual([
    206,
    '234',
    'bytes 2-4/10',
  ]);
  expect((await pages.answer(ask('/film.mp4', { range: 'bytes=90-' })))?.status).toBe(416);
  expect((await pages.notFound(ask('/lost'))).status).toBe(404);
});

test('nothing outside the site is served, by any spelling', async () => {
  const pages = await createPageServer(makeSite());
  const names = ['secret.txt', 'etc/passwd', '.env', '.git/config', '.kavling/headers.json'];
  const climbs = [
    '',
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '%252e%252e%252f',
    '..\\',
    '..%5c',
    '....//',
    '%c0%ae%c0%ae/',
    './',
    '%00/',
    'assets/../../',
    'assets/%2e%2e/%2e%2e/',
    'up/',
    'link.txt%00',
    '/',
    '//',
    '%2f%2f',
    'taman-asri/..;/',
  ];
  const paths = climbs.flatMap((climb) =>
    [1, 3].flatMap((times) => names.map((name) => `/${climb.repeat(times)}${name}`)),
  );
  paths.push('/link.txt', '/up/secret.txt', '/.env', '/.git/config', '/assets/', '/assets');
  expect(paths.length).toBeGreaterThanOrEqual(200);
  for (const path of paths) {
    const response = await pages.answer(ask(path)).catch(() => null);
    const text = response ? await response.text() : '';
    expect(text, path).not.toContain('SECRET');
    expect(text, path).not.toContain('default-src');
  }
});

test('[OPS-34] a redirect keeps the query', async () => {
  const pages = await createPageServer(makeSite());
  const moved = await pages.answer(ask('/taman-asri?utm_source=ig&utm_campaign=a%20b'));
  expect(moved?.headers.get('location')).toBe('/taman-asri/?utm_source=ig&utm_campaign=a%20b');
});

test('[OPS-13] the next request after a build sees its page with its policy; nothing has to be restarted', async () => {
  const root = makeSite();
  const pages = await createPageServer(root);
  expect(await seen(pages)).toEqual(['<p>asri', "default-src 'none'"]);
  for (const name of ['first', 'second']) {
    writeFileSync(join(root, 'taman-asri/index.html'), `<p>${name}`);
    writeFileSync(
      join(root, '.kavling/headers.json'),
      JSON.stringify({ '/taman-asri/': { 'Content-Security-Policy': name } }),
    );
    writeFileSync(join(root, '.kavling/generation.part'), name);
    renameSync(join(root, '.kavling/generation.part'), join(root, '.kavling/generation.json'));
    expect(await seen(pages)).toEqual([`<p>${name}`, name]);
  }
});

test('[OPS-13] a page on its way from one generation to the next is served, and the work folder is not', async () => {
  const root = makeSite();
  const pages = await createPageServer(root);
  for (const name of ['old', 'new']) {
    mkdirSync(join(root, '.kavling/work', name, 'taman-asri'), { recursive: true });
    writeFileSync(join(root, '.kavling/work', name, 'taman-asri/index.html'), `<p>${name}`);
  }
  symlinkSync('old', join(root, '.kavling/work/live'));
  rmSync(join(root, 'taman-asri/index.html'));
  symlinkSync('../.kavling/work/live/taman-asri/index.html', join(root, 'taman-asri/index.html'));
  expect((await seen(pages))[0]).toBe('<p>old');
  symlinkSync('new', join(root, '.kavling/work/next'));
  renameSync(join(root, '.kavling/work/next'), join(root, '.kavling/work/live'));
  expect((await seen(pages))[0]).toBe('<p>new');
  expect(await pages.answer(ask('/.kavling/work/new/taman-asri/index.html'))).toBe(null);
});

async function seen(pages: Awaited<ReturnType<typeof createPageServer>>) {
  const page = await pages.answer(ask('/taman-asri/'));
  return [await page?.text(), page?.headers.get('content-security-policy')];
}

test('[OPS-29] each domain shows its own page at /, its own robots and "not found", and nothing of the others', async () => {
  const root = makeSite();
  mkdirSync(join(root, 'marina'));
  writeFileSync(join(root, 'marina/index.html'), '<p>marina');
  writeFileSync(join(root, 'marina/brosur.pdf'), 'brosur');
  mkdirSync(join(root, '.kavling/hosts/marina.co.id'), { recursive: true });
  writeFileSync(join(root, '.kavling/hosts/marina.co.id/robots.txt'), 'robots of marina');
  writeFileSync(join(root, '.kavling/hosts/marina.co.id/404.html'), '<p>lost in marina');
  writeFileSync(
    join(root, '.kavling/sites.json'),
    JSON.stringify({ home: 'taman-asri', domains: { 'marina.co.id': ['marina'] } }),
  );
  const pages = await createPageServer(root);
  const seen = async (address: string) => {
    const answer = await pages.answer(new Request(address));
    return answer?.headers.get('location') ?? (await answer?.text()) ?? 'nothing';
  };
  expect(await seen('http://marina.co.id/')).toBe('<p>marina');
  expect(await seen('http://MARINA.co.id:8080/brosur.pdf')).toBe('brosur');
  expect(await seen('http://marina.co.id/robots.txt')).toBe('robots of marina');
  expect(await seen('http://marina.co.id/marina/?utm_source=ig')).toBe('/?utm_source=ig');
  expect(await seen('http://marina.co.id/taman-asri/')).toBe('nothing');
  expect(await seen('http://marina.co.id/assets/a-1.js')).toBe('let a;');
  expect(await seen('http://marina.co.id/.kavling/hosts/marina.co.id/robots.txt')).toBe('nothing');
  expect(await (await pages.notFound(new Request('http://marina.co.id/x'))).text()).toBe('<p>lost in marina');
  expect(await seen('http://localhost/')).toBe('<p>asri');
  expect((await pages.answer(new Request('http://localhost/')))?.headers.get('content-security-policy')).toBe(
    "default-src 'none'",
  );
});
