import { connectSqlite } from '../../server/store/sqlite/drivers.ts';

/** Rows a second of SQLite on its own: WAL, FULL, one row of a lead's size a transaction. */
const [file = '', seconds = '3'] = process.argv.slice(2);
const db = connectSqlite(file);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
const columns = Array.from({ length: 30 }, (_, at) => `c${at}`);
db.exec(`create table lead (id text primary key, ${columns.map((column) => `${column} text`).join(', ')})`);
const insert = db.prepare(`insert into lead values (?${', ?'.repeat(columns.length)})`);
const values = columns.map((column) => `a value of a lead ${column}`);
const began = performance.now();
let count = 0;
while (performance.now() - began < Number(seconds) * 1000) {
  insert.run([`id-${count}`, ...values]);
  count += 1;
}
process.stdout.write(String(Math.round(count / ((performance.now() - began) / 1000))));
