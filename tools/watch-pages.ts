import { join } from 'node:path';
import { watch } from 'chokidar';
import { pageMessages } from './messages/pages.ts';
import { PAGE_FILE } from './pages.ts';
import type { World } from './world.ts';

/** Calls `run` at once and after each change below `pages/`, until Ctrl+C; runs never overlap. */
export async function watchPages(world: World, run: () => Promise<unknown>): Promise<void> {
  let last = run();
  let timer: NodeJS.Timeout | undefined;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(run);
    }, 50);
  };
  const watcher = watch(join(world.cwd, 'pages'), {
    ignoreInitial: true,
    ignored: (path) => path.endsWith('.tmp'),
  }).on('all', again);
  world.err.write(`${pageMessages[world.language].watching(join('pages', '*', PAGE_FILE))}\n`);
  await world.interrupted();
  clearTimeout(timer);
  await watcher.close();
  await last;
}
