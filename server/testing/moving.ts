import { join } from 'node:path';
import { LEAD_FIELDS, type LeadFields } from '../contract/lead-fields.ts';
import { moveLeads } from '../leads-commands/move.ts';
import { systemClock } from '../ports/clock.ts';
import { DEFAULT_METRICS, type LeadTable } from '../store/database/tables.ts';
import { openLeadStore } from '../store/open.ts';
import { temporaryFolder } from './fixtures.ts';
import { startPostgres } from './postgres.ts';

export interface Moved {
  readonly rows: number;
  readonly different: number;
  readonly seconds: number;
}

/** Fills a SQLite store with leads and moves them to its own PostgreSQL. @returns a text: why not */
export async function moveMany(leads: number): Promise<Moved | string> {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') return postgres;
  const file = join(temporaryFolder(), 'kavling.db');
  const store = await openLeadStore({ kind: 'sqlite', file }, systemClock);
  for (let at = 0; at < leads; at += 1000) {
    await Promise.all(
      Array.from({ length: Math.min(1000, leads - at) }, (_, n) => store.save(command(at + n))),
    );
  }
  await store.close();
  const began = performance.now();
  const copies = await moveLeads(file, await postgres.createDatabase());
  const seconds = (performance.now() - began) / 1000;
  await postgres.stop();
  const sum = (read: (copy: (typeof copies)[number]) => number) =>
    copies.reduce((total, copy) => total + read(copy), 0);
  return { rows: sum((copy) => copy.rows), different: sum((copy) => copy.different), seconds };
}

function command(number: number) {
  const fields = Object.fromEntries(
    LEAD_FIELDS.map((field) => [field, `${field} ${number} é`]),
  ) as LeadFields;
  const lead: LeadTable = {
    ...fields,
    id: `lead-${String(number).padStart(8, '0')}`,
    created_at: number,
    changed_at: number,
    status: 'new',
    spam: 0,
    otp_verified: number % 2,
    otp_reason: 'proven',
    otp_request_id: '',
    submissions: 1,
    phone: `+62${number}`,
    ...DEFAULT_METRICS,
  };
  return {
    lead,
    idempotencyKey: `k${number}`,
    bodyHash: 'h',
    duplicateSince: 0,
    outbox: [],
    outboxWhenProven: () => [],
    touchId: () => '',
  };
}
