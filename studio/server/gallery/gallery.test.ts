import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CopyFilesResult, GalleryEntry, StudioProblem } from '../../wire.ts';
import { type StudioTestSite, startStudioSite } from '../testing/studio-site.ts';

let site: StudioTestSite;
beforeAll(async () => {
  site = await startStudioSite();
});
afterAll(() => site.close());

const entries = async () => (await site.call<GalleryEntry[]>('api/gallery')).body;
const save = (pattern: object) =>
  site.call<StudioProblem>('api/patterns', { method: 'POST', body: { from: 'taman-asri', ...pattern } });

test('[STU-05] the gallery offers every example and every pattern, with a picture and a page that shows it', async () => {
  const all = await entries();
  expect(new Set(all.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(all.length);
  expect(all.filter(({ kind }) => kind === 'pattern').length).toBeGreaterThan(8);
  for (const entry of all.filter(({ name }) => !name.includes('/'))) {
    expect(entry.title, entry.name).not.toBe('');
    expect((await site.call((entry.picture ?? '').replace('/.kavling/studio/', ''))).status, entry.name).toBe(
      200,
    );
  }
  const shown = await fetch(site.origin + (all.find(({ name }) => name === 'accordion')?.preview ?? ''));
  expect(shown.status).toBe(200);
});

test('[STU-05] what an example shows comes beside the page, and never over a file that is there', async () => {
  const hero = (await entries()).find(({ kind, name }) => kind === 'pattern' && name === 'hero');
  expect(hero?.files).toContain('hero-cluster-day.jpg');
  const bring = (name: string) =>
    site.call<CopyFilesResult & StudioProblem>('api/pages/taman-asri/gallery-files', {
      method: 'POST',
      body: { kind: 'pattern', name },
    });
  const { body } = await bring('hero');
  const name = body.names['hero-cluster-day.jpg'] ?? '';
  expect(existsSync(site.file(`pages/taman-asri/${name}`))).toBe(true);
  expect(body.pictures[name]).toBeDefined();
  expect((await bring('hero')).body.names).toEqual(body.names);
  expect((await bring('nix')).status).toBe(404);
});

test('[STU-05] a section is saved as a pattern of the site with its pictures, and offered from then on', async () => {
  const node = {
    type: 'section',
    children: [
      { type: 'heading', text: 'Promo' },
      { type: 'image', image: { src: 'hero-cluster-day.jpg', alt: 'Deretan rumah' } },
    ],
  };
  expect((await save({ name: 'Promo Akhir Tahun', title: 'Promo', nodes: [node] })).status).toBe(200);
  const own = (await entries()).find(({ isOwn }) => isOwn);
  expect(own).toMatchObject({
    kind: 'pattern',
    name: 'promo-akhir-tahun',
    title: 'Promo',
    nodes: [node],
    files: ['hero-cluster-day.jpg'],
  });
  expect(existsSync(site.file('patterns/hero-cluster-day.jpg'))).toBe(true);
  const again = await save({ name: 'promo-akhir-tahun', title: 'Promo', nodes: [node] });
  expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('already')]);
  expect((await save({ name: 'hero', title: 'Hero', nodes: [node] })).status).toBe(409);
  expect(
    (await save({ name: 'Satu', title: 'Satu', nodes: [{ type: 'heading', text: 'Satu' }] })).status,
  ).toBe(200);
  rmSync(site.file('patterns'), { recursive: true });
});

test('[STU-05] what would be no good pattern is not written', async () => {
  const node = { type: 'section', children: [{ type: 'haeding', text: 'x' }] };
  const wrong = await save({ name: 'salah', title: 'Salah', nodes: [node] });
  expect([wrong.status, wrong.body.message]).toEqual([422, expect.stringContaining('haeding')]);
  for (const name of ['', '…', '../x']) {
    const { status } = await save({ name, title: 'x', nodes: [{ type: 'section', children: [] }] });
    expect([422, 200]).toContain(status);
  }
  expect(existsSync(site.file('x.json'))).toBe(false);
  mkdirSync(site.file('patterns'), { recursive: true });
});
