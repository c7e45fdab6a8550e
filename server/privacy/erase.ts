import { existsSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { inEvery } from '../../src/lib/languages.ts';
import { LocalizedError } from '../../src/lib/localized-error.ts';
import type { ServerConfig } from '../config/read.ts';
import { blankRecord, cellsOf, createRecordReader } from '../delivery/csv-records.ts';
import type { Keys } from '../keys/keys.ts';
import { findInFile, numberPattern } from '../phone/number-search.ts';
import { digitsOf, normalisePhone } from '../phone/phone.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { ErasedCounts } from '../store/privacy-repository.ts';
import { privacyMessages } from './messages.ts';

export interface ErasureParts {
  readonly config: Pick<ServerConfig, 'KAVLING_CSV_FOLDER'>;
  readonly store: Pick<LeadStore, 'privacy' | 'findInFiles'>;
  readonly keys: Pick<Keys, 'phone'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Ids;
  /** Where backups are looked for. */
  readonly backupFolder: string;
}

export interface Erasure {
  readonly counts: ErasedCounts;
  /** Lines blanked in the CSV folder. */
  readonly csvLines: number;
  /** Backups that still hold the person; they go with their own keep, or by hand. */
  readonly backups: readonly string[];
  /** Other leads whose texts name this number. */
  readonly mentionedBy: readonly string[];
  /** Files of the database and of the CSV folder in which the number can still be read. */
  readonly remains: readonly string[];
}

/**
 * Erases one person: rows, notes, repeats, keys, codes, limits, queued messages and CSV lines; then looks for the
 * number again. The audit line records the erasure, its time and extent, but not the person.
 */
export async function erasePerson(parts: ErasureParts, phone: string): Promise<Erasure> {
  const digits = normalisePhone(phone);
  if (digitsOf(phone).length < 8)
    throw new LocalizedError(inEvery(privacyMessages, (messages) => messages.wholePhone));
  const phoneKey = parts.keys.phone(digits);
  const files = csvFiles(parts.config.KAVLING_CSV_FOLDER);
  const before = await blankAll(files, digits);
  const backups = findBackups(parts.backupFolder);
  const audit = {
    id: parts.ids.row(),
    at: parts.clock.now(),
    action: 'erase',
    detail: JSON.stringify({ csvLines: before, backups: backups.length }),
  };
  const counts = await parts.store.privacy.erase(`+${digits}`, phoneKey, audit);
  // A message that was on its way may have been written down meanwhile.
  const after = await blankAll(csvFiles(parts.config.KAVLING_CSV_FOLDER), digits);

  const pattern = numberPattern(digits, phoneKey);
  const mentionedBy = await parts.store.privacy.mentions(digits);
  const inDatabase = mentionedBy.length > 0 ? [] : await parts.store.findInFiles(pattern);
  const inCsv: string[] = [];
  for (const file of files) if (await findInFile(file, pattern)) inCsv.push(file);
  return { counts, csvLines: before + after, backups, mentionedBy, remains: [...inDatabase, ...inCsv] };
}

function csvFiles(folder: string): string[] {
  if (folder === '' || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^leads-.*\.csv$/.test(name))
    .map((name) => join(folder, name));
}

async function blankAll(files: readonly string[], digits: string): Promise<number> {
  let gone = 0;
  for (const file of files) gone += await blankLines(file, digits);
  return gone;
}

/**
 * Overwrites the lines of a phone in place with blank lines of the same length: the server may add lines meanwhile
 * and loses none, and the bytes are gone from the disk, not only from the folder.
 */
async function blankLines(file: string, digits: string): Promise<number> {
  const handle = await open(file, 'r+');
  try {
    const found: { offset: number; blank: Buffer }[] = [];
    let phoneColumn = -1;
    let columns = 0;
    const reader = createRecordReader((record, offset) => {
      const cells = cellsOf(record);
      if (offset === 0) {
        phoneColumn = cells.indexOf('phone');
        columns = cells.length;
      } else if (cells[phoneColumn]?.replace(/^'/, '') === `+${digits}`) {
        found.push({ offset, blank: blankRecord(record, columns) });
      }
    });
    const chunk = Buffer.alloc(65_536);
    for (let at = 0; ; ) {
      const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
      if (bytesRead === 0) break;
      reader.read(chunk.subarray(0, bytesRead));
      at += bytesRead;
    }
    for (const { offset, blank } of found) await handle.write(blank, 0, blank.length, offset);
    if (found.length > 0) await handle.sync();
    return found.length;
  } finally {
    await handle.close();
  }
}

function findBackups(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.(db|dump)$/.test(name))
    .map((name) => join(folder, name));
}
