import { chmodSync, readdirSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { SaveConflict, SaveResult, StudioPage, StudioProblem, Version } from '../../wire.ts';
import { PAGE, type StudioTestSite, startStudioSite } from '../testing/studio-site.ts';

const sites: StudioTestSite[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

async function start(more: Parameters<typeof startStudioSite>[0] = {}): Promise<StudioTestSite> {
  const site = await startStudioSite(more);
  sites.push(site);
  return site;
}

const open = async (site: StudioTestSite) => (await site.call<StudioPage>('api/pages/taman-asri')).body;

const save = (site: StudioTestSite, text: string, base: string, window = '') =>
  site.call<SaveResult & SaveConflict & StudioProblem>('api/pages/taman-asri', {
    method: 'PUT',
    body: { text, base, label: 'Change the name', window },
  });

test('[STU-11] opening, checking and closing a page writes nothing beside it', async () => {
  const site = await start();
  const before = [
    site.read(PAGE),
    statSync(site.file(PAGE)).mtimeMs,
    readdirSync(site.file('pages/taman-asri')),
  ];
  const { text, hash, readOnly, check, pictures } = await open(site);
  await site.call('api/pages/taman-asri/check', { method: 'POST', body: { text } });
  await site.call('frame/taman-asri/');
  expect([text, readOnly, check.errors]).toEqual([before[0], '', 0]);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(pictures['hero-cluster-day.jpg']).toMatchObject({
    width: expect.any(Number),
    src: expect.stringMatching(/^\/assets\/hero/),
  });
  expect([
    site.read(PAGE),
    statSync(site.file(PAGE)).mtimeMs,
    readdirSync(site.file('pages/taman-asri')),
  ]).toEqual(before);
});

test.each([
  ['LF', (text: string) => text],
  ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ['mixed ends and no last one', (text: string) => text.trimEnd().replace('\n', '\r\n')],
  ['a byte-order mark', (text: string) => `\ufeff${text}`],
  ['tabs and U+2028', (text: string) => text.replaceAll('  ', '\t').replace('Taman', 'Ta\u2028man')],
])('[STU-11] a save writes the text as it is, and keeps the mode of the file: %s', async (_, shape) => {
  const site = await start();
  site.write(PAGE, shape(site.read(PAGE)));
  chmodSync(site.file(PAGE), 0o640);
  const { text, hash } = await open(site);
  expect(text).toBe(site.read(PAGE));
  const changed = text.replace('Residence', 'Residence 🏡');
  const { status, body } = await save(site, changed, hash);
  expect([status, site.read(PAGE)]).toEqual([200, changed]);
  expect(statSync(site.file(PAGE)).mode & 0o777).toBe(0o640);
  expect((await open(site)).hash).toBe(body.hash);
  expect(readdirSync(site.file('pages/taman-asri')).filter((name) => /part|tmp/.test(name))).toEqual([]);
});

test('[STU-11] a file that changed meanwhile is not written over: the answer is what is there', async () => {
  const site = await start();
  const { text, hash } = await open(site);
  const theirs = text.replace('Residence', 'Estate');
  site.write(PAGE, theirs);
  const refused = await save(site, text.replace('Residence', 'Garden'), hash);
  expect([refused.status, refused.body.text, site.read(PAGE)]).toEqual([409, theirs, theirs]);
  const again = await save(site, theirs.replace('Estate', 'Garden'), refused.body.hash);
  expect([again.status, site.read(PAGE)]).toEqual([200, text.replace('Residence', 'Garden')]);
});

test('[STU-11] of two simultaneous saves with one base, one is written and the other is refused', async () => {
  const site = await start();
  const { text, hash } = await open(site);
  const answers = await Promise.all(
    ['Satu', 'Dua', 'Tiga'].map((word) => save(site, text.replace('Residence', word), hash)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('[STU-11] a full disk, and half a character, leave the file as it was and are reported', async () => {
  const site = await start({
    studio: {
      write: () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })),
    },
  });
  const { text, hash } = await open(site);
  const full = await save(site, text.replace('Residence', 'x'), hash);
  expect([full.status, full.body.message]).toEqual([507, expect.stringContaining('disk is full')]);
  const half = await save(site, text.replace('Residence', 'x\ud83c'), hash);
  expect([half.status, half.body.message]).toEqual([422, expect.stringContaining('half a character')]);
  expect(site.read(PAGE)).toBe(text);
  expect(readdirSync(site.file('pages/taman-asri')).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('[STU-11] a file that became read-only is not written, even by root', async () => {
  const site = await start();
  const { text, hash } = await open(site);
  chmodSync(site.file(PAGE), 0o444);
  expect((await open(site)).readOnly).toContain('page.json is read-only');
  const refused = await save(site, text.replace('Residence', 'x'), hash);
  expect([refused.status, refused.body.message, site.read(PAGE)]).toEqual([
    403,
    expect.stringContaining('page.json is read-only'),
    text,
  ]);
});

test('[STU-16] a page behind a link is shown and never written', async () => {
  const site = await start();
  const { text, hash } = await open(site);
  renameSync(site.file(PAGE), site.file('elsewhere.json'));
  symlinkSync(site.file('elsewhere.json'), site.file(PAGE));
  expect((await open(site)).readOnly).toContain('is a link');
  expect((await save(site, '{}', hash)).status).toBe(403);
  expect(site.read('elsewhere.json')).toBe(text);
});

test('[STU-11] a page that does not parse opens with its last good form, also after a restart', async () => {
  const site = await start();
  const { text, hash } = await open(site);
  const good = text.replace('Residence', 'Garden');
  await save(site, good, hash);
  const broken = good.slice(0, -20);
  site.write(PAGE, broken);
  const opened = await open(site);
  expect(opened).toMatchObject({ text: broken, lastGood: good });
  expect(opened.check.findings[0]).toMatchObject({ severity: 'error', line: expect.any(Number) });
  expect((await site.call('frame/taman-asri/')).text).toContain('Taman Asri Garden');
  const again = await start({ root: site.root });
  expect((await open(again)).lastGood).toBe(good);
});

test('[STU-11] a page that never worked still opens, and its frame explains it', async () => {
  const site = await start({
    prepare: (root) => writeFileSync(join(root, PAGE), 'not json'),
  });
  const { text, check, lastGood } = await open(site);
  expect([text, check.errors > 0]).toEqual(['not json', true]);
  const frame = await site.call('frame/taman-asri/');
  expect([frame.status, lastGood]).toEqual([500, undefined]);
  expect(frame.text).toContain('This page cannot be shown yet');
});

test('[STU-11] who has the page open hears of what editors, git and other windows do', async () => {
  const site = await start();
  const { text, hash } = await open(site);
  const one = await site.listen('page=taman-asri&window=one');
  const two = await site.listen('page=taman-asri&window=two');
  expect(await one.next('disk')).toMatchObject({ hash, readOnly: '' });
  await two.next('disk');
  const ours = text.replace('Residence', 'Garden');
  await save(site, ours, hash, 'one');
  expect((await two.next('disk')).text).toBe(ours);
  const renamed = ours.replace('Garden', 'Estate');
  site.write('pages/taman-asri/next.json', renamed);
  renameSync(site.file('pages/taman-asri/next.json'), site.file(PAGE));
  // The window is not notified about its own save, so this is its next event.
  expect((await one.next('disk')).text).toBe(renamed);
  rmSync(site.file(PAGE));
  expect(await one.next('gone')).toEqual({ slug: 'taman-asri' });
  site.write(PAGE, text);
  expect((await one.next('disk')).hash).toBe(hash);
  one.close();
  two.close();
});

test('[STU-12] a save is a version, and so is what was there before it', async () => {
  const site = await start();
  const { text, hash } = await open(site);
  await save(site, text.replace('Residence', 'Garden'), hash);
  const folder = site.file('.kavling/history/taman-asri');
  const versions = readdirSync(folder).map(
    (name) => JSON.parse(site.read(`.kavling/history/taman-asri/${name}`)) as Version,
  );
  expect(versions.map(({ label, text: kept }) => [label, kept?.includes('Garden')])).toEqual([
    ['Changed outside the studio', false],
    ['Change the name', true],
  ]);
});

test('[STU-11] a deleted file is restored when a person asks for it, and never over an existing one', async () => {
  const site = await start();
  const { text, hash } = await open(site);
  rmSync(site.file(PAGE));
  expect((await save(site, text, hash)).status).toBe(404);
  const changed = text.replace('Residence', 'Garden');
  expect((await save(site, changed, '')).status).toBe(200);
  expect(site.read(PAGE)).toBe(changed);
  const again = await save(site, text, '');
  expect([again.status, again.body.text]).toEqual([409, changed]);
  expect(
    (await site.call('api/pages/..%2f..', { method: 'PUT', body: { text, base: '', label: '' } })).status,
  ).toBe(404);
});
