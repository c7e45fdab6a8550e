import {
  chmodSync,
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SaveConflict, SaveResult, StudioPage, StudioProblem, Version } from '../../wire.ts';
import { PAGE, type StudioTestSite, startStudioSite } from '../testing/studio-site.ts';

const sites: StudioTestSite[] = [];
const PAGES = 12;
const slugs = Array.from({ length: PAGES }, (_, at) => `rumah-${at + 1}`).values();
let shared: StudioTestSite;
beforeAll(async () => {
  shared = await start({
    prepare(root) {
      for (let number = 1; number <= PAGES; number += 1) writeShort(root, number);
    },
  });
});
afterAll(async () => {
  for (const site of sites) await site.close();
});

async function start(more: Parameters<typeof startStudioSite>[0] = {}): Promise<StudioTestSite> {
  const site = await startStudioSite(more);
  sites.push(site);
  return site;
}

type Page = Readonly<Record<'header' | 'footer' | 'project', object>> & {
  readonly sections: readonly object[];
};

/** Adds Taman Asri with its first section alone: its other pictures take longer than a save. */
function writeShort(root: string, number: number): void {
  const { header, footer, ...page } = JSON.parse(readFileSync(resolve(PAGE), 'utf8')) as Page;
  const short = {
    ...page,
    project: { ...page.project, id: `${number}`, superleadsId: `SL-${number}` },
    sections: page.sections.slice(0, 1),
  };
  const folder = join(root, `pages/rumah-${number}`);
  cpSync(resolve('pages/taman-asri'), folder, { recursive: true });
  writeFileSync(join(folder, 'page.json'), `${JSON.stringify(short, null, 2)}\n`);
}

/** One page of a site, as a window of the studio has it open. */
function pageOf(site: StudioTestSite, slug: string) {
  const folder = `pages/${slug}`;
  const file = `${folder}/page.json`;
  return {
    slug,
    path: site.file(file),
    read: () => site.read(file),
    write: (text: string) => site.write(file, text),
    names: () => readdirSync(site.file(folder)),
    beside: (name: string) => site.file(`${folder}/${name}`),
    open: async () => (await site.call<StudioPage>(`api/pages/${slug}`)).body,
    save: (text: string, base: string, window = '') =>
      site.call<SaveResult & SaveConflict & StudioProblem>(`api/pages/${slug}`, {
        method: 'PUT',
        body: { text, base, label: 'Change the name', window },
      }),
  };
}

/** A page that no other test has changed. */
const nextPage = () => pageOf(shared, slugs.next().value ?? '');

test('[STU-11] opening, checking and closing a page writes nothing beside it', async () => {
  const site = await start();
  const page = pageOf(site, 'taman-asri');
  const before = [page.read(), statSync(page.path).mtimeMs, page.names()];
  const { text, hash, readOnly, check, pictures } = await page.open();
  await site.call('api/pages/taman-asri/check', { method: 'POST', body: { text } });
  await site.call('frame/taman-asri/');
  expect([text, readOnly, check.errors]).toEqual([before[0], '', 0]);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(pictures['hero-cluster-day.jpg']).toMatchObject({
    width: expect.any(Number),
    src: expect.stringMatching(/^\/assets\/hero/),
  });
  expect([page.read(), statSync(page.path).mtimeMs, page.names()]).toEqual(before);
});

test.each([
  ['LF', (text: string) => text],
  ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ['mixed ends and no last one', (text: string) => text.trimEnd().replace('\n', '\r\n')],
  ['a byte-order mark', (text: string) => `\ufeff${text}`],
  ['tabs and U+2028', (text: string) => text.replaceAll('  ', '\t').replace('Taman', 'Ta\u2028man')],
])('[STU-11] a save writes the text as it is, and keeps the mode of the file: %s', async (_, shape) => {
  const page = nextPage();
  page.write(shape(page.read()));
  chmodSync(page.path, 0o640);
  const { text, hash } = await page.open();
  expect(text).toBe(page.read());
  const changed = text.replace('Residence', 'Residence 🏡');
  const { status, body } = await page.save(changed, hash);
  expect([status, page.read()]).toEqual([200, changed]);
  expect(statSync(page.path).mode & 0o777).toBe(0o640);
  expect((await page.open()).hash).toBe(body.hash);
  expect(page.names().filter((name) => /part|tmp/.test(name))).toEqual([]);
});

test('[STU-11] a file that changed meanwhile is not written over: the answer is what is there', async () => {
  const page = nextPage();
  const { text, hash } = await page.open();
  const theirs = text.replace('Residence', 'Estate');
  page.write(theirs);
  const refused = await page.save(text.replace('Residence', 'Garden'), hash);
  expect([refused.status, refused.body.text, page.read()]).toEqual([409, theirs, theirs]);
  const again = await page.save(theirs.replace('Estate', 'Garden'), refused.body.hash);
  expect([again.status, page.read()]).toEqual([200, text.replace('Residence', 'Garden')]);
});

