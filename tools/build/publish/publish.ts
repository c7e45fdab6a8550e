import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The changes of a build to a site: new or replaced files from its work folder, and removed files. */
export interface Changes {
  readonly puts: readonly string[];
  readonly removes: readonly string[];
}

/** Where a build works, inside the site: on the same file system, also where the site is a mounted folder. */
export const WORK_FOLDER = '.kavling/work';
/** The files that a build has made, by their path in the site. */
const NEW = 'new';
/** The files of the current site that change. */
const OLD = 'old';
/** A link to one of the two: which site visitors see. */
const LIVE = 'live';
const PLAN = 'plan.json';

interface Plan extends Changes {
  /** True if links switch the changes; otherwise files are moved one by one. */
  readonly isSwitched: boolean;
}

/**
 * Makes all changes visible together, in a site that stays an ordinary folder of ordinary files. Every path that changes
 * becomes a link through `live`, which leads to the old file, so nothing changes yet; then `live` is turned to the
 * new files by one rename; then each link gives way to the file it led to. Readers of a path meanwhile get the old
 * site before that rename and the new one after it. Stopped anywhere, `recover` leads to one end or the other.
 */
export function publish(out: string, changes: Changes): void {
  const work = join(out, WORK_FOLDER);
  const isAddition = (path: string) => path.startsWith('assets/');
  // The name of an asset identifies its content, so a new one changes nothing for the current pages.
  for (const path of changes.puts.filter(isAddition)) move(join(work, NEW, path), join(out, path));
  const puts = changes.puts.filter((path) => !isAddition(path));
  const { removes } = changes;
  // Without an old site, no reader can see a mixture of old and new files.
  const changesPages = removes.length > 0 || puts.some((path) => existsSync(join(out, path)));
  const plan: Plan = { puts, removes, isSwitched: changesPages && canLink(work) };
  writeFileSync(join(work, `${PLAN}.part`), JSON.stringify(plan));
  renameSync(join(work, `${PLAN}.part`), join(work, PLAN));
  if (plan.isSwitched) {
    for (const path of [...plan.puts, ...plan.removes]) leadThroughLive(out, work, path);
    symlinkSync(NEW, join(work, `${LIVE}.next`), 'dir');
    renameSync(join(work, `${LIVE}.next`), join(work, LIVE));
  }
  settle(out, work, plan);
}

/** Ends what a stopped publication began: the new site where it was switched already, the old one where it was not. */
export function recover(out: string): void {
  const work = join(out, WORK_FOLDER);
  const text = readText(join(work, PLAN));
  if (text === undefined) return;
  const plan = JSON.parse(text) as Plan;
  if (!plan.isSwitched || linkOf(join(work, LIVE)) === NEW) settle(out, work, plan);
  else undo(out, work, plan);
}

function canLink(work: string): boolean {
  rmSync(join(work, LIVE), { force: true });
  try {
    symlinkSync(OLD, join(work, LIVE), 'dir');
    return true;
  } catch {
    return false;
  }
}

function leadThroughLive(out: string, work: string, path: string): void {
  const target = join(out, path);
  mkdirSync(dirname(target), { recursive: true });
  if (existsSync(target)) {
    mkdirSync(dirname(join(work, OLD, path)), { recursive: true });
    linkOrCopy(target, join(work, OLD, path));
  }
  const up = '../'.repeat(path.split('/').length - 1);
  put(work, target, (part) => symlinkSync(`${up}${WORK_FOLDER}/${LIVE}/${path}`, part));
}

/**
 * Puts the new files where their links are. Those stay in the work folder to the end: a reader may be on the way through a
 * link. Where there are none, files move, and new folders as a whole.
 */
function settle(out: string, work: string, plan: Plan): void {
  const { puts, isSwitched } = plan;
  if (!isSwitched)
    for (const folder of new Set(puts.flatMap((path) => path.split('/').slice(0, -1).slice(0, 1))))
      if (!existsSync(join(out, folder)) && existsSync(join(work, NEW, folder)))
        renameSync(join(work, NEW, folder), join(out, folder));
  for (const path of puts) {
    const made = join(work, NEW, path);
    if (!existsSync(made)) continue;
    mkdirSync(dirname(join(out, path)), { recursive: true });
    if (isSwitched) put(work, join(out, path), (part) => linkOrCopy(made, part));
    else renameSync(made, join(out, path));
  }
  for (const path of plan.removes) {
    rmSync(join(out, path), { force: true });
    removeEmpty(dirname(join(out, path)), out);
  }
  // Without its plan the rest of the work folder is nothing but leftovers.
  rmSync(join(work, PLAN), { force: true });
}

function undo(out: string, work: string, plan: Plan): void {
  for (const path of [...plan.puts, ...plan.removes]) {
    const target = join(out, path);
    const kept = join(work, OLD, path);
    if (linkOf(target)?.includes(`${WORK_FOLDER}/${LIVE}/`)) {
      if (existsSync(kept)) put(work, target, (part) => linkOrCopy(kept, part));
      else rmSync(target);
    }
    removeEmpty(dirname(target), out);
  }
  rmSync(join(work, PLAN), { force: true });
}

/** Puts something in a place that may be taken, in one step. */
function put(work: string, target: string, make: (part: string) => void): void {
  const part = join(work, 'part');
  // A rename between two names of one file leaves both, so one may still be here.
  if (lstatSync(part, { throwIfNoEntry: false })) rmSync(part);
  make(part);
  renameSync(part, target);
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function removeEmpty(folder: string, stop: string): void {
  if (folder === stop || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder), stop);
}

function linkOf(path: string): string | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(path) : undefined;
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
