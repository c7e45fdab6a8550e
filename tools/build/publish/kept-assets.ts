import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The time that a file of `assets` is kept after its last use in a page: open pages may still load it.
 * Milliseconds.
 */
const KEPT = 7 * 24 * 3600 * 1000;

/** Records since when each file of `assets` has been unused, by its name. */
export const UNUSED_FILE = '.kavling/unused.json';

export interface UnusedAssets {
  /** Since when each of them is unused, in milliseconds since 1970. */
  readonly since: Readonly<Record<string, number>>;
  /** Those that are old enough to go, as paths. */
  readonly removes: readonly string[];
}

/** Checks `assets` of the current site: what no page of the next one uses is recorded, and deleted after seven days. */
export function unusedAssets(out: string, isUsed: (name: string) => boolean, now: number): UnusedAssets {
  const before = readUnused(out);
  const unused = namesIn(join(out, 'assets')).filter((name) => !isUsed(name));
  // A time in the future is invalid: the clock was wrong.
  const since = unused.map((name) => [name, Math.min(before[name] ?? now, now)] as const);
  const isOver = (time: number) => now - time >= KEPT;
  return {
    since: Object.fromEntries(since.filter(([, time]) => !isOver(time))),
    removes: since.filter(([, time]) => isOver(time)).map(([name]) => `assets/${name}`),
  };
}

function readUnused(out: string): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(join(out, UNUSED_FILE), 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
