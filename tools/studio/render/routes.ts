import { isAbsolute } from 'node:path';
import { STUDIO } from '../../../src/studio/wire.ts';
import { fileAnswer } from '../../preview/answers.ts';
import { page } from '../answers.ts';
import { may, type StudioApp } from '../call.ts';
import type { StudioContext } from '../input.ts';
import type { StudioPages } from '../pages/pages.ts';
import { brokenFrame } from './broken-frame.ts';
import type { ShownPages } from './shown-page.ts';

interface FrameParts {
  readonly pages: StudioPages;
  readonly shown: ShownPages;
}

/** `frame/<slug>/`: the page that is edited, in its frame; below it the files that it links to. */
export function addFrameRoutes(app: StudioApp, context: StudioContext, parts: FrameParts): void {
  const { messages, fileAt } = context;
  const { pages, shown } = parts;

  app.get(`${STUDIO}frame/:slug/`, async (call) => {
    may(call, 'read', messages);
    const found = await shown.edited(pages.named(call.req.param('slug')).slug);
    return found ? page(found.html, found.headers) : brokenFrame(context);
  });

  app.get(`${STUDIO}frame/:slug/:file{.+}`, async (call) => {
    may(call, 'read', messages);
    const { slug } = pages.named(call.req.param('slug'));
    const file = fileAt(`/${slug}/${call.req.param('file')}`);
    return (file !== undefined && isAbsolute(file) ? await fileAnswer(file) : undefined) ?? call.notFound();
  });
}
