import { readFileSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { insideSite } from './inside-site.ts';

const LOOK_EVERY = 15;
/** Whoever writes still compares what is there, so waiting for ever would help nobody. */
const MOST_LOOKS = 2000;
/** A process that dies while it makes its lock leaves an empty one. */
const EMPTY_FOR = 10_000;

/** Lets the processes that change a page by themselves do so one after the other; one that has died holds up nobody. */
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
  try {
    return await work();
  } finally {
    if (isOurs) await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    if (!holder) return Date.now() - statSync(file).mtimeMs > EMPTY_FOR;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    // A process of somebody else is alive, too.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
