import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toSlug } from '../../src/lib/to-slug.ts';
import { validatePage } from '../diagnostics/validate-page.ts';
import { memoryEnvironment } from '../environment/memory-environment.ts';
import { newMessages } from '../messages/new.ts';
import { nameFromSlug } from '../new/page.ts';
import { phoneProblem, slugProblem } from '../new/wishes.ts';
import { readPatterns } from '../pages/patterns.ts';
import { readStarters } from '../pages/starters.ts';
import { addToPage } from './add.ts';
import { type NewOptions, newMicrosite } from './new.ts';

const examples = join(import.meta.dirname, '../../schemas/examples');
const pictures = Object.fromEntries(
  readdirSync(examples).map((name) => [
    `/kavling/schemas/examples/${name}`,
    readFileSync(join(examples, name)),
  ]),
);

const site = (files: Record<string, string> = {}, env: Record<string, string> = {}) =>
  memoryEnvironment({ files: { ...pictures, ...files }, env });

async function make(slug: string, options: NewOptions = {}, { environment, files, written } = site()) {
  const code = await newMicrosite(environment, slug, options);
  const text = new TextDecoder().decode(files.read(`/site/pages/${slug}/page.json`));
  const found = validatePage(text, { file: 'page.json', folder: `/site/pages/${slug}`, files });
  return { code, page: JSON.parse(text), text, found, files, written, environment };
}

test('[OPS-11] [OPS-28] [LIB-09] a new page validates, speaks the natural sentences, takes local numbers and has its pictures beside it; its example values and sample texts are reported', async () => {
  const { code, found, page, files } = await make('marina-bay');
  expect(code).toBe(0);
  const pathsOf = (wanted: string) => found.filter(({ code }) => code === wanted).map(({ path }) => path);
  expect(pathsOf('KV330')).toEqual([
    ...['project/id', 'project/superleadsId', 'project/telesalesNumber', 'settings/brochureUrl'],
  ]);
  expect(pathsOf('KV341')).toContain('sections/0/children/1/content/0');
  expect(pathsOf('KV330').length + pathsOf('KV341').length).toBe(found.length);
  expect(found.every(({ severity }) => severity === 'warning')).toBe(true);
  expect(page.project.name).toBe('Marina Bay');
  expect(page.settings.form).toEqual({ localNumbers: 'accept' });
  expect(page.settings.copy).toEqual({ set: 'natural' });
  expect(page.sections).toHaveLength(9);
  expect(files.kind('/site/pages/marina-bay/hero-cluster-day.jpg')).toBe('file');
});

test.each(readPatterns().map(({ name }) => name))(
  'a page of the section %s alone validates too',
  async (name) => {
    const { found } = await make('satu', { section: [name] });
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(found.map(({ code }) => code)).not.toContain('KV303');
  },
);

test('[LIB-12] a page begins as a starter, with its films and pictures beside it, and validates', async () => {
  const { page, found, files, written } = await make('gudang', { starter: 'kantor', yes: true });
  const starter = readStarters().find(({ name }) => name === 'kantor');
  expect(page).toMatchObject({ ...starter?.page, project: { name: 'Gudang' } });
  expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(files.kind('/site/pages/gudang/suasana.webm')).toBe('file');
  expect(written.out).toContain('pages/gudang/page.json');
  await expect(newMicrosite(site().environment, 'a', { starter: 'kantr' })).rejects.toThrow('"kantor"');
  const both = { starter: 'kantor', section: ['faq'] };
  await expect(newMicrosite(site().environment, 'a', both)).rejects.toThrow('not both');
});

test('[LIB-12] sections are listed by kind, and added to a page by name', async () => {
  const { environment, written, files } = await make('marina', { section: ['hero'], yes: true });
  expect(await addToPage(environment, undefined, [])).toBe(0);
  for (const word of ['Openings\n', 'Contact\n', '  unit-tabs ', 'kavling add marina-bay'])
    expect(written.out).toContain(word);
  expect(await addToPage(environment, 'marina', ['figures', 'opening-film'])).toBe(0);
  const page = JSON.parse(new TextDecoder().decode(files.read('/site/pages/marina/page.json')));
  expect(page.sections.map(({ id }: { id: string }) => id)).toEqual(['beranda', 'angka', 'film']);
  expect(files.kind('/site/pages/marina/suasana.webm')).toBe('file');
  await expect(addToPage(environment, 'bukit', ['faq'])).rejects.toThrow('kavling new bukit --section faq');
});

