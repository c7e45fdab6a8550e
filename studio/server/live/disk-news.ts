import { hashOf } from '../history/hash.ts';
import type { History } from '../history/history.ts';
import type { StudioContext } from '../input.ts';
import { pageNamed, readPageOnDisk } from '../pages/page-file.ts';
import type { StudioFeed } from './feed.ts';

export interface DiskNews {
  /** The file of a page may have changed: who has it open is told, if it has. */
  look(slug: string): Promise<void>;
  /** A window is about to save this: its file changes by our own hand. */
  expect(slug: string, text: string): void;
  /** A window has saved: the others are told at once, and `look` says nothing of it. */
  saved(slug: string, saved: { hash: string; text: string; who: string; window: string }): void;
}

/** Tells windows what happens to the files of their pages. */
export function createDiskNews(context: StudioContext, feed: StudioFeed, history: History): DiskNews {
  const { files, root, messages } = context;
  const told = new Map<string, string>();

  async function whoWrote(slug: string, hash: string): Promise<string> {
    const versions = await history.list(slug).catch(() => []);
    return versions.find((version) => version.hash === hash)?.who ?? '';
  }

  return {
    async look(slug) {
      const page = pageNamed(files, root, slug);
      const found = page && readPageOnDisk(files, page, messages);
      if (!found) {
        told.delete(slug);
        feed.tell({ name: 'gone', data: { slug } });
        return;
      }
      const state = `${found.hash} ${found.readOnly}`;
      if (told.get(slug) === state) return;
      told.set(slug, state);
      const who = await whoWrote(slug, found.hash);
      feed.tell({ name: 'disk', data: { slug, ...found, who } }, (listener) => listener.slug === slug);
    },
    expect: (slug, text) => void told.set(slug, `${hashOf(text)} `),
    saved(slug, { hash, text, who, window }) {
      feed.tell(
        { name: 'disk', data: { slug, hash, text, readOnly: '', who } },
        (listener) => listener.slug === slug && (window === '' || listener.window !== window),
      );
    },
  };
}
