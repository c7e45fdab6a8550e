import { Hono } from 'hono';
import { json } from '../../server/http/answer.ts';
import { createBackend, readServerConfig } from '../../server/index.ts';
import { listen } from '../../server/listen.ts';
import { silentLog } from '../../server/log.ts';
import { project, projectSource } from '../../server/testing/fixtures.ts';

/** The server under load: the backend as it ships, and beside it the same server answering a constant. */
const result = readServerConfig(process.env);
if (!result.ok) throw new Error(JSON.stringify(result.problems));
const projects = projectSource(project());
const backend = await createBackend({ config: result.config, projects, log: silentLog });
const app = new Hono();
app.get('/constant', () => json({ success: true, data: { message: 'constant' } }));
app.all('*', (c) => backend.fetch(c.req.raw, c.env ?? {}));

const listening = await listen((request, bindings) => app.fetch(request, bindings), 0, '127.0.0.1');
process.stdout.write(`listening ${listening.url}\n`);
process.once('SIGTERM', () => {
  void listening.close().then(() => backend.close());
});
