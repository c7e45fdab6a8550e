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
import { inEvery } from '../../../src/lib/languages.ts';
import { CliError } from '../../environment/cli-error.ts';
import { pageMessages } from '../../messages/pages.ts';
import { type Changes, publish, recover, WORK_FOLDER } from './publish.ts';

/** A folder in which a build works. Until `publish`, the site is not touched. */
export interface Staging {
  readonly folder: string;
  publish(changes: Changes): void;
  /** Clears up: what was not published is thrown away. */
  close(): void;
}

/**
 * Opens the work folder of a site. A build that was stopped is cleared up first: one that had not published is thrown
 * away, one that had is carried through. Throws when another build is at work on the same site.
 */
export function openStaging(out: string): Staging {
  clearUp(out);
  const work = join(out, WORK_FOLDER);
  const folder = join(work, 'new');
  const isNew = mkdirSync(out, { recursive: true }) !== undefined;
  mkdirSync(work, { recursive: true });
  // Complete from the first moment: half a number would be another process's number.
  writeFileSync(join(work, 'pid.part'), String(process.pid));
  renameSync(join(work, 'pid.part'), join(work, 'pid'));
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    publish: (changes) => publish(out, changes),
    close() {
      clearUp(out);
      // A site that was never published leaves no folder.
      if (isNew) removeIfEmpty(out);
    },
  };
}

/** Finishes or clears up what a stopped build left. Does nothing when there is nothing. */
export function clearUp(out: string): void {
  const work = join(out, WORK_FOLDER);
  if (!existsSync(work)) return;
  const pid = Number(read(join(work, 'pid')));
  if (pid !== process.pid && isAlive(pid))
    throw new CliError(inEvery(pageMessages, (messages) => messages.otherBuild(pid, out, work)));
  recover(out);
  rmSync(work, { recursive: true, force: true });
  removeIfEmpty(dirname(work));
}

function removeIfEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
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
