import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { WIDGETS_FOLDER } from '../engine/find-widgets.ts';
import { type FolderWatch, watchFolders } from '../environment/watch-folders.ts';
import { PAGE_FILE } from '../pages/pages.ts';

/** Editors write in several steps; a file must be unchanged for this long, in milliseconds. */
const SETTLE = 15;

/** Some remove a file before they write it again: it has gone once it has been away for this long, in milliseconds. */
const AWAY = 100;

/** Temporary files, before they get their name. */
const TEMPORARY = /\.(?:tmp|part)$/;

/** The slug of the page that a file belongs to. */
export function slugOf(root: string, path: string): string {
  return relative(join(root, 'pages'), path).split(sep)[0] ?? '';
}

/**
 * Watches the pages and widgets of a site.
 * @param onFile called immediately, for each file of a page; `onPage` once it is stable
 */
export function watchSite(
  root: string,
  listeners: {
    readonly onFile: (slug: string) => void;
    readonly onPage: (slug: string) => void;
    readonly onWidgets: () => void;
  },
): FolderWatch {
  const waiting = new Map<string, NodeJS.Timeout>();
  const settle = (name: string, time: number, tell: () => void) => {
    clearTimeout(waiting.get(name));
    waiting.set(name, setTimeout(tell, time));
  };
  const pages = watchFolders(root, ['pages'], (path) => {
    const slug = slugOf(root, path);
    if (!slug || TEMPORARY.test(path)) return;
    listeners.onFile(slug);
    settle(slug, SETTLE, () => {
      if (existsSync(join(root, 'pages', slug, PAGE_FILE))) listeners.onPage(slug);
      else settle(slug, AWAY, () => listeners.onPage(slug));
    });
  });
  const widgets = watchFolders(root, [WIDGETS_FOLDER], () => settle('', SETTLE, listeners.onWidgets));
  return {
    close() {
      for (const timer of waiting.values()) clearTimeout(timer);
      pages.close();
      widgets.close();
    },
  };
}
