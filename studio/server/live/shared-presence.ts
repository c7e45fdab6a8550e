import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { isRecord } from '../../../src/lib/is-record.ts';
import { type FolderWatch, watchFolders } from '../../../tools/environment/watch-folders.ts';
import type { Presence } from '../../wire.ts';
import { insideSite } from '../files/inside-site.ts';

/** The presence that several studios over one site share: each writes one file in `.kavling/here/`. */
export interface SharedPresence {
  /** Publishes the people in this studio. */
  tell(people: readonly Presence[]): void;
  /** Returns the people in the other studios. */
  others(): readonly Presence[];
  close(): void;
}

/** @param onNews called when someone in another studio has joined, moved or left */
export function sharePresence(root: string, onNews: () => void): SharedPresence {
  const name = `${process.pid}.json`;
  let watching: FolderWatch | undefined;
  const folder = () => insideSite(root, '.kavling', 'here');

  function readOne(file: string): readonly Presence[] {
    if (!isAlive(Number.parseInt(file, 10))) {
      rmSync(join(folder(), file), { force: true });
      return [];
    }
    const people: unknown = JSON.parse(readFileSync(join(folder(), file), 'utf8'));
    return Array.isArray(people) ? people.filter(isPresence) : [];
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
        // A half-written file is read again at its next change.
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

/** Ignores errors: presence is not worth a failure, and a full or read-only disk is reported at the next save. */
function quietly(run: () => void): void {
  try {
    run();
  } catch {
    // Presence is not shared.
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
