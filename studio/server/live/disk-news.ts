import { hashOf } from '../history/hash.ts';
import type { History } from '../history/history.ts';
import type { StudioContext } from '../input.ts';
import { pageNamed, readPageOnDisk } from '../pages/page-file.ts';
import type { StudioFeed } from './feed.ts';

export interface DiskNews {
  /** Checks the file of a page and notifies the windows that have it open if it has changed. */
  look(slug: string): Promise<void>;
  /** Announces a save of a window, so that `look` does not report it as a change from outside. */
  expect(slug: string, text: string): void;
  /** Notifies the other windows of a save immediately; `look` does not report it again. */
  saved(slug: string, saved: { hash: string; text: string; who: string; window: string }): void;
}

/** Tells windows what happens to the files of their pages. */
export function createDiskNews(context: StudioContext, feed: StudioFeed, history: History): DiskNews {
  const { files, root, messages } = context;
  const sent = new Map<string, string>();

  async function whoWrote(slug: string, hash: string): Promise<string> {
    const versions = await history.list(slug).catch(() => []);
    return versions.find((version) => version.hash === hash)?.who ?? '';
  }

  return {
    async look(slug) {
      const page = pageNamed(files, root, slug);
      const found = page && readPageOnDisk(files, page, messages);
      if (!found) {
        sent.delete(slug);
        feed.tell({ name: 'gone', data: { slug } });
        return;
      }
      const state = `${found.hash} ${found.readOnly}`;
      if (sent.get(slug) === state) return;
      sent.set(slug, state);
      const who = await whoWrote(slug, found.hash);
      feed.tell({ name: 'disk', data: { slug, ...found, who } }, (listener) => listener.slug === slug);
    },
    expect: (slug, text) => void sent.set(slug, `${hashOf(text)} `),
    saved(slug, { hash, text, who, window }) {
      feed.tell(
        { name: 'disk', data: { slug, hash, text, readOnly: '', who } },
        (listener) => listener.slug === slug && (window === '' || listener.window !== window),
      );
    },
  };
}
