import { isAbsolute } from 'node:path';
import { fileAnswer } from '../../../tools/http/answers.ts';
import { STUDIO } from '../../wire.ts';
import { page } from '../answers.ts';
import { may, type StudioApp } from '../call.ts';
import { insideSite } from '../files/inside-site.ts';
import type { StudioContext } from '../input.ts';
import { isListed, isPictureName } from '../library/page-folder.ts';
import type { StudioPages } from '../pages/pages.ts';
import { brokenFrame } from './broken-frame.ts';
import type { ShownPages } from './shown-page.ts';

interface FrameParts {
  readonly pages: StudioPages;
  readonly shown: ShownPages;
}

/** `frame/<slug>/`: the page that is edited, in its frame; below it the files that it links to and the pictures beside it. */
export function addFrameRoutes(app: StudioApp, context: StudioContext, parts: FrameParts): void {
  const { messages, fileAt, root } = context;
  const { pages, shown } = parts;

  app.get(`${STUDIO}frame/:slug/`, async (call) => {
    may(call, 'read', messages);
    const found = await shown.edited(pages.named(call.req.param('slug')).slug);
    return found ? page(found.html, found.headers) : brokenFrame(context);
  });

  app.get(`${STUDIO}frame/:slug/:file{.+}`, async (call) => {
    may(call, 'read', messages);
    const { slug } = pages.named(call.req.param('slug'));
    const name = call.req.param('file');
    const file = fileAt(`/${slug}/${name}`);
    const linked = file !== undefined && isAbsolute(file) ? await fileAnswer(file) : undefined;
    return linked ?? (await pictureBeside(root, slug, name)) ?? call.notFound();
  });
}

/** A picture that was just chosen, as it is, until the page has its sizes. */
async function pictureBeside(root: string, slug: string, name: string): Promise<Response | undefined> {
  if (!isListed(name) || !isPictureName(name)) return undefined;
  return fileAnswer(insideSite(root, 'pages', slug, ...name.split('/')));
}
