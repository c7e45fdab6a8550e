import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A commit by its short name and its subject. */
export interface Commit {
  readonly hash: string;
  readonly title: string;
}

/** A commit in a folder that can be built there. */
export interface Checkout extends Commit {
  readonly folder: string;
  remove(): void;
}

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' });

/** The commit of a name; nothing if there is none. */
export function findCommit(name: string): Commit | undefined {
  const found = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  if (found.status !== 0) return undefined;
  const [hash = '', title = ''] = git('log', '-1', '--format=%h%n%s', found.stdout.trim()).stdout.split('\n');
  return { hash, title };
}

/** The commit of the working tree, and the number of its changed files. */
export function workingTree(): Commit & { readonly changed: number } {
  const changed = git('status', '--porcelain').stdout.split('\n').filter(Boolean).length;
  return { ...(findCommit('HEAD') ?? { hash: '', title: '' }), changed };
}

/**
 * Checks a commit out into a temporary folder, with packages to build it.
 * @throws Error when git cannot check it out or its packages cannot be installed
 */
export function checkOut(root: string, commit: Commit): Checkout {
  const home = mkdtempSync(join(tmpdir(), 'kavling-compare-'));
  const folder = join(home, 'before');
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(home, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  try {
    const added = git('worktree', 'add', '--detach', folder, commit.hash);
    if (added.status !== 0) throw new Error(`git cannot check out ${commit.hash}: ${added.stderr.trim()}`);
    addPackages(root, folder);
    sharePictures(root, folder, commit);
    return { ...commit, folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function addPackages(root: string, folder: string): void {
  const lock = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lock(root) === lock(folder)) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
    return;
  }
  const { status, stderr } = spawnSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The packages of that commit cannot be installed:\n${stderr}`);
}

/** Prepared images save minutes; they are the same only if the code that prepares them is. */
function sharePictures(root: string, folder: string, { hash }: Commit): void {
  const ready = join(root, '.cache');
  const isSame = git('diff', '--quiet', hash, '--', 'tools/build', 'package-lock.json').status === 0;
  if (isSame && existsSync(ready)) cpSync(ready, join(folder, '.cache'), { recursive: true });
}
