import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureEngine } from '../../bin/engine.mjs';
import type { Sentence } from '../../src/lib/languages.ts';
import type { UnitStatus } from '../../src/lib/units.ts';
import { WEBHOOK_EVENTS } from '../config/webhook-events.ts';
import { makeDeskToken } from '../desk/token.ts';
import { createBackend, createLog, defaultServerConfig } from '../index.ts';
import { systemClock } from '../ports/clock.ts';
import { project, projectSource, temporaryFolder } from './fixtures.ts';
import { unitList } from './unit-list.ts';

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

/** The commands of a test: read a list of homes of P-1, fail to read it, turn the clock. */
export type DeskCommand =
  | { readonly do: 'list'; readonly statuses: Readonly<Record<string, UnitStatus>> }
  | { readonly do: 'report'; readonly problem: Sentence }
  | { readonly do: 'turn'; readonly milliseconds: number };

/** A desk with a visitor's page beside it, which takes commands on its input: node bin/run.mjs server/testing/serve-desk.ts [webhook] */
export async function main([receiver]: readonly string[]): Promise<void> {
  const folder = temporaryFolder();
  const pages = join(folder, 'dist');
  const log = join(folder, 'log');
  mkdirSync(pages);
  writeFileSync(join(pages, 'index.html'), PAGE);
  let ahead = 0;
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
    clock: { ...systemClock, now: () => Date.now() + ahead },
    log: createLog('debug', createWriteStream(log)),
    pages,
    desk: resolve('build/desk'),
  });
  const { url } = await backend.listen(0, '127.0.0.1');
  process.stdout.write(`${JSON.stringify({ url, token, log })}\n`);
  const obey = async (command: DeskCommand) => {
    if (command.do === 'list') return backend.units.replace('P-1', unitList(command.statuses));
    if (command.do === 'report') return backend.units.report('P-1', command.problem);
    ahead += command.milliseconds;
    return backend.units.refresh();
  };
  createInterface({ input: process.stdin }).on('line', (line) => {
    void obey(JSON.parse(line) as DeskCommand).then(() => process.stdout.write('done\n'));
  });
  const signal = new Promise((resolve) => process.once('SIGTERM', resolve));
  await signal;
  await backend.close();
  process.exit(0);
}
