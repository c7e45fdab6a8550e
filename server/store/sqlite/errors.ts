import { StoreUnavailable } from '../database/database-engine.ts';

/** SQLite's own numbers for failures of the disk or another process: https://sqlite.org/rescode.html */
const OUTSIDE: ReadonlyMap<number, string> = new Map([
  [5, 'BUSY'],
  [6, 'LOCKED'],
  [7, 'NOMEM'],
  [8, 'READONLY'],
  [10, 'IOERR'],
  [11, 'CORRUPT'],
  [13, 'FULL'],
  [14, 'CANTOPEN'],
  [15, 'PROTOCOL'],
  [26, 'NOTADB'],
]);
const NAMES: ReadonlySet<string> = new Set(OUTSIDE.values());

/** The failure of the disk or another process that a driver reports; undefined for errors in a statement, or of others. */
function outsideFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // node:sqlite gives the number; its low byte is the kind, the rest the detail.
  if ('errcode' in error) return OUTSIDE.get(Number(error.errcode) & 0xff);
  const name = 'code' in error ? /^SQLITE_([A-Z]+)/.exec(String(error.code))?.[1] : undefined;
  return name !== undefined && NAMES.has(name) ? name : undefined;
}

/** True if another process holds the lock that a statement needs. */
export function isBusy(error: unknown): boolean {
  return outsideFailure(error) === 'BUSY';
}

/** Distinguishes failures of the disk or another process from errors in the statement. */
export function unavailable(error: unknown): unknown {
  const failure = outsideFailure(error);
  return failure === undefined ? error : new StoreUnavailable(`SQLITE_${failure}`, { cause: error });
}
