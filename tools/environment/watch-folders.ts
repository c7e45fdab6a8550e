import { type Dirent, existsSync, readdirSync, statSync, watch } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

/** A watch that runs until it is closed. */
export interface FolderWatch {
  close(): void;
}

/** Begins to watch one folder, without the folders in it. */
type WatchOne = (folder: string, onName: (name: string | null) => void) => FolderWatch;

/** Folders further below than this are not watched: a link that leads back into its own folder has an end. */
const DEEPEST = 12;

/** The polling interval of a folder that the system does not watch, in milliseconds. */
const LOOK_EVERY = 1000;

/**
 * Reports each file and folder that is added, changed or removed below the named places of a folder, more than once for one change
 * if need be. Folders are watched, not files: a file that is replaced twice in a moment is never lost from sight. The places
 * need not exist yet, and changes count from the return of this function on.
 * @param onChange receives the whole path
 */
export function watchFolders(
  root: string,
  places: readonly string[],
  onChange: (path: string) => void,
  watchOne: WatchOne = watchBySystem,
): FolderWatch {
  const wanted = places.map((place) => join(root, place));
  const open = new Map<string, { readonly inode: number; readonly watch: FolderWatch }>();
  const isBelow = (path: string, folder: string) => path === folder || path.startsWith(folder + sep);
  const isWanted = (path: string) => wanted.some((place) => isBelow(path, place));
  const isOnTheWay = (path: string) => wanted.some((place) => isBelow(place, path));

  function noticed(path: string): void {
    if (isWanted(path)) onChange(path);
    else if (!isOnTheWay(path)) return;
    enter(path, onChange);
  }

  function toldOf(folder: string, name: string | null): void {
    const path = name === null ? folder : join(folder, name);
    const isItself = name === basename(folder) && !existsSync(path);
    // A folder that was removed reports it itself. Another may have its name by now, and even its inode.
    if (isItself) leave(folder);
    noticed(isItself ? folder : path);
  }

  /** Watches a folder, if it is one, and all in it; one that has taken the place of another is a new one. */
  function enter(folder: string, tell: (path: string) => void): void {
    const found = statSync(folder, { throwIfNoEntry: false });
    const inode = found?.isDirectory() ? found.ino : undefined;
    if (open.has(folder) && open.get(folder)?.inode !== inode) leave(folder);
    if (inode === undefined || open.has(folder)) return;
    if (relative(root, folder).split(sep).length > DEEPEST) return;
    open.set(folder, { inode, watch: watchOne(folder, (name) => toldOf(folder, name)) });
    // Watched before it is read: nothing falls between the two.
    for (const entry of entriesOf(folder)) {
      const path = join(folder, entry.name);
      if (isWanted(path)) tell(path);
      else if (!isOnTheWay(path)) continue;
      if (entry.isDirectory() || entry.isSymbolicLink()) enter(path, tell);
    }
  }

  function leave(folder: string): void {
    for (const [path, { watch: one }] of open) {
      if (!isBelow(path, folder)) continue;
      one.close();
      open.delete(path);
    }
  }

  enter(root, () => undefined);
  return { close: () => leave(root) };
}

function watchBySystem(folder: string, onName: (name: string | null) => void): FolderWatch {
  try {
    const watcher = watch(folder, (_event, name) => onName(name));
    return watcher.on('error', () => watcher.close());
  } catch {
    // Systems watch a limited number of folders, and some disks none.
    return watchByLooking(folder, onName);
  }
}

/** Compares what is in a folder with what was there a second ago. */
export function watchByLooking(folder: string, onName: (name: string) => void): FolderWatch {
  let before = stateOf(folder);
  const timer = setInterval(() => {
    const now = stateOf(folder);
    const names = new Set([...before.keys(), ...now.keys()]);
    const changed = [...names].filter((name) => before.get(name) !== now.get(name));
    before = now;
    changed.forEach(onName);
  }, LOOK_EVERY).unref();
  return { close: () => clearInterval(timer) };
}

function stateOf(folder: string): ReadonlyMap<string, string> {
  return new Map(
    entriesOf(folder).map(({ name }) => {
      const found = statSync(join(folder, name), { throwIfNoEntry: false });
      return [name, `${found?.ino} ${found?.size} ${found?.mtimeMs} ${found?.mode}`];
    }),
  );
}

/** The content of a folder; nothing if it was removed meanwhile. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
