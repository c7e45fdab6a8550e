import { STUDIO } from '../../wire.ts';
import { json, StudioRefusal } from '../answers.ts';
import { bodyOf, bytesOf, may, type StudioApp, textOf } from '../call.ts';
import { insideSite } from '../files/inside-site.ts';
import type { StudioContext } from '../input.ts';
import type { StudioPages } from '../pages/pages.ts';
import type { Library } from './library.ts';
import { isListed } from './page-folder.ts';

const API = `${STUDIO}api/pages/:slug/files`;

/** `api/pages/<slug>/files`: the library of a page. */
export function addLibraryRoutes(
  app: StudioApp,
  { assets, messages, root }: StudioContext,
  {
    library,
    pages,
    onPictures,
  }: { library: Library; pages: StudioPages; onPictures: (slug: string) => void },
): void {
  app.get(API, async (call) => {
    may(call, 'read', messages);
    return json(await library.list(call.req.param('slug')));
  });

  app.post(API, async (call) => {
    may(call, 'words', messages);
    const slug = call.req.param('slug');
    const uploaded = await library.upload(slug, call.req.query('name') ?? '', await bytesOf(call, messages));
    onPictures(slug);
    return json(uploaded);
  });

  app.post(`${API}/copy`, async (call) => {
    may(call, 'words', messages);
    const body = await bodyOf(call, messages);
    const names = Array.isArray(body.names) ? body.names : undefined;
    if (!names?.every((name) => typeof name === 'string')) throw new StudioRefusal(400, messages.badRequest);
    const slug = call.req.param('slug');
    const copied = await library.copy(slug, textOf(body, 'from', messages), names);
    onPictures(slug);
    return json(copied);
  });

  app.delete(`${API}/:name{.+}`, async (call) => {
    may(call, 'all', messages);
    await library.remove(call.req.param('slug'), call.req.param('name'));
    return json({});
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
