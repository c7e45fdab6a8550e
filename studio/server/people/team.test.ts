import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDeskToken } from '../../../server/desk/token.ts';
import type { Role, SaveResult, StudioPage, StudioProblem, StudioSite } from '../../wire.ts';
import { type CallOptions, PAGE, type StudioTestSite, startStudioSite } from '../testing/studio-site.ts';
import { readRoles } from './roles.ts';

const roles: Readonly<Record<string, Role>> = { ani: 'publish', budi: 'words', citra: 'all' };
const NAMES = [...Object.keys(roles), 'dewi'];
const people = await Promise.all(NAMES.map((name) => makeDeskToken(name)));
const env = {
  KAVLING_DESK_PEOPLE: people.map(({ entry }) => entry).join(','),
  KAVLING_STUDIO_ROLES: Object.entries(roles)
    .map((entry) => entry.join(':'))
    .join(', '),
};
const far = {
  host: 'studio.example.co.id',
  'x-forwarded-for': '10.0.0.9',
  'x-forwarded-proto': 'https',
};
const API = 'api/pages/taman-asri';

let site: StudioTestSite;
const cookies: Record<string, string> = {};
let token = '';
beforeAll(async () => {
  site = await startStudioSite({
    env: { ...env, KAVLING_DESK_LOGIN_LIMITS: '100/60', KAVLING_TRUSTED_PROXIES: '127.0.0.1' },
    roles: readRoles(env),
  });
  for (const name of NAMES) cookies[name] = await login(name);
  token = (await site.call<StudioSite>('api/site', { headers: { cookie: cookies.ani ?? '' } })).body.token;
});
afterAll(() => site.close());

