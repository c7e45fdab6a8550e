import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { sharedPostgres } from '../../../server/testing/postgres.ts';
import { filesIn } from '../../../src/document/files.ts';
import { ownModel } from '../../../src/engine/own-model.ts';
import { migrate } from '../../../tools/commands/migrate.ts';
import { picturesBeside } from '../../../tools/diagnostics/rules/pictures.ts';
import { readPage, validatePage } from '../../../tools/diagnostics/validate-page.ts';
import { memoryEnvironment } from '../../../tools/environment/memory-environment.ts';
import { CURRENT_VERSION } from '../../../tools/pages/migrations.ts';
import { kavling, startSite } from '../../../tools/testing/served-site.ts';
import { RELEASED_LEADS, RELEASED_SECRET } from './freeze.ts';

/** The files of released versions, kept unchanged: today's code must accept all of them. */
const here = import.meta.dirname;
const versions = readdirSync(here).filter((name) => /^\d+\.\d+$/.test(name));
const temporary: string[] = [];
const postgres = await sharedPostgres();
afterAll(() => {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true });
});

test('[PKG-06] the first released version is kept', () => {
  expect(versions[0]).toBe('0.1');
});

describe.each(versions)('%s', (version) => {
  const folder = join(here, version);
  const slugs = readdirSync(join(folder, 'pages'));
  const documents = [
    ...slugs.map((slug) => `pages/${slug}/page.json`),
    ...readdirSync(join(folder, 'catalogue')).map((name) => `catalogue/${name}`),
  ];

  test.each(documents)(
    '[PKG-06] %s is brought to the form of today, and nothing is wrong with it',
    async (path) => {
      const before = readFileSync(join(folder, path), 'utf8');
      const { environment, files } = memoryEnvironment({ files: { '/site/pages/lama/page.json': before } });
      expect(await migrate(environment, [], {})).toBe(0);
      const text = new TextDecoder().decode(files.read('/site/pages/lama/page.json'));
      expect(JSON.parse(text)).toMatchObject({ version: CURRENT_VERSION });
      const errors = validatePage(text, { file: path }).filter(({ severity }) => severity === 'error');
      // The example of a widget is a page without the parts that the widget's links lead to.
      expect(errors.filter(({ code }) => !path.startsWith('catalogue') || code !== 'KV302')).toEqual([]);
      expect(await migrate(environment, [], {})).toBe(0);
      expect(new TextDecoder().decode(files.read('/site/pages/lama/page.json'))).toBe(text);
    },
  );

  test('[PKG-06] its pages are built, its SQLite database keeps its leads and takes another', async () => {
    const site = await siteOf(folder, slugs);
    mkdirSync(join(site, 'data'));
    writeFileSync(join(site, 'data/kavling.db'), gunzipSync(readFileSync(join(folder, 'kavling.db.gz'))));
    await expectLeads(site, {});
  }, 180_000);

  test('[PKG-06] its PostgreSQL database keeps its leads and takes another', async ({ skip }) => {
    if (typeof postgres === 'string') return skip(postgres);
    const site = await siteOf(folder, ['taman-asri']);
    const url = await postgres.createDatabase();
    const client = new pg.Client(url);
    await client.connect();
    await client.query(readFileSync(join(folder, 'kavling.sql'), 'utf8'));
    await client.end();
    await expectLeads(site, { DATABASE_URL: url });
  }, 180_000);
});

/** A built site of released pages, with pictures in place of theirs. */
async function siteOf(folder: string, slugs: readonly string[]): Promise<string> {
  const site = mkdtempSync(join(tmpdir(), 'kavling-released-'));
  temporary.push(site);
  for (const slug of slugs) {
    const text = readFileSync(join(folder, 'pages', slug, 'page.json'), 'utf8');
    const place = join(site, 'pages', slug);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'page.json'), text);
    const { document, facts } = readPage(text);
    const linked = filesIn(document.value as Readonly<Record<string, unknown>>, ownModel.tables).linked;
    for (const name of [...(facts ? picturesBeside(facts) : []), ...linked]) await putFile(join(place, name));
  }
  const { code, said } = await kavling(site, 'build', '--lang', 'en');
  expect([code, said]).toEqual([0, expect.stringContaining(`${slugs.length} page`)]);
  for (const slug of slugs) expect(existsSync(join(site, 'dist', slug, 'index.html'))).toBe(true);
  return site;
}

async function putFile(file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) return;
  if (file.endsWith('.svg'))
    writeFileSync(
      file,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0h8v6z"/></svg>',
    );
  else if (/\.(jpe?g|png|webp|avif)$/.test(file))
    await sharp({ create: { width: 640, height: 480, channels: 3, background: '#1f4d3a' } }).toFile(file);
  else writeFileSync(file, 'x');
}

async function expectLeads(site: string, env: Readonly<Record<string, string>>): Promise<void> {
  const all = { ...env, KAVLING_SECRET: RELEASED_SECRET };
  const served = await startSite(site, 'serve', all);
  const lead = { name: 'Lead Baru', whatsapp_number: '+6281377788899', idempotency_key: 'today-1' };
  const page = { action: 'save_leads_to_db', page_slug: 'taman-asri', project_id: '1187' };
  const answer = await served.ask('/wp-admin/admin-post.php', undefined, { ...page, ...lead });
  expect(answer.status).toBeLessThan(400);
  await served.stop();
  const said = execFileSync(process.execPath, [resolve('bin/kavling.mjs'), 'leads', 'export'], {
    cwd: site,
    env: { ...process.env, ...all },
    encoding: 'utf8',
  });
  for (const { name } of [...RELEASED_LEADS, lead]) expect(said).toContain(name);
}
