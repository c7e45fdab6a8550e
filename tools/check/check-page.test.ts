import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureEngine } from '../../bin/engine.mjs';
import { ownEngine } from '../../src/engine/own-engine.ts';
import { buildSite } from '../build/build-site.ts';
import { validate } from '../commands/validate.ts';
import { messagesFor } from '../diagnostics/locale.ts';
import type { Language } from '../diagnostics/messages/messages.ts';
import { readClientFiles } from '../engine/client-files.ts';
import { memoryEnvironment } from '../environment/memory-environment.ts';
import { nodeFiles } from '../environment/node-environment.ts';
import { choosePages } from '../pages/pages.ts';
import { builderFor, createPageStore } from '../preview/page-store.ts';

const engineRoot = resolve(import.meta.dirname, '../..');
const goldens = join(engineRoot, 'tests/contract/validate');
const root = mkdtempSync(join(tmpdir(), 'kavling-agree-'));

/** The findings of a page, whichever command reports them. */
interface Shown {
  readonly code: string;
  readonly severity: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly fix: string;
}

const shownOf = (found: readonly Shown[]) =>
  found.map(({ code, severity, line, column, message, fix }) => ({
    code,
    severity,
    line,
    column,
    message,
    fix,
  }));
const isWrong = (found: readonly Shown[]) => found.some(({ severity }) => severity === 'error');

beforeAll(async () => {
  await ensureEngine();
  for (const entry of readdirSync(goldens, { withFileTypes: true }))
    if (entry.isDirectory())
      cpSync(join(goldens, entry.name), join(root, 'pages', entry.name), { recursive: true });
  const good = readFileSync(page('033-the-schema-says-all-the-rest-is-right'), 'utf8').replace(
    '1187',
    '5151',
  );
  for (const name of ['desk', 'satu-nama', 'kosong']) mkdirSync(join(root, 'pages', name));
  writeFileSync(page('desk'), good);
  writeFileSync(page('satu-nama'), good.replace('"name": "Taman Asri Residence"', '"name": "Bukit Asri"'));
  mkdirSync(page('kosong'));
}, 180_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const page = (slug: string) => join(root, 'pages', slug, 'page.json');
const slugs = () => readdirSync(join(root, 'pages')).filter((slug) => slug !== 'kosong');

async function byValidate(slug: string, lang: Language): Promise<Shown[]> {
  const { environment, written } = memoryEnvironment({ cwd: root });
  await validate({ ...environment, files: nodeFiles }, [`pages/${slug}/page.json`], { format: 'json', lang });
  return shownOf(JSON.parse(written.out).findings);
}

async function byPreview(slug: string, lang: Language): Promise<Shown[]> {
  const store = createPageStore({
    root,
    files: nodeFiles,
    diagnosticMessages: messagesFor({ language: lang }),
    now: () => 0,
    build: builderFor(root, () => ({ engine: ownEngine, client: readClientFiles(engineRoot) }), lang),
  });
  return shownOf((await store.refresh(slug))?.problems ?? []);
}

async function byBuild(slug: string, lang: Language): Promise<Shown[]> {
  const pages = choosePages({ files: nodeFiles, cwd: root }, [slug]).pages;
  const out = join(root, 'dist');
  const { wrong } = await buildSite({ root, engineRoot, pages, out, language: lang, compress: false });
  return shownOf(wrong.flatMap(({ diagnostics }) => diagnostics));
}

test.each(['en', 'id'] as const)(
  '[OPS-20] validate, preview and build find the same in every broken page, word for word: %s',
  async (lang) => {
    for (const slug of slugs()) {
      const found = await byValidate(slug, lang);
      expect(await byPreview(slug, lang), slug).toEqual(found);
      // Only findings that may wait until publication (OPS-11) differ in a build.
      const atRelease = found.map((one) => (one.code === 'KV330' ? { ...one, severity: 'error' } : one));
      expect(await byBuild(slug, lang), slug).toEqual(isWrong(atRelease) ? atRelease : []);
    }
  },
  180_000,
);

test('[OPS-20] a name that Kavling uses itself is refused by all three', async () => {
  for (const by of [byValidate, byPreview, byBuild])
    expect((await by('desk', 'en')).map(({ code, message }) => [code, message])).toContainEqual([
      'KV410',
      'A page cannot be called "desk", because Kavling itself uses the address /desk/.',
    ]);
});

test('[OPS-11] two pages with one project id and different names warn of each other', async () => {
  const [first] = (await byValidate('satu-nama', 'en')).filter(({ code }) => code === 'KV331');
  expect(first?.message).toBe(
    'pages/desk/page.json uses the same project id "5151" with a different name: "Taman Asri Residence" instead of "Bukit Asri".',
  );
  const other = (await byValidate('desk', 'en')).find(({ code }) => code === 'KV331');
  expect(other?.message).toBe(
    'pages/satu-nama/page.json uses the same project id "5151" with a different name: "Bukit Asri" instead of "Taman Asri Residence".',
  );
});

test('[OPS-11] example values are warnings while a page is written, and errors when it is built', async () => {
  const severities = async (by: typeof byValidate) =>
    (await by('039-example-values', 'en'))
      .filter(({ code }) => code === 'KV330')
      .map(({ severity }) => severity);
  expect(await severities(byValidate)).toEqual(['warning', 'warning', 'warning', 'warning']);
  expect(await severities(byPreview)).toEqual(['warning', 'warning', 'warning', 'warning']);
  expect(await severities(byBuild)).toEqual(['error', 'error', 'error', 'error']);
});

test('[OPS-20] a picture that has not changed is not read again, one that has is', async () => {
  const slug = '041-pictures-that-cannot-be-shown';
  const reads: string[] = [];
  const files = {
    ...nodeFiles,
    read: (path: string) => {
      reads.push(path);
      return nodeFiles.read(path);
    },
  };
  const check = async () => {
    reads.length = 0;
    await validate({ ...memoryEnvironment({ cwd: root }).environment, files }, [slug]);
    return reads.filter((path) => /\.(jpg|png)$/.test(path)).length;
  };
  await check();
  expect(await check()).toBe(0);
  writeFileSync(join(root, 'pages', slug, 'kosong.jpg'), 'tidak kosong lagi');
  expect(await check()).toBe(1);
});
