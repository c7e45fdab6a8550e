import type { PageFile } from '../../tools/pages/pages.ts';
import { type Person, STUDIO } from '../wire.ts';
import { json, StudioRefusal } from './answers.ts';
import { bodyOf, may, type StudioApp, textOf } from './call.ts';
import type { StudioContext } from './input.ts';
import type { DiskNews } from './live/disk-news.ts';
import { makePage } from './pages/new-page.ts';
import type { StudioPages } from './pages/pages.ts';
import { deletedPage, putBack } from './pages/put-back.ts';
import type { EditedPages } from './render/edited-page.ts';

/** What the window calls a section: the place it was first at, or a number of a new one. */
const SECTION_KEY = /^n?\d{1,9}$/;

interface PageRouteParts {
  readonly pages: StudioPages;
  readonly edited: EditedPages;
  /** @throws StudioRefusal for a change that this person may not make */
  readonly allow: (person: Person, page: PageFile, before: string, after: string) => Promise<void>;
  readonly news: DiskNews;
}

const API = `${STUDIO}api/pages/:slug`;

/** `api/pages`: a page is made; `api/pages/<slug>`: it is opened, checked, rendered and saved. */
export function addPageRoutes(app: StudioApp, context: StudioContext, parts: PageRouteParts): void {
  const { messages } = context;
  const { pages, edited, allow, news } = parts;

  app.post(`${STUDIO}api/pages`, async (call) => {
    may(call, 'all', messages);
    const body = await bodyOf(call, messages);
    const text = (key: string) => textOf(body, key, messages);
    const { sections } = body;
    if (!Array.isArray(sections)) throw new StudioRefusal(400, messages.badRequest);
    const slug = text('slug');
    await makePage(context, {
      slug,
      name: text('name'),
      telesales: text('telesales'),
      projectId: text('projectId'),
      superleadsId: text('superleadsId'),
      sections: sections.map(String),
    });
    return json({ slug });
  });

  app.get(API, async (call) => {
    may(call, 'read', messages);
    return json(await pages.open(call.req.param('slug')));
  });

  app.post(`${API}/check`, async (call) => {
    may(call, 'read', messages);
    const text = textOf(await bodyOf(call, messages), 'text', messages);
    return json(await pages.check(call.req.param('slug'), text));
  });

  app.post(`${API}/whole`, async (call) => {
    may(call, 'read', messages);
    const { slug } = pages.named(call.req.param('slug'));
    const body = await bodyOf(call, messages);
    const keys = body.sectionKeys;
    if (!Array.isArray(keys) || !keys.every((key) => SECTION_KEY.test(String(key))))
      throw new StudioRefusal(400, messages.badRequest);
    const { html } = await edited.whole(slug, textOf(body, 'text', messages), keys.map(String));
    return json({ html });
  });

  app.put(API, async (call) => {
    const person = may(call, 'words', messages);
    const body = await bodyOf(call, messages);
    const text = textOf(body, 'text', messages);
    const deleted = body.base === '' ? deletedPage(context, call.req.param('slug')) : undefined;
    if (deleted) {
      may(call, 'all', messages);
      news.expect(deleted.slug, text);
      const hash = await putBack(context.root, deleted, text, messages);
      news.saved(deleted.slug, { hash, text, who: person.name, window: windowOf(body) });
      return json({ hash });
    }
    const page = pages.named(call.req.param('slug'));
    const { slug } = page;
    const request = { text, base: textOf(body, 'base', messages), label: textOf(body, 'label', messages) };
    await allow(person, page, pages.onDisk(slug).text, text);
    news.expect(slug, text);
    const done = await pages.save(slug, request, person.name);
    if ('text' in done) return json(done, 409);
    news.saved(slug, { hash: done.hash, text, who: person.name, window: windowOf(body) });
    return json(done);
  });
}

/** What the window that saves calls itself; it is not told of its own save. */
function windowOf({ window }: Readonly<Record<string, unknown>>): string {
  return typeof window === 'string' ? window : '';
}
