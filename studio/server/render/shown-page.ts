import { isRecord } from '../../../src/lib/is-record.ts';
import { readDocument } from '../../../tools/diagnostics/document.ts';
import { StudioRefusal } from '../answers.ts';
import type { LastGood } from '../pages/last-good.ts';
import type { StudioPages } from '../pages/pages.ts';
import type { EditedPage, EditedPages } from './edited-page.ts';

/** Pages as they are on disk; else as they last were when nothing was wrong with them; nothing when they never were. */
export interface ShownPages {
  /** For the frame. */
  edited(slug: string): Promise<EditedPage | undefined>;
  /** As visitors will see it. */
  draft(slug: string): Promise<EditedPage | undefined>;
}

export function createShownPages(parts: {
  readonly pages: StudioPages;
  readonly edited: EditedPages;
  readonly lastGood: LastGood;
}): ShownPages {
  const { pages, edited, lastGood } = parts;

  async function shown(slug: string, render: (text: string) => Promise<EditedPage>) {
    const { text } = pages.onDisk(slug);
    const tried = (one: string) =>
      render(one).catch((error: unknown) => {
        if (error instanceof StudioRefusal) return undefined;
        throw error;
      });
    const now = isReadable(text) ? await tried(text) : undefined;
    if (now) return now;
    const good = await lastGood.find(pages.named(slug), text);
    return good === undefined ? undefined : tried(good);
  }

  return {
    edited: (slug) => shown(slug, (text) => edited.whole(slug, text)),
    draft: (slug) => shown(slug, (text) => edited.draft(slug, text)),
  };
}

/** True if a text is a document at all, with or without mistakes. */
function isReadable(text: string): boolean {
  const { value, isDoubtful, findings } = readDocument(text);
  return isRecord(value) && !isDoubtful && findings.length === 0;
}
