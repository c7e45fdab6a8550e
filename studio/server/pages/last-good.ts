import type { PageFile } from '../../../tools/pages/pages.ts';
import type { History } from '../history/history.ts';
import type { TextCheck } from './check-text.ts';

/** So many versions are looked at for one without errors. */
const MOST_TRIED = 20;

export interface LastGood {
  note(slug: string, text: string): void;
  /** The last text of a page that had no errors, and is not `present`. */
  find(page: PageFile, present: string): Promise<string | undefined>;
}

/** Knows the last good text of each page: from this process, else from the versions of the page. */
export function createLastGood(history: History, check: TextCheck, now: () => number): LastGood {
  const known = new Map<string, { readonly text: string; readonly at: number }>();

  async function inHistory(page: PageFile, present: string, since: number): Promise<string | undefined> {
    const versions = await history.list(page.slug).catch(() => []);
    const newer = versions.filter(({ at }) => Date.parse(at) > since);
    for (const { id } of newer.slice(0, MOST_TRIED)) {
      const text = (await history.read(page.slug, id))?.text;
      if (text === undefined || text === present) continue;
      if ((await check.check(page, text)).document) return text;
    }
    return undefined;
  }

  return {
    note: (slug, text) => void known.set(slug, { text, at: now() }),
    async find(page, present) {
      const before = known.get(page.slug);
      const own = before && before.text !== present ? before : undefined;
      return (await inHistory(page, present, own?.at ?? 0)) ?? own?.text;
    },
  };
}
