import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseAddress } from '../server/config/parsers.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import { raceProcesses } from '../server/testing/race-for-homes.ts';
import type { BenchBudget, BenchResult, BenchRow } from './bench.ts';

/** Each home is raced for twice: when it is free, and when its hold has just ended. */
const HOMES = 5000;

/** The number of homes that two people hold at the same time after they raced for it; it must be none. */
export async function run(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'kavling-unit-holds-'));
  const postgres = await startPostgres();
  const databases: (readonly [string, DatabaseAddress])[] = [
    ['SQLite', { kind: 'sqlite', file: join(folder, 'kavling.db') }],
  ];
  if (typeof postgres !== 'string')
    databases.push(['PostgreSQL', { kind: 'postgres', url: await postgres.createDatabase() }]);
  try {
    const rows: BenchRow[] = [];
    const budgets: BenchBudget[] = [];
    for (const [name, database] of databases) {
      const began = performance.now();
      const { races, wonByFirst, heldTwice, unheld, wrongWinner } = await raceProcesses(database, HOMES);
      const seconds = (performance.now() - began) / 1000;
      rows.push({
        name,
        values: {
          races,
          'won by the first': wonByFirst,
          'held twice': heldTwice,
          'without a holder': unheld,
          'wrong holder named': wrongWinner,
          'races a second': Math.round(races / seconds),
        },
      });
      budgets.push({ name: `held twice, ${name}`, value: heldTwice, limit: 0, unit: 'homes' });
      budgets.push({
        name: `wrong or no holder, ${name}`,
        value: unheld + wrongWinner,
        limit: 0,
        unit: 'homes',
      });
    }
    return {
      title: 'Holds on homes',
      note: 'Two people in two processes ask for every home at the same time, first while it is free and then at the moment its hold ends.',
      rows,
      budgets,
    };
  } finally {
    if (typeof postgres !== 'string') await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
