import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPageCheck } from '../../../tools/check/check-page.ts';
import { createReadings } from '../../../tools/check/readings.ts';
import type { Diagnostic } from '../../../tools/diagnostics/finding.ts';
import { english } from '../../../tools/diagnostics/messages/english.ts';
import { picturesBeside } from '../../../tools/diagnostics/rules/pictures.ts';
import { readPage } from '../../../tools/diagnostics/validate-page.ts';
import { nodeFiles } from '../../../tools/environment/node-environment.ts';
import type { PageForBrowser, validateAlone } from './browser-entry.ts';

const now = Date.UTC(2026, 10, 22);
const here = import.meta.dirname;
const pages = resolve('pages');
const foldersIn = (folder: string) =>
  readdirSync(folder).filter((name) => existsSync(join(folder, name, 'page.json')));
const documents = [
  ...foldersIn(here).map((name) => ({ name, folder: join(here, name), slug: undefined })),
  ...foldersIn(pages).map((name) => ({ name: `pages/${name}`, folder: join(pages, name), slug: name })),
];
const nodeModules = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));

let browser: Browser;
let tab: Page;
const outside: string[] = [];

beforeAll(async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'only-browser-modules',
        enforce: 'pre',
        resolveId(id, importer) {
          if (nodeModules.has(id)) outside.push(`${importer} imports ${id}`);
          return undefined;
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: join(here, 'browser-entry.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  tab = await browser.newPage();
  const [script] = built.output;
  await tab.addScriptTag({ content: script.code });
}, 180_000);

afterAll(() => browser?.close());

test('[DOC-01] the validator needs nothing of Node', () => {
  expect(outside).toEqual([]);
});

test.each(documents)('[DOC-01] $name: a browser finds what Node finds', async ({ folder, slug }) => {
  const check = createPageCheck({
    files: nodeFiles,
    cwd: folder,
    diagnosticMessages: english,
    now: () => now,
  });
  const page = { slug: slug ?? '', file: join(folder, 'page.json'), folder };
  const { diagnostics } = await check(page);
  const alone = await inBrowser(await packed(folder, slug));
  expect(alone.map(plain)).toEqual(diagnostics.map(plain));
});

const plain = (found: Diagnostic): unknown => JSON.parse(JSON.stringify(found));

function inBrowser(page: PageForBrowser): Promise<Diagnostic[]> {
  return tab.evaluate(
    (given) => (globalThis as unknown as { validateAlone: typeof validateAlone }).validateAlone(given),
    page,
  );
}

/** A page and what Node knows of the files beside it. */
async function packed(folder: string, slug: string | undefined): Promise<PageForBrowser> {
  const file = join(folder, 'page.json');
  const files: Record<string, number> = {};
  const links: Record<string, string> = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!existsSync(path) || !statSync(path).isFile()) continue;
    files[path] = statSync(path).size;
    if (realpathSync(path) !== path) links[path] = realpathSync(path);
  }
  const { facts } = readPage(nodeFiles.readText(file));
  const readings = createReadings(nodeFiles);
  const read = await readings.read({ slug: slug ?? '', file, folder }, facts ? picturesBeside(facts) : []);
  return {
    file: 'page.json',
    folder,
    now,
    content: readFileSync(file).toString('base64'),
    files,
    links,
    pictures: Object.fromEntries(read),
    ...(slug === undefined ? {} : { slug }),
  };
}
