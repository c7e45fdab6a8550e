import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureEngine } from '../../bin/engine.mjs';
import { WEBHOOK_EVENTS } from '../config/webhook-events.ts';
import { makeDeskToken } from '../desk/token.ts';
import { createBackend, createLog, defaultServerConfig } from '../index.ts';
import { project, projectSource, temporaryFolder } from './fixtures.ts';

/** A page as small as a visitor's can be: the form posts without script. */
const PAGE = `<!doctype html><html lang="id"><title>Taman Asri</title><form method="post" action="/wp-admin/admin-post.php">
<input name="action" type="hidden" value="save_leads_to_db"><input name="project_id" type="hidden" value="P-1">
<input name="lead_type_id" type="hidden" value="1"><input name="utm_source" type="hidden" value="google">
<label>Nama <input name="name"></label><label>Nomor <input name="whatsapp_number"></label><button>Chat Sekarang</button></form>`;

function webhookTo(receiver: string) {
  return {
    KAVLING_WEBHOOK_URLS: [receiver],
    KAVLING_WEBHOOK_SECRET: 's'.repeat(32),
    KAVLING_WEBHOOK_EVENTS: WEBHOOK_EVENTS,
    KAVLING_WEBHOOK_ALLOW_PRIVATE: ['127.0.0.0/8'],
  };
}

/** A desk with a visitor's page beside it: node bin/run.mjs server/testing/serve-desk.ts [webhook] */
export async function main([receiver]: readonly string[]): Promise<void> {
  const folder = temporaryFolder();
  const pages = join(folder, 'dist');
  const log = join(folder, 'log');
  mkdirSync(pages);
  writeFileSync(join(pages, 'index.html'), PAGE);
  await ensureEngine();
  const { token, entry } = await makeDeskToken('ani');
  const [name = '', hash = ''] = entry.split(/:(.*)/s);
  const backend = await createBackend({
    config: defaultServerConfig({
      DATABASE_URL: { kind: 'sqlite', file: join(folder, 'kavling.db') },
      KAVLING_DESK_PEOPLE: [{ name, hash }],
      KAVLING_DESK_LOGIN_LIMITS: [{ count: 100, seconds: 60 }],
      KAVLING_SAVE_LIMITS: [{ count: 10_000, seconds: 60 }],
      ...(receiver === undefined ? {} : webhookTo(receiver)),
    }),
    projects: projectSource(project()),
    log: createLog('debug', createWriteStream(log)),
    pages,
    desk: resolve('build/desk'),
  });
  const { url } = await backend.listen(0, '127.0.0.1');
  process.stdout.write(`${JSON.stringify({ url, token, log })}\n`);
  const signal = new Promise((resolve) => process.once('SIGTERM', resolve));
  await signal;
  await backend.close();
  process.exit(0);
}
