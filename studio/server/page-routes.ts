import type { PageFile } from '../../tools/pages/pages.ts';
import type { Person } from '../wire.ts';
import { json } from './answers.ts';
import { type AddRoute, may } from './call.ts';
import type { StudioContext } from './input.ts';
import type { DiskNews } from './live/disk-news.ts';
import { makePage } from './pages/new-page.ts';
import type { StudioPages } from './pages/pages.ts';
import { deletedPage, putBack } from './pages/put-back.ts';
import type { EditedPages } from './render/edited-page.ts';

interface PageRouteParts {
  readonly pages: StudioPages;
  readonly edited: EditedPages;
  /** @throws StudioRefusal for a change that this person may not make */
  readonly allow: (person: Person, page: PageFile, before: string, after: string) => Promise<void>;
  readonly news: DiskNews;
}

/** `pages`: a page is made; `pages/:slug`: it is opened, checked, rendered and saved. */
export function addPageRoutes(route: AddRoute, context: StudioContext, parts: PageRouteParts): void {
  const { messages } = context;
  const { pages, edited, allow, news } = parts;

  route('POST pages', async ({ body }) => {
    await makePage(context, body);
    return { slug: body.slug };
  });
  route('GET pages/:slug', ({ params }) => pages.open(params.slug));
  route('POST pages/:slug/check', ({ params, body }) => pages.check(params.slug, body.text));
  route('POST pages/:slug/whole', async ({ params, body }) => {
    const { slug } = pages.named(params.slug);
    const { html } = await edited.whole(slug, body.text, body.sectionKeys);
    return { html };
  });
  route('PUT pages/:slug', async ({ call, person, params, body }) => {
    const { text, base, label, window = '' } = body;
    const deleted = base === '' ? deletedPage(context, params.slug) : undefined;
    if (deleted) {
      may(call, 'all', messages);
      news.expect(deleted.slug, text);
      const hash = await putBack(context.root, deleted, text, messages);
      news.saved(deleted.slug, { hash, text, who: person.name, window });
      return { hash };
    }
    const page = pages.named(params.slug);
    const { slug } = page;
    await allow(person, page, pages.onDisk(slug).text, text);
    news.expect(slug, text);
    const done = await pages.save(slug, { text, base, label }, person.name);
    if ('text' in done) return json(done, 409);
    news.saved(slug, { hash: done.hash, text, who: person.name, window });
    return done;
  });
}
