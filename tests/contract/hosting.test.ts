import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ensureEngine } from '../../bin/engine.mjs';
import { claimPort } from '../../server/testing/free-port.ts';
import { buildSite } from '../../tools/build/build-site.ts';
import { nodeFiles } from '../../tools/environment/node-environment.ts';
import { findPages } from '../../tools/pages/pages.ts';

/** Real processes and builds, on a machine that may be busy. */
vi.setConfig({ testTimeout: 120_000 });

const root = mkdtempSync(join(tmpdir(), 'kavling-hosting-'));
/** The same pages at the root of a host, and below a path of one. */
const sites = [
  { base: '', dist: join(root, 'dist') },
  { base: '/promo', dist: join(root, 'dist-promo') },
] as const;
type Site = (typeof sites)[number];
/** Runs the examples of the operators' guide: the first is for the root, the second for a path. */
const guide = readFileSync(resolve('docs/operators.md'), 'utf8');
const example = (language: string, { base }: Site) =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))][base ? 1 : 0]?.[1] ?? '';

beforeAll(async () => {
  await ensureEngine();
  const folder = join(root, 'pages/rumah');
  mkdirSync(folder, { recursive: true });
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#356' } })
    .jpeg()
    .toFile(join(folder, 'foto.jpg'));
  writeFileSync(
    join(folder, 'denah.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><title>${'Denah '.repeat(100)}</title></svg>`,
  );
  const picture = (src: string) => ({ type: 'image', image: { src, alt: 'Rumah' } });
  const page = {
    version: 1,
    template: 'landing-page',
    seo: { title: 'Rumah', description: 'Rumah.', url: 'https://rumah.example.co.id/rumah/' },
    project: { id: '77', name: 'Rumah', superleadsId: 'SL-77', telesalesNumber: '6281290007700' },
    sections: [
      {
        type: 'section',
        children: [{ type: 'heading', level: 1, text: 'Rumah' }, picture('foto.jpg'), picture('denah.svg')],
      },
    ],
  };
  writeFileSync(join(folder, 'page.json'), JSON.stringify(page));
  const pages = findPages(nodeFiles, root);
  const options = { root, engineRoot: resolve('.'), pages, language: 'en', compress: true } as const;
  for (const { base, dist } of sites)
    await buildSite({ ...options, out: dist, config: base ? { base } : {} });
  execFileSync('chmod', ['-R', 'a+rX', root]);
}, 180_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, reject) => {
    const sent = request({ port, path, host: '127.0.0.1', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

interface Host {
  readonly name: string;
  readonly encodings: readonly string[];
  readonly program: string | null;
  start(port: number, backend: number, site: Site): ChildProcess;
}

const programAt = (path: string) => (existsSync(path) ? path : null);
const nginx = programAt('/usr/sbin/nginx');
const caddy = programAt('/usr/bin/caddy');
/** The example of the guide, with the folder and the ports of this test in the place of an operator's. */
const adapt = (text: string, port: number, backend: number, site: Site) =>
  text
    .replaceAll('/srv/kavling/dist', site.dist)
    .replaceAll('127.0.0.1:4170', `127.0.0.1:${backend}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/^(rumah|www)\.example\.co\.id \{/m, `http://127.0.0.1:${port} {`);

const hosts: readonly Host[] = [
  {
    name: 'nginx',
    program: nginx,
    encodings: ['gzip'],
    start(port, backend, site) {
      const file = join(root, 'nginx.conf');
      writeFileSync(
        file,
        `daemon off; pid ${root}/nginx.pid; error_log ${root}/nginx.log;${process.getuid?.() === 0 ? ' user root;' : ''}
events {}
http {
include /etc/nginx/mime.types; access_log off;
client_body_temp_path ${root}/b; proxy_temp_path ${root}/p; fastcgi_temp_path ${root}/f; uwsgi_temp_path ${root}/u; scgi_temp_path ${root}/s;
${adapt(example('nginx', site), port, backend, site)}
}`,
      );
      return spawn(nginx ?? '', ['-c', file], { stdio: 'inherit' });
    },
  },
  {
    name: 'caddy',
    program: caddy,
    encodings: ['br', 'gzip'],
    start(port, backend, site) {
      const file = join(root, 'Caddyfile');
      writeFileSync(
        file,
        `{\n  admin off\n  auto_https off\n}\n${adapt(example('caddy', site), port, backend, site)}`,
      );
      const env = { ...process.env, XDG_DATA_HOME: root, XDG_CONFIG_HOME: root };
      return spawn(caddy ?? '', ['run', '--config', file, '--adapter', 'caddyfile'], {
        stdio: 'ignore',
        env,
      });
    },
  },
];

for (const [host, site] of hosts.flatMap((one) => sites.map((each) => [one, each] as const))) {
  const { base, dist } = site;
  describe.skipIf(host.program === null)(`${host.name} ${base}`, () => {
    let child: ChildProcess;
    let port = 0;
    const backend = spawn(process.execPath, [
      '-e',
      `require('http').createServer((q,s)=>s.setHeader('content-security-policy',"default-src 'self'").end(JSON.stringify(q.headers))).listen(0,'127.0.0.1',function(){console.log(this.address().port)})`,
    ]);
    beforeAll(async () => {
      const behind = await new Promise<number>((done) =>
        backend.stdout.once('data', (chunk) => done(Number(String(chunk)))),
      );
      port = await claimPort();
      child = host.start(port, behind, site);
      await vi.waitFor(async () => expect((await ask(port, `${base}/rumah/`)).status).toBe(200), {
        timeout: 60_000,
      });
    });
    afterAll(async () => {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      backend.kill();
      await gone;
    });

    /** One file of each kind that the build made, with what its type must be. */
    const kinds: readonly (readonly [pattern: RegExp, type: RegExp])[] = [
      [/\.js$/, /javascript/],
      [/\.avif$/, /image\/avif/],
      [/\.webp$/, /image\/webp/],
      [/\.jpg$/, /image\/jpeg/],
      [/\.svg$/, /image\/svg\+xml/],
      [/\.woff2$/, /font\/woff2/],
    ];
    const files = () => [
      [`${base}/rumah/`, /text\/html/] as const,
      ...kinds.flatMap(([pattern, type]) => {
        const name = readdirSync(join(dist, 'assets')).find((one) => pattern.test(one));
        return name ? [[`${base}/assets/${name}`, type] as const] : [];
      }),
      [`${base}/robots.txt`, /text\/plain/] as const,
      [`${base}/sitemap.xml`, /xml/] as const,
    ];

    test('[OPS-25] every kind of file has every header, once, and its own type', async () => {
      expect(files().length).toBeGreaterThan(7);
      for (const [path, type] of files()) {
        const { status, headers } = await ask(port, path);
        expect(status, path).toBe(200);
        expect(headers['content-type'], path).toMatch(type);
        expect(headers, path).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin-allow-popups',
          'permissions-policy': expect.stringContaining('camera=()'),
          'cache-control': path.startsWith(`${base}/assets/`)
            ? 'public, max-age=31536000, immutable'
            : 'no-cache',
          'content-security-policy': path.endsWith('.svg')
            ? expect.stringMatching(/^sandbox; default-src 'none'/)
            : expect.stringMatching(/^frame-ancestors 'self'/),
        });
        expect(headers['content-security-policy'], path).not.toContain(', ');
        expect(headers, path).not.toHaveProperty('strict-transport-security');
      }
    });

    test('[OPS-25] compressed files are served unchanged', async () => {
      const name = readdirSync(join(dist, 'assets')).find((one) =>
        /^widget-lead-form\.[\w-]+\.js$/.test(one),
      );
      const script = `${base}/assets/${name}`;
      for (const encoding of host.encodings)
        for (const path of [`${base}/rumah/`, script]) {
          const { headers, bytes } = await ask(port, path, { 'accept-encoding': encoding });
          expect(headers['content-encoding'], `${path} ${encoding}`).toBe(encoding);
          expect(String(headers.vary).toLowerCase()).toContain('accept-encoding');
          const inner = path.slice(base.length);
          const file = join(dist, inner.endsWith('/') ? `${inner}index.html` : inner);
          expect(bytes.equals(readFileSync(`${file}.${encoding === 'gzip' ? 'gz' : 'br'}`))).toBe(true);
        }
    });

    test('[OPS-25] private and missing files are not found', async () => {
      for (const path of [
        '/.kavling/headers.json',
        '/.kavling/facts.json',
        '/.kavling/nginx.conf',
        '/tidak-ada/',
      ])
        expect((await ask(port, `${base}${path}`)).status, path).toBe(404);
      const lost = await ask(port, `${base}/tidak-ada/`);
      expect(lost.headers['x-content-type-options']).toBe('nosniff');
      expect(lost.bytes.toString()).toContain(`href="${base}/rumah/"`);
    });

    test('[OPS-25][OPS-34] an address without its slash goes to the one with it, and keeps its query', async () => {
      const { status, headers } = await ask(port, `${base}/rumah?utm_source=ig&utm_campaign=a%20b`);
      expect([301, 302, 308]).toContain(status);
      expect(headers.location).toBe(`${base}/rumah/?utm_source=ig&utm_campaign=a%20b`);
    });

    test('[OPS-25] calls go to the backend with the visitor’s address, and keep its own headers', async () => {
      for (const call of ['/wp-admin/admin-ajax.php', '/wp-json/wk/v1/project?id=1', '/desk/']) {
        const path = base + call;
        const { status, headers, bytes } = await ask(port, path, { 'x-forwarded-for': '203.0.113.9' });
        expect(status, path).toBe(200);
        expect(headers['content-security-policy'], path).toBe("default-src 'self'");
        const seen = JSON.parse(bytes.toString()) as Record<string, string>;
        expect(seen['x-forwarded-for']?.split(', ').at(-1), path).toBe('127.0.0.1');
        expect(seen['x-forwarded-proto'], path).toBe('http');
        expect(seen.host, path).toMatch(/^127\.0\.0\.1/);
      }
    });

    test.runIf(base !== '')(
      '[OPS-29] the rest of the host is not the site’s, and its root leads there',
      async () => {
        for (const path of [
          '/rumah/',
          '/promosi/',
          '/.kavling/facts.json',
          '/assets/',
          '/wp-admin/admin-ajax.php',
        ]) {
          const { status, bytes } = await ask(port, path);
          expect([status, bytes.toString().includes('Rumah')], path).toEqual([404, false]);
        }
        for (const path of ['/', base]) {
          const { status, headers } = await ask(port, `${path}?utm_source=ig`);
          expect([301, 302, 308], path).toContain(status);
          expect(headers.location, path).toBe(`${base}/?utm_source=ig`);
        }
      },
    );
  });
}
