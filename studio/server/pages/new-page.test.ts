import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageCheckResult, StudioPage, StudioProblem, StudioSite } from '../../wire.ts';
import { type StudioTestSite, startStudioSite } from '../testing/studio-site.ts';

let site: StudioTestSite;
beforeAll(async () => {
  site = await startStudioSite();
});
afterAll(() => site.close());

const asked = {
  slug: 'rumah-kenanga',
  name: 'Rumah Kenanga',
  telesales: '0812 9876 5432',
  projectId: '2001',
  superleadsId: 'SL-2001',
  sections: ['hero', 'unit-types'],
};
const make = (wishes: Partial<typeof asked & { starter: string }>) =>
  site.call<{ slug: string } & StudioProblem>('api/pages', {
    method: 'POST',
    body: { ...asked, ...wishes },
  });
const page = (slug: string) => JSON.parse(readFileSync(site.file(`pages/${slug}/page.json`), 'utf8'));

test('[STU-05] [LIB-09] a page is made with ready-made sections, their pictures and the number; it opens without a mistake', async () => {
  expect((await make({})).body).toEqual({ slug: 'rumah-kenanga' });
  expect(page('rumah-kenanga')).toMatchObject({
    template: 'page-builder',
    project: {
      id: '2001',
      name: 'Rumah Kenanga',
      superleadsId: 'SL-2001',
      telesalesNumber: '6281298765432',
    },
    settings: { copy: { set: 'natural' } },
    sections: [{ id: 'beranda' }, { id: 'tipe-unit' }],
  });
  expect(readdirSync(site.file('pages/rumah-kenanga'))).toContain('hero-cluster-day.jpg');
  const { body } = await site.call<StudioPage>('api/pages/rumah-kenanga');
  expect(body.check.errors).toBe(0);
  const { pages } = (await site.call<StudioSite>('api/site')).body;
  expect(pages.map(({ title }) => title)).toContain('Rumah Kenanga');
});

test('[LIB-12] a page begins as a starter: its sections, style, header, footer, pictures and film, with the number of the author', async () => {
  expect((await make({ slug: 'ruko-satu', sections: [], starter: 'ruko' })).status).toBe(200);
  const made = page('ruko-satu');
  const starter = JSON.parse(readFileSync('schemas/starters/060-ruko.json', 'utf8'));
  expect(made).toMatchObject({
    ...starter.page,
    project: { name: 'Rumah Kenanga', telesalesNumber: '6281298765432' },
  });
  const { body } = await site.call<StudioPage>('api/pages/ruko-satu');
  expect(body.check.errors).toBe(0);
  expect((await make({ slug: 'apa', sections: [], starter: 'nix' })).status).toBe(404);
  expect(existsSync(site.file('pages/apa'))).toBe(false);
});

test('[STU-05] an empty page has nothing on it, and keeps example values that publishing reminds of', async () => {
  expect((await make({ slug: 'kosong', telesales: '', projectId: ' ', sections: [] })).status).toBe(200);
  expect(page('kosong')).toMatchObject({
    sections: [],
    project: { name: 'Rumah Kenanga' },
    settings: { copy: { set: 'natural' } },
  });
  expect(Object.keys(page('kosong'))).not.toContain('header');
  const { body } = await site.call<PageCheckResult>('api/pages/kosong/check', {
    method: 'POST',
    body: { text: JSON.stringify(page('kosong')) },
  });
  expect(body.findings.map(({ path }) => path)).toContain('project/id');
});

test('[STU-05] [STU-16] what cannot be a page is refused in words, and leaves nothing behind', async () => {
  const before = readdirSync(site.file('pages'));
  const refused = async (wishes: Partial<typeof asked>) => {
    const { status, body } = await make(wishes);
    return `${status} ${body.message} ${body.fix}`;
  };
  expect(await refused({ slug: 'taman-asri' })).toMatch(/^409 .*already.*another address/);
  expect(await refused({ slug: '../x' })).toMatch(/^422 .*lower-case letters/);
  expect(await refused({ slug: 'assets' })).toMatch(/^422 .*another name/);
  expect(await refused({ slug: 'satu', name: '  ' })).toMatch(/^422 .*name of its project/);
  expect(await refused({ slug: 'satu', telesales: '0812' })).toMatch(/^422 .*complete phone number/);
  expect(await refused({ slug: 'satu', sections: ['nix'] })).toMatch(/^404 .*"nix"/);
  expect(readdirSync(site.file('pages'))).toEqual(before);
});

test('[STU-16] a page is not made behind a link', async () => {
  rmSync(site.file('elsewhere'), { recursive: true, force: true });
  symlinkSync(join(site.root, 'elsewhere'), site.file('pages/tautan'));
  expect((await make({ slug: 'tautan' })).status).toBeGreaterThanOrEqual(400);
  expect(existsSync(site.file('elsewhere'))).toBe(false);
});
