import { isRecord } from '../../../src/lib/is-record.ts';
import { noUnits } from '../../../src/lib/units.ts';
import { readDocument } from '../../../tools/diagnostics/document.ts';
import { picturesIn } from '../../../tools/pictures/assets.ts';
import { gradeOf } from '../../../tools/pictures/grades.ts';
import { listOf } from '../../../tools/units/list.ts';
import { readList } from '../../../tools/units/source.ts';
import type { StudioContext } from '../input.ts';
import { resultOf, type TextCheck } from '../pages/check-text.ts';
import { pageNamed, readPageOnDisk } from '../pages/page-file.ts';
import { manifestOf } from '../pages/pictures.ts';
import type { StudioFeed } from './feed.ts';

/** Notifies windows of work that has finished in the background. */
export function createTellings(context: StudioContext, feed: StudioFeed) {
  const { files, root, messages } = context;
  /** The pictures of each page as its windows last received them. */
  const sent = new Map<string, string>();
  /** The lists of homes, likewise. */
  const lists = new Map<string, string>();
  const picturesNow = (value: Readonly<Record<string, unknown>>) =>
    JSON.stringify([gradeOf(value), picturesIn(value, context.site().engine.model.tables)]);
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
    /** Pictures have come, their sizes are made, or the page has other ones. */
    async pictures(slug: string): Promise<void> {
      const found = onDisk(slug);
      const { value } = readDocument(found?.text ?? '');
      if (!found || !isRecord(value)) return;
      const pictures = await manifestOf(context, found.page, value);
      sent.set(slug, picturesNow(value));
      feed.tell({ name: 'pictures', data: { slug, pictures } }, (one) => one.slug === slug);
    },
    /** The list of homes of a page has changed; a broken one is a finding, and the page keeps the one before. */
    async units(slug: string): Promise<void> {
      const found = onDisk(slug);
      const { value } = readDocument(found?.text ?? '');
      const reading = found && isRecord(value) && (await readList(found.page, value, context));
      const units = reading ? listOf(reading) : noUnits;
      const now = JSON.stringify(units);
      if (!units || lists.get(slug) === now) return;
      lists.set(slug, now);
      feed.tell({ name: 'units', data: { slug, units } }, (one) => one.slug === slug);
    },
    /** The file of a page is another: its windows need its pictures if it has other ones, or grades them otherwise. */
    async otherPictures(slug: string): Promise<void> {
      const { value } = readDocument(onDisk(slug)?.text ?? '');
      if (!isRecord(value) || sent.get(slug) === picturesNow(value)) return;
      await this.pictures(slug);
    },
  };
}
