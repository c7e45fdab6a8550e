import { createBackend, readServerConfig } from '../../server/index.ts';
import { silentLog } from '../../server/log.ts';
import type { ProjectRecord } from '../../server/ports.ts';
import { listen } from '../../server/listen.ts';
import { json } from '../../server/http/answer.ts';
import { Hono } from 'hono';

/** The server under load: the backend as it ships, and beside it the same server answering a constant. */
const { BENCH_PROJECT, ...env } = process.env;
const result = readServerConfig(env);
if (!result.ok) throw new Error(JSON.stringify(result.problems));
const projects = [JSON.parse(BENCH_PROJECT ?? '{}') as ProjectRecord];
const backend = await createBackend({ config: result.config, projects: { projects: () => projects }, log: silentLog });
const app = new Hono();
app.get('/constant', () => json({ success: true, data: { message: 'constant' } }));
app.all('*', (c) => backend.fetch(c.req.raw, c.env ?? {}));

const listening = await listen((request, bindings) => app.fetch(request, bindings), 0, '127.0.0.1');
process.stdout.write(`listening ${listening.url}\n`);
process.once('SIGTERM', () => {
  void listening.close().then(() => backend.close());
});
