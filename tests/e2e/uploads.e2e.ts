import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { makeDeskToken } from '../../server/desk/token.ts';
import type { PreviewLink } from '../../studio/wire.ts';
import { kavling, type ServedSite, startSite } from '../../tools/testing/served-site.ts';
import { hostileDrawings, hostileOthers, whatHappens } from './hostile-files.ts';
import { type StudioSite, startStudio } from './studio-site.ts';

const SLUG = 'kecil';
const ENDINGS = [...new Set(['svg', ...hostileOthers.map(([ending]) => ending)])];
const calm =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90"/></svg>';

const document = {
  version: 1,
  template: 'landing-page',
  lang: 'id',
  seo: { title: 'Kecil', description: 'Halaman kecil', url: 'https://kecil.example.co.id/' },
  project: { id: '9', name: 'Kecil', superleadsId: '9', telesalesNumber: '6281380045566' },
  sections: [
    {
      type: 'section',
      id: 'satu',
      children: [
        { type: 'heading', text: 'Kecil', level: 1 },
        { type: 'image', image: { src: 'denah.svg', alt: 'Denah' } },
        { type: 'button', label: 'Foto', link: './hero-cluster-day.jpg' },
        { type: 'button', label: 'Film', link: './suasana.webm' },
        ...ENDINGS.map((ending) => ({
          type: 'button',
          label: `Berkas ${ending}`,
          link: `./berkas.${ending}`,
        })),
      ],
    },
  ],
};

let studio: StudioSite;
let preview: ServedSite;
let served: ServedSite;
const tokens = { ani: '', budi: '' };
const cookies = { ani: '', budi: '' };
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const people = await Promise.all(['ani', 'budi'].map((name) => makeDeskToken(name)));
  const environment = {
    KAVLING_DESK_PEOPLE: people.map(({ entry }) => entry).join(','),
    KAVLING_STUDIO_ROLES: 'ani:publish,budi:words',
  };
  studio = await startStudio([], {
    documents: { [SLUG]: document },
    environment,
    options: ['--team'],
    prepare(folder) {
      // A test writes into what is prepared.
      rmSync(join(folder, '.cache'), { recursive: true });
      cpSync(resolve('.cache'), join(folder, '.cache'), { recursive: true });
      for (const name of ['denah.svg', ...ENDINGS.map((ending) => `berkas.${ending}`)])
        writeFileSync(join(folder, 'pages', SLUG, name), calm);
    },
  });
  const built = await kavling(studio.folder, 'build', '--lang', 'en');
  expect(built.code, built.said).toBe(0);
  preview = await startSite(studio.folder, 'preview');
  served = await startSite(studio.folder, 'serve', { DATABASE_URL: join(studio.folder, 'data/serve.db') });
  for (const [at, name] of (['ani', 'budi'] as const).entries()) {
    tokens[name] = people[at]?.token ?? '';
    const { headers, data } = login(tokens[name]);
    const answer = await fetch(`${studio.url}/desk/api/login`, { method: 'POST', headers, body: data });
    cookies[name] = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  }
});

test.afterAll(async () => {
  await Promise.all([preview?.stop(), served?.stop()]);
  await studio?.close();
});

/** The login request of the studio. */
const login = (token: string) => ({
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  data: JSON.stringify({ token }),
});

