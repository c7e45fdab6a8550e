import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LeadsAccess } from './access.ts';

/** Writes a whole copy while the server runs: a SQLite file, or a dump for pg_restore. @returns its path */
export async function backupLeads(access: LeadsAccess, file?: string): Promise<string> {
  const stamp = new Date(access.clock.now()).toISOString().replace(/[:.]/g, '-');
  const ending = access.store.kind === 'sqlite' ? 'db' : 'dump';
  const target = file ?? join(access.backupFolder, `kavling-${stamp}.${ending}`);
  await mkdir(dirname(target), { recursive: true });
  await access.store.backup(target);
  return target;
}
