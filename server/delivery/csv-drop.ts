import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LEAD_FIELDS } from '../lead/fields.ts';
import { csvLine } from './csv.ts';
import type { Destination } from './destination.ts';

const COLUMNS = ['id', 'at', 'phone', 'otp_verified', ...LEAD_FIELDS];

/** A CSV file a day (by the Jakarta calendar) in a folder that a spreadsheet or a sync tool reads. */
export function csvDrop(folder: string): Destination {
  let turn: Promise<void> = Promise.resolve();

  async function append(event: Parameters<Destination['deliver']>[0]): Promise<void> {
    await mkdir(folder, { recursive: true });
    const file = join(folder, `leads-${jakartaDay(event.at)}.csv`);
    const before = await readFile(file, 'utf8').catch(() => '');
    const id = String(event.lead.id);
    if (before.includes(`"${id}"`)) return;
    const values = COLUMNS.map((column) => (column === 'at' ? event.at : String(event.lead[column] ?? '')));
    const handle = await open(file, 'a', 0o600);
    try {
      await handle.appendFile((before === '' ? csvLine(COLUMNS) : '') + csvLine(values));
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  return {
    id: 'csv',
    deliver(event) {
      const mine = turn.then(() => append(event));
      turn = mine.catch(() => {});
      return mine;
    },
  };
}

function jakartaDay(iso: string): string {
  return new Date(Date.parse(iso) + 7 * 3_600_000).toISOString().slice(0, 10);
}
