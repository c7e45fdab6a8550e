import { StudioRefusal } from './answers.ts';
import type { AddRoute } from './call.ts';
import type { History } from './history/history.ts';
import type { StudioContext } from './input.ts';
import type { StudioPages } from './pages/pages.ts';
import { refusalOf } from './pages/save-page.ts';

/** `pages/:slug/versions`: what a page was, who made it so, and names for what is worth one. */
export function addVersionRoutes(
  route: AddRoute,
  { messages, now }: StudioContext,
  { history, pages }: { history: History; pages: StudioPages },
): void {
  route('GET pages/:slug/versions', async ({ params }) => {
    const versions = await history.list(pages.named(params.slug).slug);
    return versions.map(({ base: _, ...version }) => version);
  });

  route('GET pages/:slug/versions/:id', async ({ params }) => {
    const { id } = params;
    const found = await history.read(pages.named(params.slug).slug, id);
    if (!found) throw new StudioRefusal(404, messages.noVersion);
    const { base: _, ...version } = found;
    return { id, ...version };
  });

  route('POST pages/:slug/versions', async ({ person: { name: who }, params, body }) => {
    const label = body.label.trim().slice(0, LONGEST);
    if (label === '') throw new StudioRefusal(422, messages.versionName);
    const { slug } = pages.named(params.slug);
    const { text, hash } = pages.onDisk(slug);
    const named = { at: now(), who, kind: 'named', label, base: hash, text } as const;
    const { base: _, ...version } = await history.record(slug, named).catch((error: unknown) => {
      throw refusalOf(error, messages);
    });
    return version;
  });
}

/** As much of a name as a list shows. */
const LONGEST = 120;