test('given values are in the page; missing ones are listed', async () => {
  const { page, written } = await make('a', {
    name: 'Bukit Asri',
    telesales: '0813 3456 7890',
    template: 'microsite',
    yes: true,
  });
  expect(page.project).toMatchObject({ name: 'Bukit Asri', telesalesNumber: '6281334567890' });
  expect(page.template).toBe('microsite');
  expect(written.out).toContain('You still need to fill in under "project": id, superleadsId.\n');
});

test('the editor is set up once, and existing settings are kept', async () => {
  const { files } = await make('a', {}, site({ '/site/.vscode/settings.json': '{"mine":true}' }));
  expect(new TextDecoder().decode(files.read('/site/.vscode/settings.json'))).toBe('{"mine":true}');
  const tasks = JSON.parse(new TextDecoder().decode(files.read('/site/.vscode/tasks.json')));
  expect(tasks.tasks).toHaveLength(3);
});

test('[OPS-27] page and editor use the language of the person', async () => {
  const { files, written, text } = await make('a', {}, site({}, { KAVLING_LANG: 'id' }));
  expect(written.out).toContain('sudah siap.');
  expect(JSON.parse(text).$schema).toBe('../../.kavling/page.schema.json');
  const read = (name: string) => JSON.parse(new TextDecoder().decode(files.read(`/site/.vscode/${name}`)));
  expect(read('settings.json')['json.schemas'][0].url).toBe('./.kavling/page.schema.json');
  expect(JSON.stringify(read('tasks.json'))).toContain('--lang id');
  expect(JSON.stringify(read('tasks.json'))).toContain('kesalahan');
});

test('[STU-17] agents find out how to work here in the language of the person; what is there stays', async () => {
  const read = ({ files }: { files: { read(path: string): Uint8Array } }) =>
    new TextDecoder().decode(files.read('/site/AGENTS.md'));
  expect(read(await make('a'))).toMatch(/^# For agents[\s\S]*npx kavling mcp/);
  expect(read(await make('a', {}, site({}, { KAVLING_LANG: 'id' })))).toMatch(
    /^# Untuk agen AI[\s\S]*npx kavling mcp/,
  );
  expect(read(await make('a', {}, site({ '/site/AGENTS.md': 'mine' })))).toBe('mine');
});

test('a section is added at the end of a page, the rest of the file is unchanged, ids stay unique', async () => {
  const first = await make('a', { section: ['hero', 'faq'] });
  const before = first.text;
  await newMicrosite(first.environment, 'a', { section: ['faq'] });
  const after = new TextDecoder().decode(first.files.read('/site/pages/a/page.json'));
  expect(after.startsWith(before.slice(0, before.indexOf('"sections"') + 40))).toBe(true);
  const { sections } = JSON.parse(after);
  expect(sections.map(({ id }: { id: string }) => id)).toEqual(['beranda', 'faq', 'faq-3']);
  expect(new Set(validatePage(after, { file: 'page.json' }).map(({ code }) => code))).toEqual(
    new Set(['KV330', 'KV341']),
  );
});

test.each([
  ['Marina Bay', {}, /Use marina-bay/],
  ['assets', {}, /Kavling itself uses "assets"/],
  ['a', { telesales: '0812' }, /not a complete phone number/],
  ['a', { template: 'magic' }, /There is no template "magic"/],
  ['a', { section: ['fak'] }, /Did you mean "faq"/],
])('%s %j is refused with what to write instead', async (slug, options, reason) => {
  await expect(newMicrosite(site().environment, slug, options)).rejects.toThrow(reason);
});

test('an existing page is never overwritten', async () => {
  const { environment } = site({ '/site/pages/a/page.json': '{}' });
  await expect(newMicrosite(environment, 'a', {})).rejects.toThrow(/already exists/);
});

test('slugs, names and numbers', () => {
  expect(toSlug('  Marina Bay – Tahap 2! ')).toBe('marina-bay-tahap-2');
  expect(nameFromSlug('marina-bay')).toBe('Marina Bay');
  expect(slugProblem('marina-bay', newMessages.en)).toBeUndefined();
  expect(slugProblem('-a', newMessages.en)).toBeDefined();
  expect(phoneProblem('081234567890', newMessages.en)).toBeUndefined();
  expect(phoneProblem('12', newMessages.en)).toBeDefined();
});
