import { join } from 'node:path';
import { fileAnswer } from '../../../tools/http/answers.ts';
import { STUDIO } from '../../wire.ts';
import { json, StudioRefusal } from '../answers.ts';
import { bodyOf, may, type StudioApp, textOf } from '../call.ts';
import type { StudioContext } from '../input.ts';
import type { Library } from '../library/library.ts';
import type { StudioPages } from '../pages/pages.ts';
import { createGallery } from './gallery.ts';
import { savePattern } from './save-pattern.ts';

/** `api/gallery` and `api/patterns`: what can be inserted, and what a site keeps for inserting. */
export function addGalleryRoutes(
  app: StudioApp,
  context: StudioContext,
  {
    library,
    pages,
    onPictures,
  }: { library: Library; pages: StudioPages; onPictures: (slug: string) => void },
): void {
  const { messages, engineRoot } = context;
  const gallery = createGallery(context);

  app.get(`${STUDIO}api/gallery`, (call) => {
    may(call, 'read', messages);
    return json(gallery.entries());
  });

  app.post(`${STUDIO}api/pages/:slug/gallery-files`, async (call) => {
    may(call, 'all', messages);
    const body = await bodyOf(call, messages);
    const files = gallery.filesOf(textOf(body, 'kind', messages), textOf(body, 'name', messages));
    const slug = call.req.param('slug');
    const brought = await library.bring(slug, files);
    onPictures(slug);
    return json(brought);
  });

  app.post(`${STUDIO}api/patterns`, async (call) => {
    may(call, 'all', messages);
    const body = await bodyOf(call, messages);
    const [name, title, from] = (['name', 'title', 'from'] as const).map((key) =>
      textOf(body, key, messages),
    );
    const { nodes } = body;
    if (!Array.isArray(nodes) || nodes.length === 0) throw new StudioRefusal(400, messages.badRequest);
    await savePattern(context, pages, { name: name ?? '', title: title ?? '', from: from ?? '', nodes });
    return json({});
  });

  app.get(`${STUDIO}gallery/:name{[a-z0-9-]+\\.avif}`, async (call) => {
    may(call, 'read', messages);
    const found = await fileAnswer(join(engineRoot, 'schemas/pictures', call.req.param('name')));
    return found ?? call.notFound();
  });
}
