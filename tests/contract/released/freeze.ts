import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startPostgres } from '../../../server/testing/postgres.ts';
import { cataloguePages } from '../../../tools/catalogue/pages.ts';
import { kavling, startSite } from '../../../tools/testing/served-site.ts';

/** The leads in every database of a released version. */
export const RELEASED_LEADS = [
  { name: 'Rina Kusuma', whatsapp_number: '+6281234567890', idempotency_key: 'released-1' },
  { name: "Made D'Ari é", whatsapp_number: '+6281298765432', idempotency_key: 'released-2' },
] as const;

export const RELEASED_SECRET = 'a-secret-for-released-databases-0123456789';

/**
 * Keeps the documents and databases of a version that is about to be released, for all later versions to open:
 * `node bin/run.mjs tests/contract/released/freeze.ts 0.2`. What was kept is never changed.
 */
export async function main([version = '']: readonly string[]): Promise<number> {
  const folder = join(import.meta.dirname, version);
  if (!/^\d+\.\d+$/.test(version) || readdirSync(import.meta.dirname).includes(version)) {
    console.error('Which version? It must be new: freeze.ts 0.2');
    return 2;
  }
  for (const slug of readdirSync('pages')) {
    mkdirSync(join(folder, 'pages', slug), { recursive: true });
    cpSync(join('pages', slug, 'page.json'), join(folder, 'pages', slug, 'page.json'));
  }
  mkdirSync(join(folder, 'catalogue'));
  for (const { type, index, document } of cataloguePages())
    writeFileSync(
      join(folder, 'catalogue', `${type}-${index}.json`),
      `${JSON.stringify(document, null, 2)}\n`,
    );
  const postgres = await startPostgres();
  if (typeof postgres === 'string') throw new Error(postgres);
  const site = mkdtempSync(join(tmpdir(), 'kavling-freeze-'));
  try {
    cpSync('pages/taman-asri', join(site, 'pages/taman-asri'), { recursive: true });
    const { code, said } = await kavling(site, 'build');
    if (code !== 0) throw new Error(said);
    await saveLeads(site, {});
    writeFileSync(join(folder, 'kavling.db.gz'), gzipSync(readFileSync(join(site, 'data/kavling.db'))));
    const url = await postgres.createDatabase();
    await saveLeads(site, { DATABASE_URL: url });
    const dump = execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-privileges', url], {
      encoding: 'utf8',
    });
    const lines = dump.split('\n').filter((line) => line && !/^(--|\\|SET |SELECT pg_catalog)/.test(line));
    writeFileSync(join(folder, 'kavling.sql'), `${lines.join('\n')}\n`);
  } finally {
    await postgres.stop();
    rmSync(site, { recursive: true });
  }
  return 0;
}

async function saveLeads(site: string, env: Readonly<Record<string, string>>): Promise<void> {
  const served = await startSite(site, 'serve', { KAVLING_SECRET: RELEASED_SECRET, ...env });
  for (const lead of RELEASED_LEADS) {
    const page = { action: 'save_leads_to_db', page_slug: 'taman-asri', project_id: '1187' };
    const { status, text } = await served.ask('/wp-admin/admin-post.php', undefined, { ...page, ...lead });
    if (status >= 400) throw new Error(text);
  }
  await served.stop();
}
