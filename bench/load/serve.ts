import { createBackend, readBuiltSite, readServerConfig } from '../../server/index.ts';
import { silentLog } from '../../server/ports/log.ts';

/** The server under load: the backend as it ships, over the facts of a built site. */
const { BENCH_SITE = '', ...env } = process.env;
const result = readServerConfig(env);
if (!result.ok) throw new Error(JSON.stringify(result.problems));
const projects = readBuiltSite(BENCH_SITE, (text) => process.stderr.write(`${text}\n`));
const backend = await createBackend({ config: result.config, projects, log: silentLog });
const listening = await backend.listen(0, '127.0.0.1');
process.stdout.write(`listening ${listening.url}\n`);
process.once('SIGTERM', () => {
  void backend.close();
});
