import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../server/testing/fixtures.ts';
import { commandHere } from '../../../tools/testing/command-here.ts';
import { sharePrepared } from '../../../tools/testing/prepared.ts';
import { type PublishEvent, type PublishState, STUDIO, type StudioPage } from '../../wire.ts';
import { PAGE, type StudioTestSite, startStudioSite } from '../testing/studio-site.ts';

/** Real builds, on a machine that may be busy. */
vi.setConfig({ testTimeout: 180_000 });

/** A site that the studio alone publishes, and one that the command line builds first; tests follow each other on them. */
let site: StudioTestSite;
let built: StudioTestSite;
beforeAll(async () => {
  site = await start();
  built = await start();
});
afterAll(async () => {
  await site.close();
  await built.close();
});

/** A site with a second page that is never published. */
function start(): Promise<StudioTestSite> {
  return startStudioSite({
    prepare(root) {
      const page = JSON.parse(readFileSync(join(root, PAGE), 'utf8')) as Record<string, object>;
      const project = { ...page.project, id: '7788', superleadsId: 'SL-7788', name: 'Marina Residence' };
      const seo = { ...page.seo, url: undefined };
      const text = JSON.stringify({ ...page, seo, project }, null, 2);
      mkdirSync(join(root, 'pages/marina'));
      cpSync(join(root, 'pages/taman-asri'), join(root, 'pages/marina'), { recursive: true });
      writeFileSync(join(root, 'pages/marina/page.json'), text);
    },
  });
}

const API = 'api/pages/taman-asri';
const state = async (site: StudioTestSite) => (await site.call<PublishState>(`${API}/publish`)).body;

async function events(site: StudioTestSite, path: string, body: object): Promise<PublishEvent[]> {
  const { text } = await site.call(`${API}/${path}`, { method: 'POST', body });
  return text
    .split('\n\n')
    .flatMap((block) => /^data: (.*)$/m.exec(block)?.[1] ?? [])
    .map((data) => JSON.parse(data) as PublishEvent);
}

async function publish(site: StudioTestSite): Promise<PublishEvent[]> {
  const { hash } = (await site.call<StudioPage>(API)).body;
  return events(site, 'publish', { hash, warningsRead: true });
}

/** All files of a page, and the scripts, in a built site. */
function filesOf(out: string): Record<string, string> {
  const found = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /taman-asri\/|\/assets\//.test(file));
  return Object.fromEntries(
    found.sort().map((file) => [relative(out, file), readFileSync(file).toString('base64')]),
  );
}

test('[STU-14] an unknown release, and a missing page, are reported', async () => {
  expect((await events(site, 'rollback', { id: '1' })).at(-1)).toMatchObject({ name: 'problem' });
  expect((await events(site, 'rollback', { id: '../../..' })).at(-1)).toMatchObject({ name: 'problem' });
  const { status } = await site.call(`api/pages/nix/publish`);
  expect([status, STUDIO]).toEqual([404, '/.kavling/studio/']);
});

