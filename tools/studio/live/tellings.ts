import { isRecord } from '../../../src/lib/is-record.ts';
import { readDocument } from '../../diagnostics/document.ts';
import type { StudioContext } from '../input.ts';
import { resultOf, type TextCheck } from '../pages/check-text.ts';
import { pageNamed, readPageOnDisk } from '../pages/page-file.ts';
import { manifestOf } from '../pages/pictures.ts';
import type { StudioFeed } from './feed.ts';

/** What is told to windows when work behind them is done. */
export function createTellings(context: StudioContext, feed: StudioFeed) {
  const { files, root, messages } = context;
  const onDisk = (slug: string) => {
    const page = pageNamed(files, root, slug);
    const found = page && readPageOnDisk(files, page, messages);
    return found && { page, ...found };
  };
  return {
    /** Findings of files that were read later. */
    async findings(slug: string, check: TextCheck): Promise<void> {
      const found = onDisk(slug);
      if (!found) return;
      const { hash, text, page } = found;
      const data = { slug, hash, check: resultOf(await check.check(page, text)) };
      feed.tell({ name: 'check', data }, (one) => one.slug === slug);
    },
    /** Pictures have come, or their sizes are made. */
    async pictures(slug: string): Promise<void> {
      const found = onDisk(slug);
      const { value } = readDocument(found?.text ?? '');
      if (!found || !isRecord(value)) return;
      const pictures = await manifestOf(context, found.page, value);
      feed.tell({ name: 'pictures', data: { slug, pictures } }, (one) => one.slug === slug);
    },
  };
}
