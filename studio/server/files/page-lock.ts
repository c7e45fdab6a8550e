import { readFileSync, statSync } from 'node:fs';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { isRecord } from '../../../src/lib/is-record.ts';
import { insideSite } from './inside-site.ts';

const LOOK_EVERY = 15;
/** The limit of attempts. Writers still compare the file before they write, so going on without the lock is safe. */
const MOST_LOOKS = 2000;
/** The interval at which a holder renews its lock, milliseconds. */
const RENEW_EVERY = 1000;
/** The age at which a lock that was not renewed is abandoned, even if its holder seems alive; milliseconds. */
const OLD_AFTER = 10_000;

/** The process that holds a lock. Its id alone is not enough: ids are reused, in a container at every start. */
interface Holder {
  readonly host: string;
  readonly pid: number;
  /** When the process began, as its system tells it; empty where that cannot be known. */
  readonly started: string;
}

const own: Holder = { host: hostname(), pid: process.pid, started: startOf(process.pid) ?? '' };
/** The locks that this process holds. */
const held = new Set<string>();

/** Runs `work` while no other process changes the page. The lock of a process that has died is taken over. */
export async function withPageLock<T>(root: string, slug: string, work: () => Promise<T>): Promise<T> {
  const file = insideSite(root, '.kavling', 'locks', `${slug}.lock`);
  await mkdir(dirname(file), { recursive: true });
  let isOurs = false;
  for (let looks = 0; !isOurs && looks < MOST_LOOKS; looks++) {
    isOurs = await take(file);
    if (isOurs) break;
    if (isAbandoned(file)) await rm(file, { force: true });
    else await pause(LOOK_EVERY);
  }
  const renewing = isOurs ? setInterval(() => void renew(file), RENEW_EVERY) : undefined;
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    if (isOurs) {
      held.delete(file);
      await rm(file, { force: true });
    }
  }
}

async function take(file: string): Promise<boolean> {
  if (held.has(file)) return false;
  try {
    await writeFile(file, JSON.stringify(own), { flag: 'wx' });
    held.add(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function renew(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now).catch(() => undefined);
}

function isAbandoned(file: string): boolean {
  if (held.has(file)) return false;
  try {
    if (Math.abs(Date.now() - statSync(file).mtimeMs) > OLD_AFTER) return true;
    const holder = readHolder(readFileSync(file, 'utf8'));
    return holder?.host === own.host && isGone(holder);
  } catch {
    // Released while it was looked at.
    return false;
  }
}

function readHolder(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return undefined;
    const { host, pid, started } = value;
    if (typeof host !== 'string' || typeof pid !== 'number' || typeof started !== 'string') return undefined;
    return { host, pid, started };
  } catch {
    return undefined;
  }
}

/** True if the process has ended, even if its id has been reused. */
function isGone({ pid, started }: Holder): boolean {
  // Ours are in `held`: this one is of a process that had our id before us.
  if (pid === own.pid) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process belongs to another user, so it is alive.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
  const now = startOf(pid);
  return now !== undefined && started !== '' && now !== started;
}

/** When a process began, in ticks since the system did (Linux); nothing elsewhere. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may itself contain brackets and spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
