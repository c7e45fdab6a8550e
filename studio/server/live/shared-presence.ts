import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { isRecord } from '../../../src/lib/is-record.ts';
import { type FolderWatch, watchFolders } from '../../../tools/environment/watch-folders.ts';
import type { Presence } from '../../wire.ts';
import { insideSite } from '../files/inside-site.ts';

/** What the windows of several studios over one site know of each other: a file each in `.kavling/here/`. */
export interface SharedPresence {
  /** Who is in this studio. */
  tell(people: readonly Presence[]): void;
  /** Who is in the others. */
  others(): readonly Presence[];
  close(): void;
}

/** @param onNews told when somebody in another studio has come, moved or gone */
export function sharePresence(root: string, onNews: () => void): SharedPresence {
  const name = `${process.pid}.json`;
  let watching: FolderWatch | undefined;
  const folder = () => insideSite(root, '.kavling', 'here');

  function readOne(file: string): readonly Presence[] {
    if (!isAlive(Number.parseInt(file, 10))) {
      rmSync(join(folder(), file), { force: true });
      return [];
    }
    const told: unknown = JSON.parse(readFileSync(join(folder(), file), 'utf8'));
    return Array.isArray(told) ? told.filter(isPresence) : [];
  }

  return {
    tell(people) {
      quietly(() => {
        mkdirSync(folder(), { recursive: true });
        watching ??= watchFolders(root, [relative(root, folder())], (path) => {
          if (!path.endsWith(name)) onNews();
        });
        if (people.length > 0) writeFileSync(join(folder(), name), JSON.stringify(people));
        else rmSync(join(folder(), name), { force: true });
      });
    },
    others() {
      if (!watching) return [];
      let files: readonly string[] = [];
      quietly(() => {
        files = readdirSync(folder()).filter((file) => /^\d+\.json$/.test(file) && file !== name);
      });
      return files.flatMap((file) => {
        let found: readonly Presence[] = [];
        // Half written: the rest comes with the next news.
        quietly(() => {
          found = readOne(file);
        });
        return found;
      });
    },
    close() {
      watching?.close();
      quietly(() => rmSync(join(folder(), name), { force: true }));
    },
  };
}

/** Who is here is worth no failure: a full or closed disk says so when something is saved. */
function quietly(run: () => void): void {
  try {
    run();
  } catch {
    // Nobody is told.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function isPresence(value: unknown): value is Presence {
  return (
    isRecord(value) && ['window', 'name', 'slug', 'section'].every((key) => typeof value[key] === 'string')
  );
}
