import { type Person, STUDIO } from '../../../src/studio/wire.ts';
import { json, StudioRefusal } from '../answers.ts';
import { bodyOf, may, type StudioApp, textOf } from '../call.ts';
import type { StudioContext } from '../input.ts';
import type { DiskNews } from '../live/disk-news.ts';
import type { EditedPages } from '../render/edited-page.ts';
import type { StudioPages } from './pages.ts';

interface PageRouteParts {
  readonly pages: StudioPages;
  readonly edited: EditedPages;
  /** @throws StudioRefusal for a change that this person may not make */
  readonly allow: (person: Person, before: string, after: string) => void;
  readonly news: DiskNews;
}

const API = `${STUDIO}api/pages/:slug`;

/** `api/pages/<slug>`: a page is opened, checked, rendered and saved. */
export function addPageRoutes(app: StudioApp, { messages }: StudioContext, parts: PageRouteParts): void {
  const { pages, edited, allow, news } = parts;

  app.get(API, async (call) => {
    may(call, 'read', messages);
    return json(await pages.open(call.req.param('slug')));
  });

  app.post(`${API}/check`, async (call) => {
    may(call, 'read', messages);
    const text = textOf(await bodyOf(call, messages), 'text', messages);
    return json(await pages.check(call.req.param('slug'), text));
  });

  app.post(`${API}/section`, async (call) => {
    may(call, 'read', messages);
    const body = await bodyOf(call, messages);
    const { index } = body;
    if (typeof index !== 'number') throw new StudioRefusal(400, messages.badRequest);
    const { slug } = pages.named(call.req.param('slug'));
    return json(await edited.section(slug, textOf(body, 'text', messages), index));
  });

  app.post(`${API}/whole`, async (call) => {
    may(call, 'read', messages);
    const { slug } = pages.named(call.req.param('slug'));
    const { html } = await edited.whole(slug, textOf(await bodyOf(call, messages), 'text', messages));
    return json({ html });
  });

  app.put(API, async (call) => {
    const person = may(call, 'words', messages);
    const body = await bodyOf(call, messages);
    const { slug } = pages.named(call.req.param('slug'));
    const text = textOf(body, 'text', messages);
    const request = { text, base: textOf(body, 'base', messages), label: textOf(body, 'label', messages) };
    allow(person, pages.onDisk(slug).text, text);
    news.expect(slug, text);
    const done = await pages.save(slug, request, person.name);
    if ('text' in done) return json(done, 409);
    const window = typeof body.window === 'string' ? body.window : '';
    news.saved(slug, { hash: done.hash, text, who: person.name, window });
    return json(done);
  });
}
