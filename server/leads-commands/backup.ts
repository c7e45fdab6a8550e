import { copyFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makePrivateFile, makePrivateFolder } from '../store/database/private-files.ts';
import type { LeadsAccess } from './access.ts';

export interface Backup {
  readonly file: string;
  /** A copy of the secret next to it; null if the secret is a setting, which the operator keeps. */
  readonly secret: string | null;
}

/**
 * Writes a complete copy while the server runs: a SQLite file, or a dump for pg_restore; and the secret, if it is a
 * file.
 */
export async function backupLeads(access: LeadsAccess, file?: string): Promise<Backup> {
  const stamp = new Date(access.clock.now()).toISOString().replace(/[:.]/g, '-');
  const ending = access.store.kind === 'sqlite' ? 'db' : 'dump';
  const target = file ?? join(access.backupFolder, `kavling-${stamp}.${ending}`);
  makePrivateFolder(dirname(target));
  await access.store.backup(target);
  return { file: target, secret: copySecret(access, `${target}.secret`) };
}

function copySecret({ config }: LeadsAccess, target: string): string | null {
  if (config.KAVLING_SECRET !== '' || config.DATABASE_URL.kind !== 'sqlite') return null;
  const source = join(dirname(config.DATABASE_URL.file), 'secret');
  if (!existsSync(source)) return null;
  makePrivateFile(target);
  copyFileSync(source, target);
  return target;
}
