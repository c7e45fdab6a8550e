import { isAbsolute } from 'node:path';
import { isRecord } from '../../../src/lib/is-record.ts';
import { STUDIO } from '../../../src/studio/wire.ts';
import { readDocument } from '../../diagnostics/document.ts';
import { fileAnswer } from '../../preview/answers.ts';
import { page, StudioRefusal } from '../answers.ts';
import { may, type StudioApp } from '../call.ts';
import type { StudioContext } from '../input.ts';
import type { LastGood } from '../pages/last-good.ts';
import type { StudioPages } from '../pages/pages.ts';
import { brokenFrame } from './broken-frame.ts';
import type { EditedPage, EditedPages } from './edited-page.ts';

interface FrameParts {
  readonly pages: StudioPages;
  readonly edited: EditedPages;
  readonly lastGood: LastGood;
}

/** `frame/<slug>/`: the page that is edited, in its frame; below it the files that it links to. */
export function addFrameRoutes(app: StudioApp, context: StudioContext, parts: FrameParts): void {
  const { messages, fileAt } = context;
  const { pages, edited, lastGood } = parts;

  /** The page as it is; else as it last was when nothing was wrong with it. */
  async function shown(slug: string): Promise<EditedPage | undefined> {
    const { text } = pages.onDisk(slug);
    const render = (one: string) =>
      edited.whole(slug, one).catch((error: unknown) => {
        if (error instanceof StudioRefusal) return undefined;
        throw error;
      });
    const now = isReadable(text) ? await render(text) : undefined;
    if (now) return now;
    const good = await lastGood.find(pages.named(slug), text);
    return good === undefined ? undefined : render(good);
  }

  app.get(`${STUDIO}frame/:slug/`, async (call) => {
    may(call, 'read', messages);
    const found = await shown(pages.named(call.req.param('slug')).slug);
    return found ? page(found.html, found.headers) : brokenFrame(context);
  });

  app.get(`${STUDIO}frame/:slug/:file{.+}`, async (call) => {
    may(call, 'read', messages);
    const { slug } = pages.named(call.req.param('slug'));
    const file = fileAt(`/${slug}/${call.req.param('file')}`);
    return (file !== undefined && isAbsolute(file) ? await fileAnswer(file) : undefined) ?? call.notFound();
  });
}

/** Whether a text is a document at all, whatever else is wrong with it. */
function isReadable(text: string): boolean {
  const { value, isDoubtful, findings } = readDocument(text);
  return isRecord(value) && !isDoubtful && findings.length === 0;
}
