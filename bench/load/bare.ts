import { Hono } from 'hono';
import { listen } from '../../server/http/listen.ts';
import { connectSqlite } from '../../server/store/sqlite/drivers.ts';
import { createGroupCommit } from '../../server/store/sqlite/group-commit.ts';

/** The best the machine can do: Hono reads the form and puts one row the size of a lead into the same group commit. */
const [file = ''] = process.argv.slice(2);
const db = connectSqlite(file);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
const columns = Array.from({ length: 30 }, (_, at) => `c${at}`);
db.exec(`create table lead (id text primary key, ${columns.map((column) => `${column} text`).join(', ')})`);
const insert = db.prepare(`insert into lead values (?${', ?'.repeat(columns.length)})`);
const group = createGroupCommit(
  db,
  { now: () => Date.now(), after: (wait, run) => void setTimeout(run, wait) },
  5000,
);
let number = 0;

const app = new Hono();
app.post('*', async (c) => {
  const fields = [...new URLSearchParams(await c.req.text()).values()];
  number += 1;
  const id = `lead-${number}`;
  await group.add(() => insert.run([id, ...columns.map((_, at) => fields[at] ?? '')]));
  return c.json({ success: true, data: { message: 'ok', lead_id: id } });
});

const listening = await listen((request, bindings) => app.fetch(request, bindings), 0, '127.0.0.1');
process.stdout.write(`listening ${listening.url}\n`);
process.once('SIGTERM', () => {
  void listening.close().then(() => db.close());
});
