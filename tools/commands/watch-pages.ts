import { join } from 'node:path';
import { WIDGETS_FOLDER } from '../engine/find-widgets.ts';
import type { Environment } from '../environment/environment.ts';
import { watchFolders } from '../environment/watch-folders.ts';
import { COPY_FILE } from '../extras/copy.ts';
import { FONTS } from '../extras/fonts.ts';
import { ICONS } from '../extras/icon-folder.ts';
import { PATTERNS } from '../extras/patterns.ts';
import { pageMessages } from '../messages/pages.ts';
import { PAGE_FILE } from '../pages/pages.ts';

/** The files of a site outside `pages/`. */
const SITE_FILES = [PATTERNS, ICONS, FONTS, COPY_FILE, WIDGETS_FOLDER] as const;

/**
 * Calls `run` immediately and after each change below `pages/` or to shared files, until Ctrl+C; runs never
 * overlap.
 */
export async function watchPages(environment: Environment, run: () => Promise<unknown>): Promise<void> {
  const messages = pageMessages[environment.language];
  const files = join('pages', '*', PAGE_FILE);
  // Editors read both lines: the findings between them replace the old ones.
  const check = async () => {
    environment.err.write(`${messages.checking(files)}\n`);
    await run();
    environment.err.write(`${messages.watching(files)}\n`);
  };
  let last = check();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watchFolders(environment.cwd, ['pages', ...SITE_FILES], (path) => {
    if (path.endsWith('.tmp')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(check);
    }, 50);
  });
  await environment.interrupted();
  clearTimeout(timer);
  watcher.close();
  await last;
}
