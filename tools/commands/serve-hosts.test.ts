import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensureEngine } from '../../bin/engine.mjs';
import { commandHere } from '../testing/command-here.ts';
import { type ServedSite, startSite } from '../testing/served-site.ts';

let root = '';
let site: ServedSite | undefined;
beforeAll(() => ensureEngine());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kavling-hosts-'));
  for (const slug of ['marina', 'taman', 'bukit']) writePage(slug);
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
  rmSync(root, { recursive: true, force: true });
});

function writePage(slug: string): void {
  mkdirSync(join(root, 'pages', slug), { recursive: true });
  const page = {
    version: 1,
    template: 'landing-page',
    seo: { title: `Proyek ${slug}`, description: `Tentang ${slug}.` },
    project: {
      id: `P-${slug}`,
      name: `Proyek ${slug}`,
      superleadsId: `SL-${slug}`,
      telesalesNumber: '6281277770001',
    },
    sections: [
      {
        type: 'section',
        children: [
          { type: 'heading', level: 1, text: `Proyek ${slug}` },
          { type: 'button', label: 'Lihat juga', link: '../taman/' },
          { type: 'button', label: 'Daftar', link: '/' },
          { type: 'lead-form' },
        ],
      },
    ],
  };
  writeFileSync(join(root, 'pages', slug, 'page.json'), JSON.stringify(page));
}

async function build(config: object): Promise<void> {
  writeFileSync(join(root, 'kavling.config.json'), JSON.stringify(config));
  expect(await commandHere(root, ['build', '--no-compress'])).toMatchObject({ code: 0 });
}

async function serve(config: object): Promise<ServedSite> {
  await build(config);
  site = await startSite(root, 'serve');
  return site;
}

const titleOf = ({ text }: { text: string }) => /<title>(.*?)<\/title>/.exec(text)?.[1];

test('[OPS-29] one process shows each domain its page at /, with its own address, robots, sitemap and "not found"', async () => {
  const { ask } = await serve({
    address: 'https://properti.co.id',
    domains: { 'marina.co.id': 'marina', 'taman.co.id': ['taman', 'bukit'] },
  });
  for (const [host, slug, other] of [
    ['marina.co.id', 'marina', 'taman'],
    ['taman.co.id', 'taman', 'marina'],
  ] as const) {
    const home = await ask('/', host);
    expect(home.status, host).toBe(200);
    expect(titleOf(home), host).toBe(`Proyek ${slug}`);
    expect(home.text).toContain(`<link rel="canonical" href="https://${host}/"/>`);
    expect((await ask('/robots.txt', host)).text).toContain(`Sitemap: https://${host}/sitemap.xml`);
    const sitemap = await ask('/sitemap.xml', host);
    expect(sitemap.text).toContain(`<loc>https://${host}/</loc>`);
    expect(sitemap.text).not.toContain(other);
    const lost = await ask('/tidak-ada/', host);
    expect(lost.status).toBe(404);
    expect(titleOf(lost)).toBe('Halaman tidak ditemukan');
    expect(lost.text).not.toContain(other);
    expect((await ask(`/${other}/`, host)).status).toBe(404);
    const own = await ask(`/${slug}/?utm_source=ig`, host);
    expect([own.status, own.headers.location]).toEqual([308, '/?utm_source=ig']);
  }
  expect(titleOf(await ask('/bukit/', 'taman.co.id'))).toBe('Proyek bukit');
}, 180_000);

test('[OPS-29][OPS-34] a site below a path answers there with all it has, and leads there from the root with the query', async () => {
  const { ask, url, origin } = await serve({ address: 'https://contoh.co.id/promo/', home: 'bukit' });
  expect(url).toBe(`${origin}/promo/`);
  expect(titleOf(await ask('/promo/'))).toBe('Proyek bukit');
  expect(titleOf(await ask('/promo/marina/'))).toBe('Proyek marina');
  for (const [path, place] of [
    ['/?utm_source=ig', '/promo/?utm_source=ig'],
    ['/promo?utm_source=ig', '/promo/?utm_source=ig'],
    ['/promo/marina?utm_source=ig', '/promo/marina/?utm_source=ig'],
    ['/promo/desk', 'desk/'],
  ]) {
    const { status, headers } = await ask(path ?? '');
    expect([302, 308], path).toContain(status);
    expect(headers.location, path).toBe(place);
  }
  for (const path of [
    '/healthz',
    '/readyz',
    '/promo/healthz',
    '/promo/readyz',
    '/promo/desk/',
    '/promo/wp-json/wk/v1/project?id=SL-marina',
  ])
    expect((await ask(path)).status, path).toBe(200);
  for (const path of [
    '/promosi/',
    '/marina/',
    '/promo/tidak-ada/',
    '/tidak-ada/',
    '/promo/.kavling/facts.json',
  ]) {
    const lost = await ask(path);
    expect(lost.status, path).toBe(404);
    expect(titleOf(lost), path).toBe('Halaman tidak ditemukan');
    expect(lost.text).toContain('href="/promo/marina/"');
  }
  for (const path of ['/robots.txt', '/promo/robots.txt'])
    expect((await ask(path)).text, path).toContain('Sitemap: https://contoh.co.id/promo/sitemap.xml');
  const sitemap = (await ask('/promo/sitemap.xml')).text;
  expect(sitemap.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://contoh.co.id/promo/</loc>',
    '<loc>https://contoh.co.id/promo/marina/</loc>',
    '<loc>https://contoh.co.id/promo/taman/</loc>',
  ]);
}, 180_000);

