import { STUDIO, type StudioEvent } from '../../../src/studio/wire.ts';
import { may, type StudioApp } from '../call.ts';
import type { StudioContext } from '../input.ts';
import { pageNamed, readPageOnDisk } from '../pages/page-file.ts';
import type { StudioFeed } from './feed.ts';

/** `api/live`: what others do, as it happens. */
export function addLiveRoutes(
  app: StudioApp,
  context: StudioContext,
  { feed, onGone, first }: { feed: StudioFeed; onGone: (window: string) => void; first: () => StudioEvent[] },
): void {
  const { files, root, messages } = context;
  app.get(`${STUDIO}api/live`, (call) => {
    may(call, 'read', messages);
    const slug = call.req.query('page') ?? '';
    const window = call.req.query('window') ?? '';
    const page = pageNamed(files, root, slug);
    const found = page && readPageOnDisk(files, page, messages);
    const now: StudioEvent[] = found ? [{ name: 'disk', data: { slug, ...found, who: '' } }] : [];
    return feed.connect({ window, slug }, [...first(), ...now], () => onGone(window));
  });
}
