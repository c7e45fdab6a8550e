import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectSqlite } from '../../server/store/sqlite/drivers.ts';
import { sharePrepared } from '../../tools/testing/prepared.ts';
import { kavling, startSite } from '../../tools/testing/served-site.ts';

/** A site with a config in TypeScript and a page with pictures, checked and built before: what each command loads then. */
const site = mkdtempSync(join(tmpdir(), 'kavling-loaded-'));
const hook = resolve('tests/package/loaded-modules.mjs');

/** Packages that only a build, a preview or an import needs. */
const HEAVY = [
  ...['vite', 'rolldown', 'lightningcss', 'sharp', 'subset-font', 'fontkit', 'htmlparser2'],
  ...['react', 'react-dom', '@vitejs/plugin-react', 'typescript', 'terser', '@clack/prompts'],
];

beforeAll(async () => {
  cpSync('pages/taman-asri', join(site, 'pages/taman-asri'), { recursive: true });
  sharePrepared(site);
  writeFileSync(
    join(site, 'kavling.config.ts'),
    "const config: { home?: string } = { home: 'taman-asri' };\nexport default config;\n",
  );
  const { code, said } = await kavling(site, 'build');
  expect([code, said]).toEqual([0, expect.stringContaining('1 ')]);
}, 180_000);

afterAll(() => rmSync(site, { recursive: true, force: true }));

/** Runs something with the hook in every process; the packages that were loaded. */
async function packagesOf(run: (env: Record<string, string>) => Promise<void>): Promise<string[]> {
  const file = join(site, 'loaded.txt');
  rmSync(file, { force: true });
  await run({ LOADED: file, NODE_OPTIONS: `--import ${hook}` });
  const loaded = readFileSync(file, 'utf8').matchAll(/node_modules\/((?:@[^/]+\/)?[^/\n]+)/g);
  return [...new Set([...loaded].map(([, name = '']) => name))].sort();
}

test('[PKG-01] `validate` loads nothing that only a build needs, and no builder for the config', async () => {
  const loaded = await packagesOf(async (env) => {
    Object.assign(process.env, env);
    const { code } = await kavling(site, 'validate').finally(() => {
      delete process.env.NODE_OPTIONS;
      delete process.env.LOADED;
    });
    expect(code).toBe(0);
  });
  expect(loaded).toContain('commander');
  expect(loaded.filter((name) => HEAVY.includes(name))).toEqual([]);
});

test('[OPS-57] `validate` loads no compiler for own widgets that were compiled before', async () => {
  const guide = readFileSync('docs/own-widgets.md', 'utf8');
  const folder = join(site, 'widgets/price-note');
  mkdirSync(folder, { recursive: true });
  const endings = { json: 'schema.json', tsx: 'view.tsx', ts: 'widget.ts' };
  for (const [language, ending] of Object.entries(endings)) {
    const code = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1] ?? '';
    writeFileSync(join(folder, `price-note.${ending}`), code);
  }
  writeFileSync(join(folder, 'price-note.module.css'), '.root { color: red; }');
  const validate = () =>
    packagesOf(async (env) => {
      Object.assign(process.env, env);
      const { code, said } = await kavling(site, 'validate').finally(() => {
        delete process.env.NODE_OPTIONS;
        delete process.env.LOADED;
      });
      expect([code, said]).toEqual([0, expect.anything()]);
    });
  expect(await validate()).toContain('vite');
  const again = await validate();
  expect(again).toContain('commander');
  expect(again.filter((name) => HEAVY.includes(name))).toEqual([]);
  rmSync(join(site, 'widgets'), { recursive: true });
}, 120_000);

/** The number of lists that the server has read. */
function listsOf(): number {
  const database = connectSqlite(join(site, 'data/kavling.db'), { readonly: true, timeout: 5000 });
  try {
    return database.prepare('select "project_id" from "unit_list"').all().length;
  } finally {
    database.close();
  }
}

test('[PKG-01] `serve` loads nothing that only a build needs', async () => {
  const loaded = await packagesOf(async (env) => {
    const served = await startSite(site, 'serve', env);
    await expect.poll(listsOf, { timeout: 60_000 }).toBe(1);
    // The page was built from the list that the server has read: there is nothing to make.
    expect((await served.ask('/taman-asri/')).status).toBe(200);
    await served.stop();
  });
  expect(loaded).toContain('hono');
  expect(loaded.filter((name) => HEAVY.includes(name))).toEqual([]);
});