test('[STU-11] of two simultaneous saves with one base, one is written and the other is refused', async () => {
  const page = nextPage();
  const { text, hash } = await page.open();
  const answers = await Promise.all(
    ['Satu', 'Dua', 'Tiga'].map((word) => page.save(text.replace('Residence', word), hash)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('[STU-11] a full disk, and half a character, leave the file as it was and are reported', async () => {
  const site = await start({
    prepare: (root) => writeShort(root, 1),
    studio: {
      write: () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })),
    },
  });
  const page = pageOf(site, 'rumah-1');
  const { text, hash } = await page.open();
  const full = await page.save(text.replace('Residence', 'x'), hash);
  expect([full.status, full.body.message]).toEqual([507, expect.stringContaining('disk is full')]);
  const half = await page.save(text.replace('Residence', 'x\ud83c'), hash);
  expect([half.status, half.body.message]).toEqual([422, expect.stringContaining('half a character')]);
  expect(page.read()).toBe(text);
  expect(page.names().filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('[STU-11] a file that became read-only is not written, even by root', async () => {
  const page = nextPage();
  const { text, hash } = await page.open();
  chmodSync(page.path, 0o444);
  expect((await page.open()).readOnly).toContain('page.json is read-only');
  const refused = await page.save(text.replace('Residence', 'x'), hash);
  expect([refused.status, refused.body.message, page.read()]).toEqual([
    403,
    expect.stringContaining('page.json is read-only'),
    text,
  ]);
});

test('[STU-16] a page behind a link is shown and never written', async () => {
  const page = nextPage();
  const { text, hash } = await page.open();
  renameSync(page.path, shared.file('elsewhere.json'));
  symlinkSync(shared.file('elsewhere.json'), page.path);
  expect((await page.open()).readOnly).toContain('is a link');
  expect((await page.save('{}', hash)).status).toBe(403);
  expect(shared.read('elsewhere.json')).toBe(text);
});

test('[STU-11] a page that does not parse opens with its last good form, also after a restart', async () => {
  const site = await start({ prepare: (root) => writeShort(root, 1) });
  const page = pageOf(site, 'rumah-1');
  const { text, hash } = await page.open();
  const good = text.replace('Residence', 'Garden');
  await page.save(good, hash);
  const broken = good.slice(0, -20);
  page.write(broken);
  const opened = await page.open();
  expect(opened).toMatchObject({ text: broken, lastGood: good });
  expect(opened.check.findings[0]).toMatchObject({ severity: 'error', line: expect.any(Number) });
  expect((await site.call('frame/rumah-1/')).text).toContain('Taman Asri Garden');
  const again = await start({ root: site.root });
  expect((await pageOf(again, 'rumah-1').open()).lastGood).toBe(good);
});

test('[STU-11] a page that never worked still opens, and its frame explains it', async () => {
  const site = await start({
    prepare: (root) => writeFileSync(join(root, PAGE), 'not json'),
  });
  const page = pageOf(site, 'taman-asri');
  const { text, check, lastGood } = await page.open();
  expect([text, check.errors > 0]).toEqual(['not json', true]);
  const frame = await site.call('frame/taman-asri/');
  expect([frame.status, lastGood]).toEqual([500, undefined]);
  expect(frame.text).toContain('This page cannot be shown yet');
});

test('[STU-11] who has the page open hears of what editors, git and other windows do', async () => {
  const page = nextPage();
  const { text, hash } = await page.open();
  const one = await shared.listen(`page=${page.slug}&window=one`);
  const two = await shared.listen(`page=${page.slug}&window=two`);
  expect(await one.next('disk')).toMatchObject({ hash, readOnly: '' });
  await two.next('disk');
  const ours = text.replace('Residence', 'Garden');
  await page.save(ours, hash, 'one');
  expect((await two.next('disk')).text).toBe(ours);
  const renamed = ours.replace('Garden', 'Estate');
  writeFileSync(page.beside('next.json'), renamed);
  renameSync(page.beside('next.json'), page.path);
  // The window is not notified about its own save, so this is its next event.
  expect((await one.next('disk')).text).toBe(renamed);
  rmSync(page.path);
  expect(await one.next('gone')).toEqual({ slug: page.slug });
  page.write(text);
  expect((await one.next('disk')).hash).toBe(hash);
  one.close();
  two.close();
});

test('[STU-12] a save is a version, and so is what was there before it', async () => {
  const page = nextPage();
  const { text, hash } = await page.open();
  await page.save(text.replace('Residence', 'Garden'), hash);
  const folder = shared.file(`.kavling/history/${page.slug}`);
  const versions = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Version,
  );
  expect(versions.map(({ label, text: kept }) => [label, kept?.includes('Garden')])).toEqual([
    ['Changed outside the studio', false],
    ['Change the name', true],
  ]);
});

test('[STU-11] a deleted file is restored when a person asks for it, and never over an existing one', async () => {
  const page = nextPage();
  const { text, hash } = await page.open();
  rmSync(page.path);
  expect((await page.save(text, hash)).status).toBe(404);
  const changed = text.replace('Residence', 'Garden');
  expect((await page.save(changed, '')).status).toBe(200);
  expect(page.read()).toBe(changed);
  const again = await page.save(text, '');
  expect([again.status, again.body.text]).toEqual([409, changed]);
  expect(
    (await shared.call('api/pages/..%2f..', { method: 'PUT', body: { text, base: '', label: '' } })).status,
  ).toBe(404);
});
