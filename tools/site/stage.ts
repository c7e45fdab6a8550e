import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { inEvery } from '../../src/lib/languages.ts';
import { pageMessages } from '../messages/pages.ts';
import { Trouble } from '../trouble.ts';

/** What is left to do once all files are written: everything in the stage is moved into the site, then `removes` go. */
interface Commit {
  /** The stage is the whole site and takes its place; otherwise its files are moved into the site one by one. */
  readonly isWhole: boolean;
  /** Addresses without the leading slash, in this order. */
  readonly moves: readonly string[];
  readonly removes: readonly string[];
}

/** A folder beside the site in which a build works. Until `publish`, the site is not touched. */
export interface Stage {
  readonly folder: string;
  publish(commit: Commit): void;
  /** Throws away what was not published. */
  close(): void;
}

/**
 * Opens the work folder of a site. A build that was killed is cleared up first: one that had not finished writing is
 * thrown away, one that was publishing is carried through. Throws when another build is at work on the same site.
 */
export function openStage(out: string): Stage {
  const work = `${out}.building`;
  recover(out, work);
  const folder = join(work, 'files');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(work, 'pid'), String(process.pid));
  return {
    folder,
    publish(commit) {
      const plan = join(work, 'commit.json');
      writeFileSync(`${plan}.part`, JSON.stringify(commit));
      renameSync(`${plan}.part`, plan);
      carryOut(out, work, commit);
    },
    close: () => rmSync(work, { recursive: true, force: true }),
  };
}

/** Finishes or clears up what a killed build left. Does nothing when there is nothing. */
export function recover(out: string, work = `${out}.building`): void {
  if (!existsSync(work)) return;
  const pid = Number(read(join(work, 'pid')));
  if (pid !== process.pid && isAlive(pid))
    throw new Trouble(inEvery(pageMessages, (say) => say.otherBuild(pid, out, work)));
  const plan = read(join(work, 'commit.json'));
  if (plan) carryOut(out, work, JSON.parse(plan) as Commit);
  rmSync(work, { recursive: true, force: true });
}

/** Each step may have been done already: a publication that was cut off is done again from the start. */
function carryOut(out: string, work: string, commit: Commit): void {
  const folder = join(work, 'files');
  if (commit.isWhole) {
    const old = join(work, 'old');
    if (existsSync(folder)) {
      if (existsSync(out)) {
        rmSync(old, { recursive: true, force: true });
        renameSync(out, old);
      }
      mkdirSync(dirname(out), { recursive: true });
      renameSync(folder, out);
    }
    return;
  }
  for (const path of commit.moves) {
    const from = join(folder, path);
    if (!existsSync(from)) continue;
    mkdirSync(dirname(join(out, path)), { recursive: true });
    renameSync(from, join(out, path));
  }
  for (const path of commit.removes) {
    rmSync(join(out, path), { force: true });
    removeEmpty(join(out, dirname(path)), out);
  }
}

function removeEmpty(folder: string, stop: string): void {
  if (folder === stop || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder), stop);
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