test('[STU-14] a page with mistakes, unread hints or another text than was looked at is not published', async () => {
  const { hash, text } = (await site.call<StudioPage>(API)).body;
  const old = await events(site, 'publish', { hash: '0'.repeat(64), warningsRead: true });
  expect(old.at(-1)).toMatchObject({
    name: 'problem',
    problem: { message: expect.stringContaining('changed') },
  });
  site.write(PAGE, text.replace('"project": {', '"project": { "nix": 1,'));
  const wrong = (await publish(site)).at(-1);
  expect(wrong).toMatchObject({ name: 'problem', findings: [{ severity: 'error' }] });
  site.write(PAGE, text.replace(/"alt": "[^"]*"/, '"alt": "foto"'));
  const { hash: hinted } = (await site.call<StudioPage>(API)).body;
  const unread = (await events(site, 'publish', { hash: hinted, warningsRead: false })).at(-1);
  expect(unread).toMatchObject({ name: 'problem', findings: [{ severity: 'warning' }] });
  expect(existsSync(site.file('dist/taman-asri'))).toBe(false);
  expect(hash).not.toBe(hinted);
  site.write(PAGE, text);
});

test('[STU-14] publishing a page reports its steps and writes the same bytes as kavling build', async () => {
  expect(await state(site)).toMatchObject({
    live: '',
    liveAt: '',
    isDue: true,
    folder: 'dist',
    releases: [],
  });
  const published = await publish(site);
  expect(published.map(({ name }) => name)).toEqual(['step', 'step', 'done']);
  const { hash } = (await site.call<StudioPage>(API)).body;
  expect(await state(site)).toMatchObject({
    live: hash,
    isDue: false,
    changes: [],
    releases: [{ isLive: true }],
  });
  // Drafts of other pages stay drafts.
  expect(existsSync(site.file('dist/marina'))).toBe(false);
  const other = temporaryFolder();
  // The file of homes keeps its day, which the page shows.
  const whole = { recursive: true, preserveTimestamps: true };
  cpSync(site.file('pages/taman-asri'), join(other, 'pages/taman-asri'), whole);
  sharePrepared(other);
  expect((await commandHere(other, ['build'])).code).toBe(0);
  expect(filesOf(site.file('dist'))).toEqual(filesOf(join(other, 'dist')));
  const audit = site.read('.kavling/audit.ndjson').trim().split('\n');
  expect(audit.map((line) => JSON.parse(line))).toMatchObject([
    { action: 'publish', slug: 'taman-asri', id: hash, who: expect.stringMatching(/./) },
  ]);
});

test('[STU-14] unpublished changes are listed value by value, and any release can be restored', async () => {
  const first = site.read('dist/taman-asri/index.html');
  const text = site.read(PAGE);
  site.write(PAGE, text.replace('"name": "Taman Asri Residence"', '"name": "Taman Asri Garden"'));
  expect(await state(site)).toMatchObject({
    isDue: true,
    changes: [{ path: '/project/name', before: 'Taman Asri Residence', after: 'Taman Asri Garden' }],
  });
  await publish(site);
  const { releases } = await state(site);
  expect(releases.map(({ isLive }) => isLive)).toEqual([true, false]);
  expect(site.read('dist/taman-asri/index.html')).not.toBe(first);
  const restored = await events(site, 'rollback', { id: releases[1]?.id });
  expect(restored.at(-1)).toMatchObject({
    name: 'done',
    state: { isDue: true, releases: [{ isLive: false }, { isLive: true }] },
  });
  expect(site.read('dist/taman-asri/index.html')).toBe(first);
  // The draft stays what it was, and is what is published next.
  expect(site.read(PAGE)).toContain('Taman Asri Garden');
  await publish(site);
  expect(site.read('dist/taman-asri/index.html')).toContain('Taman Asri Garden');
  const versions = await site.call<{ kind: string }[]>(`${API}/versions`);
  expect(versions.body.filter(({ kind }) => kind === 'publish')).toHaveLength(3);
});

test('[STU-14] ten releases are kept, the newest ones', async () => {
  const kept = '.kavling/releases/taman-asri';
  const before = (await state(site)).releases.map(({ id }) => id);
  const first = before.at(-1) ?? '';
  const older = Array.from({ length: 10 - before.length }, (_, at) => String(Number(first) - 1 - at));
  for (const id of older) {
    cpSync(site.file(`${kept}/${first}`), site.file(`${kept}/${id}`), { recursive: true });
    const release = site.read(`${kept}/${id}/release.json`);
    site.write(`${kept}/${id}/release.json`, release.replace(`"id":"${first}"`, `"id":"${id}"`));
  }
  const ten = [...before, ...older];
  expect((await state(site)).releases.map(({ id }) => id)).toEqual(ten);
  site.write(PAGE, site.read(PAGE).replace('Garden', 'Estate'));
  expect((await publish(site)).at(-1)?.name).toBe('done');
  const ids = (await state(site)).releases.map(({ id }) => id);
  expect(ids.slice(1)).toEqual(ten.slice(0, -1));
  expect(readdirSync(site.file(kept)).sort()).toEqual(ids.sort());
});

test('[STU-14] a release that the command line published can be gone back to', async () => {
  expect((await commandHere(built.root, ['build'])).code).toBe(0);
  const page = built.read('dist/taman-asri/index.html');
  expect((await state(built)).isDue).toBe(false);
  built.write(PAGE, built.read(PAGE).replace('Residence', 'Garden'));
  expect((await publish(built)).at(-1)?.name).toBe('done');
  expect(built.read('dist/taman-asri/index.html')).not.toBe(page);
  const [, before] = (await state(built)).releases;
  expect(before).toMatchObject({ who: '', isLive: false });
  await events(built, 'rollback', { id: before?.id });
  expect(built.read('dist/taman-asri/index.html')).toBe(page);
  expect(built.read('dist/marina/index.html')).toContain('<html');
});

test('[STU-14] what all pages share has changed: a page with a draft is not published on the quiet', async () => {
  expect((await commandHere(built.root, ['build'])).code).toBe(0);
  const live = built.read('dist/marina/index.html');
  const marina = built.read('pages/marina/page.json');
  built.write('pages/marina/page.json', marina.replace('Residence', 'Draft'));
  built.write('kavling.config.json', '{ "address": "https://contoh.co.id" }');
  const [refused] = (await publish(built)).slice(-1);
  expect(refused).toMatchObject({ name: 'problem', problem: { message: expect.stringContaining('marina') } });
  expect(built.read('dist/marina/index.html')).toBe(live);
  built.write('pages/marina/page.json', marina);
  expect((await publish(built)).at(-1)?.name).toBe('done');
  expect(built.read('dist/marina/index.html')).toContain('https://contoh.co.id/marina/');
});
