import type { DatabaseAddress } from '../config/parsers.ts';
import type { Clock } from '../ports/clock.ts';
import type { DatabaseEngine } from './database/database-engine.ts';
import { createLeadStore, type LeadStore } from './lead-store.ts';
import { openSqliteEngine } from './sqlite/engine.ts';

/** Opens the database the address names and brings it to the newest version. */
export async function openLeadStore(address: DatabaseAddress, clock: Clock): Promise<LeadStore> {
  return createLeadStore(await openDatabaseEngine(address, clock));
}

export async function openDatabaseEngine(address: DatabaseAddress, clock: Clock): Promise<DatabaseEngine> {
  if (address.kind === 'sqlite') return openSqliteEngine(address.file, clock);
  const { openPostgresEngine } = await import('./postgres/engine.ts');
  return openPostgresEngine(address.url, clock);
}
