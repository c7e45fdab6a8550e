import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LocalizedError } from '../../src/lib/localized-error.ts';
import { digitsOf, normalisePhone } from '../lead/phone.ts';
import { told } from '../messages.ts';
import type { ErasedCounts } from '../store/privacy-works.ts';
import type { LeadsAccess } from './access.ts';

export interface Erasure {
  readonly counts: ErasedCounts;
  /** Lines taken out of the CSV folder. */
  readonly csvLines: number;
  /** Backups that still hold the person; they go with their own keep, or by hand. */
  readonly backups: readonly string[];
}

/**
 * Erases one person: rows, notes, repeats, keys, codes, limits, waiting messages and CSV lines. The audit
 * line says that somebody was erased, when, and how much, but not who.
 */
export async function erasePerson(access: LeadsAccess, phone: string): Promise<Erasure> {
  const digits = normalisePhone(phone);
  if (digitsOf(phone).length < 8) throw new LocalizedError(told((say) => say.wholePhone));
  const { KAVLING_CSV_FOLDER: folder } = access.config;
  const csvLines = folder === '' ? 0 : await eraseFromCsv(folder, digits);
  const backups = await findBackups(access.backupFolder);
  const audit = {
    id: access.ids.row(),
    at: access.clock.now(),
    action: 'erase',
    detail: JSON.stringify({ csvLines, backups: backups.length }),
  };
  const counts = await access.store.privacy.erase(`+${digits}`, access.keys.phone(digits), audit);
  return { counts, csvLines, backups };
}

async function eraseFromCsv(folder: string, digits: string): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^leads-.*\.csv$/.test(name));
  let gone = 0;
  for (const name of names) {
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    const lines = text.match(/(?:"(?:[^"]|"")*"(?:,|\r\n))+?(?<=\r\n)/g) ?? [];
    const kept = lines.filter((line) => !line.includes(`+${digits}"`));
    if (kept.length === lines.length) continue;
    gone += lines.length - kept.length;
    const { mode } = await stat(file);
    await writeFile(`${file}.part`, kept.join(''), { mode });
    await rename(`${file}.part`, file);
  }
  return gone;
}

async function findBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /\.(db|dump)$/.test(name)).map((name) => join(folder, name));
}
