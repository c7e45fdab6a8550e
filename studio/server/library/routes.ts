import { STUDIO } from '../../wire.ts';
import { type AddRoute, bytesOf, may, type StudioApp } from '../call.ts';
import { insideSite } from '../files/inside-site.ts';
import type { StudioContext } from '../input.ts';
import type { StudioPages } from '../pages/pages.ts';
import type { Library } from './library.ts';
import { isListed } from './page-folder.ts';

/** `pages/:slug/files`: the library of a page. */
export function addLibraryRoutes(
  app: StudioApp,
  route: AddRoute,
  { assets, messages, root }: StudioContext,
  {
    library,
    pages,
    onPictures,
  }: { library: Library; pages: StudioPages; onPictures: (slug: string) => void },
): void {
  route('GET pages/:slug/files', ({ params }) => library.list(params.slug));
  route('POST pages/:slug/files', async ({ call, params: { slug, name } }) => {
    const uploaded = await library.upload(slug, name, await bytesOf(call, messages));
    onPictures(slug);
    return uploaded;
  });
  route('POST pages/:slug/files/copy', async ({ params: { slug }, body }) => {
    const copied = await library.copy(slug, body.from, body.names);
    onPictures(slug);
    return copied;
  });
  route('DELETE pages/:slug/files/:name{.+}', async ({ params }) => {
    await library.remove(params.slug, params.name);
    return {};
  });

  app.get(`${STUDIO}thumbnail/:slug/:name{.+}`, async (call) => {
    may(call, 'read', messages);
    const { slug } = pages.named(call.req.param('slug'));
    const name = call.req.param('name');
    const file = isListed(name) ? insideSite(root, 'pages', slug, ...name.split('/')) : undefined;
    const small = file === undefined ? undefined : await assets.thumbnail(root, file);
    if (!small) return call.notFound();
    // The address carries a stamp of the file.
    const headers = { 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' };
    return new Response(small, { headers });
  });
}
