import { statSync } from 'node:fs';
import { StoreUnavailable } from '../database/database-engine.ts';

/**
 * Notices that a database file was moved, deleted or replaced under an open connection, which SQLite itself goes on
 * writing to: what it acknowledges from then on is in no file that anybody would find. Its log of changes counts too.
 * @returns what to answer meanwhile, or null while both are where they were
 */
export function watchSameFile(file: string): () => StoreUnavailable | null {
  if (file === ':memory:') return () => null;
  const names = [file, `${file}-wal`];
  const before = names.map(identityOf);
  return () => {
    for (const [at, name] of names.entries()) {
      // The log may be made only with the first change.
      before[at] ??= identityOf(name);
      if (before[at] !== identityOf(name))
        return new StoreUnavailable(
          `${name} was moved, deleted or replaced while the server runs. Put it back, or restart the server to use the file that is there now.`,
        );
    }
    return null;
  };
}

function identityOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}.${found.ino}`;
}
