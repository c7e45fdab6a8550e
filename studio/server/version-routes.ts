import { STUDIO, type Version } from '../wire.ts';
import { json, StudioRefusal } from './answers.ts';
import { bodyOf, may, type StudioApp, textOf } from './call.ts';
import type { History } from './history/history.ts';
import type { StudioContext } from './input.ts';
import type { StudioPages } from './pages/pages.ts';
import { refusalOf } from './pages/save-page.ts';

const API = `${STUDIO}api/pages/:slug/versions`;

/** `api/pages/<slug>/versions`: what a page was, who made it so, and names for what is worth one. */
export function addVersionRoutes(
  app: StudioApp,
  { messages, now }: StudioContext,
  { history, pages }: { history: History; pages: StudioPages },
): void {
  app.get(API, async (call) => {
    may(call, 'read', messages);
    const versions = await history.list(pages.named(call.req.param('slug')).slug);
    return json(versions.map(({ base: _, ...version }) => version satisfies Version));
  });

  app.get(`${API}/:id`, async (call) => {
    may(call, 'read', messages);
    const id = call.req.param('id');
    const found = await history.read(pages.named(call.req.param('slug')).slug, id);
    if (!found) throw new StudioRefusal(404, messages.noVersion);
    const { base: _, ...version } = found;
    return json({ id, ...version } satisfies Version);
  });

  app.post(API, async (call) => {
    const { name: who } = may(call, 'words', messages);
    const label = textOf(await bodyOf(call, messages), 'label', messages)
      .trim()
      .slice(0, LONGEST);
    if (label === '') throw new StudioRefusal(422, messages.versionName);
    const { slug } = pages.named(call.req.param('slug'));
    const { text, hash } = pages.onDisk(slug);
    const named = { at: now(), who, kind: 'named', label, base: hash, text } as const;
    const { base: _, ...version } = await history.record(slug, named).catch((error: unknown) => {
      throw refusalOf(error, messages);
    });
    return json(version satisfies Version);
  });
}

/** As much of a name as a list shows. */
const LONGEST = 120;
