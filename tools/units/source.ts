import { join, posix } from 'node:path';
import type { JsonObject } from '../../src/lib/is-record.ts';
import type { UnitList } from '../../src/lib/units.ts';
import type { Files } from '../environment/environment.ts';
import { type ListReading, listSettings } from './list.ts';
import { failed, readUnits, type UnitProblem, type UnitSettings } from './read-units.ts';
import { MOST_BYTES } from './sheet.ts';

/** The folder and the name of the page whose list is read. */
export interface ListedPage {
  readonly slug: string;
  readonly folder: string;
}

/** Gets a published sheet: its bytes, nothing where it has not changed since `etag`. @throws Error when it is not to be had */
export type FetchList = (
  address: string,
  etag: string,
) => Promise<{ readonly bytes: Uint8Array; readonly etag: string } | undefined>;

export interface ListReader {
  readonly files: Files;
  /** Milliseconds since 1970. */
  now(): number;
  /** Over the web by default. */
  readonly fetch?: FetchList | undefined;
  /** The list in place of what its source holds. */
  readonly given?: UnitList | undefined;
}

/** Reads the list of a page, if it has one (ledger, UNIT-01): a file beside it, or a published sheet. */
export async function readList(
  page: ListedPage,
  document: JsonObject,
  reader: ListReader,
): Promise<ListReading | undefined> {
  const settings = listSettings(document);
  if (!settings) return undefined;
  if (reader.given) return givenReading(page, settings, reader.given);
  return isAddress(settings.source)
    ? readPublished(page, settings, reader)
    : readFile(page, settings, reader.files);
}

function givenReading(page: ListedPage, settings: UnitSettings, { units, asOf }: UnitList): ListReading {
  const file = fileOf(page, settings);
  const changedAt = Date.parse(asOf);
  return {
    units,
    problems: [],
    skipped: 0,
    columns: {},
    name: settings.source,
    file,
    changedAt,
    maxAge: settings.maxAge,
  };
}

/** True for the file that keeps the last good copy of a published sheet. */
export function isCopyOfSheet(file: string): boolean {
  return /[\\/]\.cache[\\/]units[\\/][^\\/]+\.list$/.test(file);
}

/** The file that a list is read from; the copy of a published sheet. */
function fileOf({ slug, folder }: ListedPage, { source }: UnitSettings): string {
  return isAddress(source) ? join(folder, '../../.cache/units', `${slug}.list`) : join(folder, source);
}

export const isAddress = (source: string) => /^https?:\/\//i.test(source);

async function readFile(page: ListedPage, settings: UnitSettings, files: Files): Promise<ListReading> {
  const { source: name, maxAge } = settings;
  const file = fileOf(page, settings);
  const facts = { name, file, maxAge, changedAt: files.changedAt(file) ?? 0 };
  const isBeside = !posix.isAbsolute(name) && !/\\|^[a-z]:/i.test(name) && !name.split('/').includes('..');
  if (!isBeside || files.kind(file) !== 'file') {
    const near = (files.list(page.folder) ?? []).filter((one) => /\.(csv|xlsx|tsv|txt)$/i.test(one));
    return { ...facts, ...failed({ fault: 'missing', suggestion: near.join(', ') }) };
  }
  if (files.size(file) > MOST_BYTES) return { ...facts, ...failed({ fault: 'large' }) };
  return { ...facts, ...(await readUnits(files.read(file), settings)) };
}

/** The last copy of a published sheet, beside the other caches of the site. */
interface Kept {
  readonly address: string;
  readonly etag: string;
  readonly changedAt: number;
  /** When it was last asked for. */
  readonly askedAt: number;
}

async function readPublished(
  page: ListedPage,
  settings: UnitSettings,
  { files, now, fetch = fetchList }: ListReader,
): Promise<ListReading> {
  const address = exportAddress(settings.source);
  const name = new URL(address).hostname;
  const file = fileOf(page, settings);
  const noteFile = file.replace(/\.list$/, '.json');
  const kept = keptOf(files, noteFile, address);
  const copy = kept && files.kind(file) === 'file' ? { ...kept, bytes: files.read(file) } : undefined;
  const read = async (bytes: Uint8Array, changedAt: number): Promise<ListReading> => ({
    ...{ name, file, changedAt, maxAge: settings.maxAge },
    ...(await readUnits(bytes, settings)),
  });
  const note = (etag: string, changedAt: number) =>
    files.write(noteFile, JSON.stringify({ address, etag, changedAt, askedAt: now() } satisfies Kept));
  const refuse = async (problems: readonly UnitProblem[]): Promise<ListReading> =>
    copy
      ? { ...(await read(copy.bytes, copy.changedAt)), refused: problems }
      : { name, file, changedAt: 0, maxAge: settings.maxAge, ...failed(NO_LIST), problems };
  if (copy && now() - copy.askedAt < REST && now() >= copy.askedAt) return read(copy.bytes, copy.changedAt);
  try {
    const got = await fetch(address, copy?.etag ?? '');
    if (!got && !copy) return refuse([{ fault: 'unreachable' }]);
    if (copy && (!got || isSame(copy.bytes, got.bytes))) {
      note(got?.etag ?? copy.etag, copy.changedAt);
      return read(copy.bytes, copy.changedAt);
    }
    if (!got) return refuse([{ fault: 'unreachable' }]);
    const list = await read(got.bytes, now());
    // A broken list never replaces the copy of a good one.
    if (list.problems.length > 0) return refuse(list.problems);
    files.write(file, got.bytes);
    note(got.etag, list.changedAt);
    return list;
  } catch (error) {
    return refuse([{ fault: 'unreachable', value: error instanceof Error ? error.message : String(error) }]);
  }
}

const NO_LIST: UnitProblem = { fault: 'unreachable' };

/** A sheet that was asked for is not asked for again by the next key that an author presses, in milliseconds. */
const REST = 20_000;

const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

function keptOf(files: Files, noteFile: string, address: string): Kept | undefined {
  try {
    const kept = JSON.parse(new TextDecoder().decode(files.read(noteFile))) as Kept;
    return kept.address === address ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The address of a Google sheet as people copy it shows an editor; its export is a CSV file. */
export function exportAddress(source: string): string {
  const url = new URL(source);
  const id = /^\/spreadsheets\/d\/([\w-]{20,})\/(?:edit|view)?/.exec(url.pathname)?.[1];
  if (url.hostname !== 'docs.google.com' || !id || id === 'e') return url.href;
  const gid = /gid=(\d+)/.exec(url.hash + url.search)?.[1] ?? '0';
  return `https://docs.google.com/spreadsheets/d/${id}/export?format=csv&gid=${gid}`;
}

const PATIENCE = 5_000;

const fetchList: FetchList = async (address, etag) => {
  const { createGet } = await import('../http/get.ts');
  const get = createGet({ allowPrivate: [], mostBytes: MOST_BYTES, patience: PATIENCE, mayLeaveHost: true });
  const got = await get(address, etag ? { 'If-None-Match': etag } : {});
  if (got?.status === 304) return undefined;
  if (!got?.bytes)
    throw new Error(got && got.status !== 200 ? `HTTP ${got.status}` : 'too large or sent elsewhere');
  return { bytes: got.bytes, etag: got.headers.etag ?? '' };
};