const post = (call: string, body: object, cookie = '') =>
  fetch(`${site.origin}/desk/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify(body),
  });

/** The cookie of a new session. */
async function login(name: string): Promise<string> {
  const answer = await post('login', { token: people[NAMES.indexOf(name)]?.token });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const as = <T = Record<string, unknown>>(name: string, path: string, options: CallOptions = {}) =>
  site.call<T & StudioProblem>(path, {
    ...options,
    headers: { 'x-kavling-studio': token, cookie: cookies[name] ?? '', ...options.headers },
  });

async function save(name: string, change: (text: string) => string) {
  const { text, hash } = (await as<StudioPage>('ani', API)).body;
  return as<SaveResult>(name, API, { method: 'PUT', body: { text: change(text), base: hash, label: 'x' } });
}

test('[STU-16] a stranger gets the login, and nothing of the studio, its drafts or its catalogue', async () => {
  const login = await site.call('edit/taman-asri', { headers: far });
  expect([login.status, login.text]).toEqual([401, expect.stringContaining('Log in to the studio')]);
  for (const path of ['api/site', API, 'frame/taman-asri/', 'api/live', `${API}/versions`])
    expect((await site.call(path, { headers: far })).status, path).toBe(401);
  expect((await site.call(API, { method: 'PUT', body: {} })).status).toBe(401);
  for (const path of [
    '/taman-asri/',
    '/',
    '/catalogue/',
    '/.kavling/',
    '/patterns/hero/alone',
    '/.kavling/live',
  ]) {
    const answer = await fetch(site.origin + path);
    expect([answer.status, await answer.text()], path).toEqual([401, expect.stringContaining('Log in')]);
  }
  for (const file of ['login.js', 'login.css', 'look.css'])
    expect((await site.call(file, { headers: far })).status, file).toBe(200);
  const shown = await fetch(`${site.origin}/taman-asri/`, { headers: { cookie: cookies.dewi ?? '' } });
  expect(shown.status).toBe(200);
});

test('[STU-16] who is logged in is known by name and role, and works from another computer', async () => {
  for (const [name, role] of Object.entries({ ...roles, dewi: 'read' })) {
    const { body } = await as<StudioSite>(name, 'api/site', {
      headers: { ...far, 'sec-fetch-site': 'same-origin' },
    });
    expect([body.person, body.isTeam]).toEqual([{ name, role }, true]);
  }
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await as('ani', 'api/site', { headers: foreign })).status).toBe(403);
});

test('[STU-16] each role may do what it says and no more', async () => {
  const words = (text: string) => text.replace('Hunian modern', 'Rumah modern');
  expect((await save('dewi', words)).status).toBe(403);
  expect((await save('budi', words)).status).toBe(200);
  expect((await save('citra', (text) => text.replace('"lang": "id"', '"lang": "en"'))).status).toBe(200);
  expect((await save('citra', (text) => text.replace('"lang": "en"', '"lang": "id"'))).status).toBe(200);
  const calls: [string, CallOptions][] = [
    [`${API}/publish`, { method: 'POST', body: { hash: '', warningsRead: true } }],
    [`${API}/rollback`, { method: 'POST', body: { id: '1' } }],
  ];
  for (const [path, options] of calls)
    for (const name of ['dewi', 'budi', 'citra'])
      expect((await as(name, path, options)).status, `${name} ${path}`).toBe(403);
  expect((await as('ani', `${API}/publish`, calls[0]?.[1])).status).toBe(200);
  for (const path of [`${API}/preview-links`, `${API}/gallery-files`, 'api/patterns'])
    expect((await as('budi', path, { method: 'POST', body: {} })).status, path).toBe(403);
  expect((await as('budi', `${API}/files/hero-cluster-day.jpg`, { method: 'DELETE' })).status).toBe(403);
  const versions = (await as<{ who: string }[]>('ani', `${API}/versions`)).body as unknown as {
    who: string;
  }[];
  expect(new Set(versions.map(({ who }) => who))).toEqual(new Set(['', 'budi', 'citra']));
});

test.each([
  ['a heading', '"text": "Rumah', '"text": "Griya Rumah', 200],
  ['an alternative text', '"alt": "', '"alt": "Tampak depan: ', 200],
  ['another picture', 'hero-cluster-day.jpg', 'facility-jogging-track.jpg', 200],
  ['a telesales number', '6281380045566', '6281380045567', 403],
  ['a setting', '"lang": "id"', '"lang": "en"', 403],
  ['the type of a widget', '"type": "heading"', '"type": "text"', 403],
  ['a new key', '"lang": "id"', '"lang": "id", "banner": {}', 403],
  ['a key twice', '"project": {', '"theme": { "preset": "malam" }, "project": {', 403],
  ['what is no page any more', '"project": {', '"project": ', 403],
])('[STU-16] "words" changes words and pictures on the server too: %s', async (_, from, to, status) => {
  const before = site.read(PAGE);
  expect(before).toContain(from);
  const saved = await save('budi', (text) => text.replace(from, to));
  expect(saved.status).toBe(status);
  if (status === 403) {
    expect(saved.body.message).toMatch(/You may change words and pictures/);
    expect(site.read(PAGE)).toBe(before);
  }
});

test.each([
  [
    'a widget in the place of a text',
    (text: string) =>
      text.replace(/"text": "Rumah[^"]*"/, '"text": { "type": "html", "html": "<script>alert(1)</script>" }'),
  ],
  [
    'a script as a link of a text',
    (text: string) =>
      text.replace(/"text": "Rumah[^"]*"/, '"text": [{ "text": "Rumah", "href": "javascript:alert(1)" }]'),
  ],
  [
    'a script as a picture',
    (text: string) => text.replace(/"[^"]*hero-cluster-day.jpg"/, '"javascript:alert(1)"'),
  ],
  [
    'an object as an alternative text',
    (text: string) => text.replace(/"alt": "[^"]*"/, '"alt": { "type": "html" }'),
  ],
])('[OPS-71] "words" cannot put %s', async (_, change) => {
  const before = site.read(PAGE);
  expect(change(before)).not.toBe(before);
  const saved = await save('budi', change);
  expect(saved.status).toBe(422);
  expect(saved.body.message).not.toBe('');
  expect(site.read(PAGE)).toBe(before);
});

test('[STU-16] people see each other, and the section that each has taken, until they go', async () => {
  const open = (name: string) => {
    const headers = { cookie: cookies[name] ?? '' };
    return site.listen(`page=taman-asri&window=${name}`, headers);
  };
  const ani = await open('ani');
  await ani.next('people', ({ people: here }) => here.length === 1);
  const budi = await open('budi');
  const claim = { window: 'budi', slug: 'taman-asri', section: '/sections/2' };
  expect((await as('budi', 'api/presence', { method: 'POST', body: claim })).status).toBe(200);
  const { people: here } = await ani.next('people', (news) =>
    news.people.some(({ section }) => section !== ''),
  );
  expect(here).toEqual([
    { window: 'ani', name: 'ani', slug: 'taman-asri', section: '' },
    { window: 'budi', name: 'budi', slug: 'taman-asri', section: '/sections/2' },
  ]);
  budi.close();
  const left = await ani.next('people', (news) => news.people.length === 1);
  expect(left.people[0]?.name).toBe('ani');
  ani.close();
});

test('[STU-16] invalid roles, and a studio that no one can enter, are reported at the start', () => {
  expect(() => readRoles({})).toThrow('kavling leads token');
  for (const entry of ['ani', 'ani:admin', ':all', 'ani:'])
    expect(() => readRoles({ ...env, KAVLING_STUDIO_ROLES: entry })).toThrow('not a name with a role');
});

test('[OPS-71] a person who logs out is a stranger from the next call on, and no one else is', async () => {
  const cookie = await login('dewi');
  const site = () => as('ani', 'api/site', { headers: { cookie } });
  expect((await site()).status).toBe(200);
  await post('logout', {}, cookie);
  expect((await site()).status).toBe(401);
  expect((await as('ani', 'api/site')).status).toBe(200);
});
