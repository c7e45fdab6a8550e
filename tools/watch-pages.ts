import { join } from 'node:path';
import { watch } from 'chokidar';
import { pageMessages } from './messages/pages.ts';
import { PAGE_FILE } from './pages.ts';
import type { World } from './world.ts';

/** What belongs to a site as a whole, beside `pages/`. */
const SITE_FILES = ['patterns', 'icons', 'fonts', 'copy.json'] as const;

/** Calls `run` at once and after each change below `pages/` or to what all pages share, until Ctrl+C; runs never overlap. */
export async function watchPages(world: World, run: () => Promise<unknown>): Promise<void> {
  const say = pageMessages[world.language];
  const files = join('pages', '*', PAGE_FILE);
  // Editors read both lines: between them findings are listed anew.
  const check = async () => {
    world.err.write(`${say.checking(files)}\n`);
    await run();
    world.err.write(`${say.watching(files)}\n`);
  };
  let last = check();
  let timer: NodeJS.Timeout | undefined;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(check);
    }, 50);
  };
  const watched = ['pages', ...SITE_FILES].map((name) => join(world.cwd, name));
  const watcher = watch(watched, {
    ignoreInitial: true,
    ignored: (path) => path.endsWith('.tmp'),
  }).on('all', again);
  await world.interrupted();
  clearTimeout(timer);
  await watcher.close();
  await last;
}
