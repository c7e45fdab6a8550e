import { join } from 'node:path';
import { fileAnswer } from '../../../tools/http/answers.ts';
import { readStarters } from '../../../tools/pages/starters.ts';
import { schemaText } from '../../../tools/schema/schema-text.ts';
import { STUDIO } from '../../wire.ts';
import { type AddRoute, may, type StudioApp } from '../call.ts';
import type { StudioContext } from '../input.ts';
import type { Library } from '../library/library.ts';
import type { StudioPages } from '../pages/pages.ts';
import { createGallery } from './gallery.ts';
import { savePattern } from './save-pattern.ts';

/** `gallery`, `starters` and `patterns`: what can be inserted, and what a site keeps for inserting. */
export function addGalleryRoutes(
  app: StudioApp,
  route: AddRoute,
  context: StudioContext,
  {
    library,
    pages,
    onPictures,
  }: { library: Library; pages: StudioPages; onPictures: (slug: string) => void },
): void {
  const { messages, engineRoot, language } = context;
  const gallery = createGallery(context);

  route('GET starters', async () =>
    readStarters().map(({ name, title, about }) => ({
      name,
      title: schemaText(title, language),
      description: schemaText(about, language),
      preview: `/starters/${name}/`,
    })),
  );
  route('GET gallery', async () => gallery.entries());
  route('POST pages/:slug/gallery-files', async ({ params: { slug }, body }) => {
    const brought = await library.bring(slug, gallery.filesOf(body.kind, body.name));
    onPictures(slug);
    return brought;
  });
  route('POST patterns', async ({ body }) => {
    await savePattern(context, pages, body);
    return {};
  });

  app.get(`${STUDIO}gallery/:name{[a-z0-9-]+\\.avif}`, async (call) => {
    may(call, 'read', messages);
    const found = await fileAnswer(join(engineRoot, 'schemas/pictures', call.req.param('name')));
    return found ?? call.notFound();
  });
}