/** A call of a window of the studio. */
async function call<T>(
  who: keyof typeof cookies,
  path: string,
  method = 'GET',
  body?: BodyInit,
): Promise<{ status: number; body: T }> {
  const headers = { cookie: cookies[who], 'sec-fetch-site': 'same-origin' };
  const api = `${studio.url}/.kavling/studio/api/`;
  const { token } = (await (await fetch(`${api}site`, { headers })).json()) as { token: string };
  const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  const answer = await fetch(api + path, {
    method,
    headers: { ...headers, ...type, 'x-kavling-studio': token },
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, body: (await answer.json()) as T };
}

/** A browser in which the publisher is logged in. */
async function publisher(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.request.post(`${studio.url}/desk/api/login`, login(tokens.ani));
  expect((await context.request.get(`${studio.url}/.kavling/studio/api/site`)).status()).toBe(200);
  return context;
}

test('[OPS-67] no drawing with active content is kept when a user who may only edit text uploads it', async () => {
  const before = readdirSync(join(studio.folder, 'pages', SLUG));
  const answers = await Promise.all(
    Object.entries(hostileDrawings).map(async ([how, bytes]) => {
      const path = `pages/${SLUG}/files?name=gambar.svg`;
      const sent = new Uint8Array(Buffer.from(bytes));
      return { how, ...(await call<{ message: string; fix: string }>('budi', path, 'POST', sent)) };
    }),
  );
  expect(answers.filter(({ status }) => status !== 415).map(({ how }) => how)).toEqual([]);
  for (const { how, body } of answers) {
    expect(body.message, how).toContain('gambar.svg');
    expect(body.fix, how).not.toBe('');
  }
  expect(readdirSync(join(studio.folder, 'pages', SLUG))).toEqual(before);
});

/** Where each file of the page can be opened. */
async function routes(context: BrowserContext): Promise<Record<string, string>> {
  const { body } = await call<PreviewLink>('ani', `pages/${SLUG}/preview-links`, 'POST', '{"days":1}');
  const all = {
    preview: `${preview.origin}/${SLUG}/`,
    'preview behind the login of the studio': `${studio.url}/${SLUG}/`,
    'page in the studio': `${studio.url}/.kavling/studio/frame/${SLUG}/`,
    'preview link': studio.url + body.path,
    'kavling serve': `${served.origin}/${SLUG}/`,
  };
  // Files have addresses once their page was shown.
  for (const [route, address] of Object.entries(all))
    expect((await context.request.get(address)).status(), route).toBe(200);
  return all;
}

/** Puts bytes where a file was, past every check: as a colleague's editor, an older version or an attacker on the disk would. */
function putEverywhere(ending: string, bytes: string | Buffer): void {
  for (const folder of ['pages', 'dist']) {
    const file = join(studio.folder, folder, SLUG, `berkas.${ending}`);
    for (const twin of ['.br', '.gz']) rmSync(file + twin, { force: true });
    writeFileSync(file, bytes);
  }
}

/** The headers by which a browser decides what a file may do. */
const EFFECTIVE = ['content-type', 'content-security-policy', 'content-disposition'];

const NOTHING = { ran: false, asked: [] };

test('[OPS-67] a file of any kind that is opened directly runs nothing and steals nothing, on every route', async ({
  browser,
}) => {
  const context = await publisher(browser);
  const all = await routes(context);
  // The counterexample: without a policy, the same drawing steals the token.
  const bare = `${studio.url}/${SLUG}/telanjang.svg`;
  await context.route(bare, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: String(hostileDrawings['script under a prefix']) }),
  );
  const seen = await whatHappens(await context.newPage(), bare);
  expect(seen.ran).toBe(true);
  expect(seen.asked.join(' ')).toMatch(/\/ran\?[\w-]{20}/);

  const attacks = [
    ...Object.entries(hostileDrawings).map(([how, bytes]) => ['svg', bytes, how] as const),
    ...hostileOthers.map(([ending, bytes], at) => [ending, bytes, `${ending} ${at}`] as const),
  ];
  const tabs = await Promise.all(
    Object.entries(all).map(async ([route, address]) => ({ route, address, tab: await context.newPage() })),
  );
  for (const [ending, bytes, how] of attacks) {
    putEverywhere(ending, bytes);
    const answers = await Promise.all(
      tabs.map(async ({ route, address, tab }) => {
        const file = `${address}berkas.${ending}`;
        const answer = await context.request.get(file);
        const headers = answer.headers();
        expect([answer.status(), headers['x-content-type-options']], `${how} at ${route}`).toEqual([
          200,
          'nosniff',
        ]);
        // Safari shows no brochure that is sandboxed.
        if (ending !== 'pdf')
          expect(headers['content-security-policy'], `${how} at ${route}`).toMatch(
            /^sandbox(?: allow-same-origin)?; default-src 'none'/,
          );
        return { route, tab, file, effect: EFFECTIVE.map((name) => headers[name]).join() };
      }),
    );
    // The same bytes with the same headers are the same to a browser: it opens each kind of answer once.
    const kinds = new Map(answers.map((answer) => [answer.effect, answer]));
    await Promise.all(
      [...kinds.values()].map(async ({ route, tab, file }) =>
        expect(await whatHappens(tab, file), `${how} at ${route}`).toEqual(NOTHING),
      ),
    );
    putEverywhere(ending, calm);
  }
  await context.close();
});

test('[OPS-67] a photograph, a drawing and a film that are opened on their own are still shown', async ({
  browser,
}) => {
  const context = await publisher(browser);
  const tab = await context.newPage();
  for (const [route, address] of Object.entries(await routes(context))) {
    await tab.goto(`${address}hero-cluster-day.jpg`);
    expect(await tab.evaluate(() => globalThis.document.images[0]?.naturalWidth), route).toBeGreaterThan(500);
    await tab.goto(`${address}berkas.svg`);
    await expect(tab.locator('rect'), route).toBeVisible();
    await tab.goto(`${address}suasana.webm`);
    await expect
      .poll(() => tab.evaluate(() => globalThis.document.querySelector('video')?.readyState), {
        message: route,
      })
      .toBeGreaterThan(1);
  }
  await context.close();
});

test('[OPS-67] drawings among the assets of a page are as harmless', async ({ browser }) => {
  const context = await publisher(browser);
  const tab = await context.newPage();
  const hostile = String(hostileDrawings['script under a prefix']);
  for (const [at, origin] of [studio.url, preview.origin, served.origin].entries()) {
    const html = await (await context.request.get(`${origin}/${SLUG}/`)).text();
    const drawings = [...new Set(html.match(/\/assets\/[\w.-]+\.svg/g) ?? [])];
    expect(drawings.length).toBeGreaterThan(1);
    for (const folder of at === 2 ? ['dist'] : ['.cache', 'pages'])
      replaceDrawings(join(studio.folder, folder), hostile);
    for (const drawing of drawings) {
      const answer = await context.request.get(origin + drawing);
      expect(await answer.text()).toContain('x:script');
      expect(await whatHappens(tab, origin + drawing), drawing).toEqual(NOTHING);
    }
  }
  await context.close();
});

/** Writes a drawing over every one in a folder. */
function replaceDrawings(folder: string, content: string): void {
  for (const name of readdirSync(folder, { recursive: true }).map(String)) {
    if (/\.svg\.(?:br|gz)$/.test(name)) rmSync(join(folder, name));
    if (name.endsWith('.svg')) writeFileSync(join(folder, name), content);
  }
}
