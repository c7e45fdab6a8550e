import { randomUUID } from 'node:crypto';
import { chmodSync, constants } from 'node:fs';
import { type FileHandle, link, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LEAD_FIELDS } from '../contract/lead-fields.ts';
import { makePrivateFolder, PRIVATE_FILE } from '../store/database/private-files.ts';
import { csvLine } from './csv.ts';
import { cellsOf, createRecordReader, type RecordReader } from './csv-records.ts';
import type { Destination } from './destination.ts';
import type { LeadEvent } from './event.ts';

const COLUMNS = ['id', 'at', 'phone', 'otp_verified', 'otp_reason', ...LEAD_FIELDS];
const HEADER = csvLine(COLUMNS);
const CHUNK = 65_536;

/** The position up to which this process has read a file, so that each lead only costs the new lines. */
interface KnownFile {
  readonly inode: number;
  readonly keys: Set<string>;
  readonly reader: RecordReader;
  size: number;
}

/**
 * A CSV file a day (by the Jakarta calendar) in a folder that a spreadsheet or a sync tool reads. Lines are only ever
 * added at the end, and erasing overwrites them in place, so processes need no lock between them.
 */
export function csvDrop(folder: string): Destination {
  let turn: Promise<void> = Promise.resolve();
  let known: { readonly file: string; readonly content: KnownFile } | null = null;

  async function append(event: LeadEvent): Promise<void> {
    makePrivateFolder(folder);
    for (let part = 1; ; part += 1) {
      const file = join(folder, `leads-${jakartaDay(event.at)}${part === 1 ? '' : `-${part}`}.csv`);
      await createWithHeader(file);
      const handle = await open(file, constants.O_RDWR | constants.O_APPEND);
      try {
        if (!(await hasOurHeader(handle))) continue;
        await addTo(handle, file, event);
        return;
      } finally {
        await handle.close();
      }
    }
  }

  async function addTo(handle: FileHandle, file: string, event: LeadEvent): Promise<void> {
    const content = await catchUp(handle, known?.file === file ? known.content : null);
    known = { file, content };
    const key = keyOf(String(event.lead.id), String(event.lead.otp_verified));
    if (content.keys.has(key)) return;
    const values = COLUMNS.map((column) => (column === 'at' ? event.at : String(event.lead[column] ?? '')));
    await handle.appendFile(endOfTornLine(content.reader) + csvLine(values));
    await handle.sync();
  }

  return {
    id: 'csv',
    takes: ['lead.created', 'lead.updated'],
    deliver(event) {
      const mine = turn.then(() => append(event));
      turn = mine.catch(() => {});
      return mine;
    },
  };
}

/** A file appears together with its header, and only one of two processes creates it. */
async function createWithHeader(file: string): Promise<void> {
  const probe = await open(file, 'r').catch(() => null);
  if (probe) return probe.close();
  const part = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(part, HEADER, { mode: PRIVATE_FILE, flush: true });
    chmodSync(part, PRIVATE_FILE);
    await link(part, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(part, { force: true });
  }
}

/** A file of an earlier version has other columns; then the day gets a second file. */
async function hasOurHeader(handle: FileHandle): Promise<boolean> {
  const start = Buffer.alloc(Buffer.byteLength(HEADER));
  const { bytesRead } = await handle.read(start, 0, start.length, 0);
  return bytesRead === start.length && start.toString('utf8') === HEADER;
}

/** Reads the lines added since the last time, or all of them if the file was replaced. */
async function catchUp(handle: FileHandle, before: KnownFile | null): Promise<KnownFile> {
  const { ino, size } = await handle.stat();
  const content = before?.inode === ino && before.size <= size ? before : startReading(ino);
  const chunk = Buffer.alloc(CHUNK);
  for (;;) {
    const { bytesRead } = await handle.read(chunk, 0, CHUNK, content.size);
    if (bytesRead === 0) return content;
    content.reader.read(chunk.subarray(0, bytesRead));
    content.size += bytesRead;
  }
}

function startReading(inode: number): KnownFile {
  const keys = new Set<string>();
  const reader = createRecordReader((record) => {
    const [id = '', , , verified = ''] = cellsOf(record);
    keys.add(keyOf(id, verified));
  });
  return { inode, keys, reader, size: 0 };
}

/** A lead has one line, and another when its number is verified later. */
function keyOf(id: string, verified: string): string {
  return `${id} ${verified}`;
}

/** A full disk or a power cut may have left half a line: then the next one starts on a new line. */
function endOfTornLine({ rest, isQuoted }: RecordReader): string {
  if (rest.length === 0) return '';
  return isQuoted ? '"\r\n' : '\r\n';
}

function jakartaDay(iso: string): string {
  return new Date(Date.parse(iso) + 7 * 3_600_000).toISOString().slice(0, 10);
}
