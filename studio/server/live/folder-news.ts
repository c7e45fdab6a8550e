import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_FILE } from '../../../tools/pages/pages.ts';

/** Reports whether the files of a page, or the pages of the site, have changed since the last call. */
export interface FolderNews {
  hasOtherFiles(folder: string): boolean;
  hasOtherPages(slugs: readonly string[]): boolean;
}

export function createFolderNews(): FolderNews {
  const known = new Map<string, string>();
  function isOther(name: string, now: string): boolean {
    const before = known.get(name);
    known.set(name, now);
    return before !== now;
  }
  return {
    hasOtherFiles: (folder) => isOther(folder, filesIn(folder)),
    hasOtherPages: (slugs) => isOther('', slugs.join('\n')),
  };
}

/** Names, sizes and times of the files beside a page. */
function filesIn(folder: string): string {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names
      .filter((name) => name !== PAGE_FILE)
      .map((name) => {
        const found = statSync(join(folder, name), { throwIfNoEntry: false });
        return `${name} ${found?.size} ${found?.mtimeMs}`;
      })
      .join('\n');
  } catch {
    return '';
  }
}
