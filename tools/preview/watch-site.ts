import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { WIDGETS_FOLDER } from '../engine/find-widgets.ts';

/** Editors write in several steps; a file must be unchanged for this long, in milliseconds. */
const SETTLE = 15;

/** What is written aside, before it gets its name. */
const TEMPORARY = /\.(?:tmp|part)$/;

export interface SiteWatch {
  close(): Promise<void>;
}

/** The slug of the page that a file belongs to. */
export function slugOf(root: string, path: string): string {
  return relative(join(root, 'pages'), path).split(sep)[0] ?? '';
}

/**
 * Watches the pages and widgets of a site; begun when this resolves.
 * @param onFile told at once, of each file of a page; `onPage` once it has come to rest
 */
export async function watchSite(
  root: string,
  told: {
    readonly onFile: (slug: string) => void;
    readonly onPage: (slug: string) => void;
    readonly onWidgets: () => void;
  },
): Promise<SiteWatch> {
  const waiting = new Map<string, NodeJS.Timeout>();
  const settle = (name: string, tell: () => void) => {
    clearTimeout(waiting.get(name));
    waiting.set(name, setTimeout(tell, SETTLE));
  };
  const options = { ignoreInitial: true, depth: 4 };
  const pages = watch(join(root, 'pages'), options).on('all', (_event, path) => {
    const slug = slugOf(root, path);
    if (!slug || TEMPORARY.test(path)) return;
    told.onFile(slug);
    settle(`page ${slug}`, () => told.onPage(slug));
  });
  const widgets = watch(join(root, WIDGETS_FOLDER), options).on('all', () =>
    settle('widgets', told.onWidgets),
  );
  const watchers = [pages, widgets];
  await Promise.all(watchers.map((one) => new Promise<void>((ready) => one.once('ready', () => ready()))));
  return {
    async close() {
      for (const timer of waiting.values()) clearTimeout(timer);
      await Promise.all(watchers.map((one) => one.close()));
    },
  };
}
