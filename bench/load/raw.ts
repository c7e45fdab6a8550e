import Database from 'better-sqlite3';

/** Rows a second of better-sqlite3 on its own: WAL, FULL, one row of a lead's size a transaction. */
const [file = '', seconds = '3'] = process.argv.slice(2);
const db = new Database(file);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
const columns = Array.from({ length: 30 }, (_, at) => `c${at}`);
db.exec(`create table lead (id text primary key, ${columns.map((column) => `${column} text`).join(', ')})`);
const insert = db.prepare(`insert into lead values (?${', ?'.repeat(columns.length)})`);
const values = columns.map((column) => `a value of a lead ${column}`);
const began = performance.now();
let count = 0;
while (performance.now() - began < Number(seconds) * 1000) {
  insert.run(`id-${count}`, ...values);
  count += 1;
}
process.stdout.write(String(Math.round(count / ((performance.now() - began) / 1000))));