test('[OPS-29] every address in a page below a path exists', async () => {
  const { ask } = await serve({ address: 'https://contoh.co.id', base: '/promo' });
  for (const page of ['/promo/', '/promo/marina/', '/promo/tidak-ada/']) {
    const { text } = await ask(page);
    const addresses = [
      ...text.matchAll(/(?:href|src|action|data-src|data-runtime|data-mount)="([^"]+)"/g),
    ].flatMap(([, address = '']) =>
      /^(https?:|data:|mailto:|tel:|#)/.test(address) ? [] : [new URL(address, `http://x${page}`).pathname],
    );
    const fonts = [...text.matchAll(/url\(([^)]+)\)/g)].map(([, address = '']) =>
      address.replaceAll('"', ''),
    );
    expect(addresses.length, page).toBeGreaterThan(2);
    for (const address of [...addresses, ...fonts.filter((font) => font.startsWith('/'))]) {
      expect(address, page).toMatch(/^\/promo\//);
      if (!address.endsWith('.php')) expect((await ask(address)).status, address).toBe(200);
    }
  }
}, 180_000);

test('[OPS-29][OPS-03] a form below a path posts without script, and the answer leads back', async () => {
  const { ask } = await serve({ base: '/promo/' });
  const { text } = await ask('/promo/marina/');
  const action = /<form[^>]* action="([^"]+)"/.exec(text)?.[1] ?? '';
  expect(action).toBe('/promo/wp-admin/admin-post.php');
  const fields = { action: 'save_leads_to_db', name: 'Rina Wulandari', page_slug: 'marina' };
  const thanks = await ask(action, undefined, { ...fields, whatsapp_number: '+6281234567801' });
  expect(titleOf(thanks)).toMatch(/^Terima kasih/);
  expect(thanks.text).toContain('class="back" href="/promo/marina/"');
  const again = await ask(action, undefined, { ...fields, whatsapp_number: '12' });
  expect(again.text).toContain('action="/promo/wp-admin/admin-post.php"');
}, 180_000);

test('[OPS-29] a site that moves to another path or to the root moves whole, while it is served', async () => {
  const { ask } = await serve({ base: '/promo' });
  expect(titleOf(await ask('/promo/marina/'))).toBe('Proyek marina');
  await build({ base: '/akhir-tahun' });
  expect(titleOf(await ask('/akhir-tahun/marina/'))).toBe('Proyek marina');
  expect((await ask('/promo/marina/')).status).toBe(404);
  await build({});
  const home = await ask('/');
  expect(titleOf(home)).toBe('Daftar proyek');
  expect(home.text).toContain('href="/marina/"');
  expect((await ask('/_redirects')).status).toBe(404);
}, 180_000);

test('[OPS-29] the preview shows the site as built: its path, its first page, its domains', async () => {
  const config = {
    address: 'https://contoh.co.id/promo',
    home: 'bukit',
    domains: { 'marina.co.id': 'marina' },
  };
  writeFileSync(join(root, 'kavling.config.json'), JSON.stringify(config));
  site = await startSite(root, 'preview');
  const { ask, url, origin } = site;
  const { port } = new URL(origin);
  expect(url).toBe(`${origin}/.kavling/`);
  const list = await ask('/.kavling/');
  expect(list.text).toContain('href="/promo/marina/"');
  const home = await ask('/promo/');
  expect(titleOf(home)).toBe('Proyek bukit');
  expect(home.text).toContain('<link rel="canonical" href="https://contoh.co.id/promo/"/>');
  expect(titleOf(await ask('/promo/', `marina.co.id.localhost:${port}`))).toBe('Proyek marina');
  expect((await ask('/promo/taman/', `marina.co.id.localhost:${port}`)).status).toBe(404);
  for (const [path, place] of [
    ['/?a=1', '/promo/?a=1'],
    ['/promo?a=1', '/promo/?a=1'],
    ['/promo/taman?a=1', '/promo/taman/?a=1'],
  ])
    expect((await ask(path ?? '')).headers.location).toBe(place);
  const runtime = /data-runtime="(\/promo\/assets\/[^"]+)"/.exec(home.text)?.[1] ?? '';
  expect((await ask(runtime)).status).toBe(200);
}, 180_000);
