import { STUDIO, type StudioEvent } from '../../wire.ts';
import { json } from '../answers.ts';
import { bodyOf, may, type StudioApp, textOf } from '../call.ts';
import type { StudioContext } from '../input.ts';
import { pageNamed, readPageOnDisk } from '../pages/page-file.ts';
import type { StudioFeed } from './feed.ts';
import type { People } from './presence.ts';

/** `api/live` and `api/presence`: what others do, as it happens. */
export function addLiveRoutes(
  app: StudioApp,
  context: StudioContext,
  { feed, people }: { feed: StudioFeed; people: People },
): void {
  const { files, root, messages } = context;

  app.get(`${STUDIO}api/live`, (call) => {
    const { name } = may(call, 'read', messages);
    const slug = call.req.query('page') ?? '';
    const window = call.req.query('window') ?? '';
    const page = pageNamed(files, root, slug);
    const found = page && readPageOnDisk(files, page, messages);
    if (window !== '') people.came({ window, name, slug, section: '' });
    const now: StudioEvent[] = found ? [{ name: 'disk', data: { slug, ...found, who: '' } }] : [];
    return feed.connect({ window, slug }, [people.event(), ...now], () => people.left(window));
  });

  app.post(`${STUDIO}api/presence`, async (call) => {
    const { name } = may(call, 'read', messages);
    const body = await bodyOf(call, messages);
    const [window = '', slug = '', section = ''] = (['window', 'slug', 'section'] as const).map((key) =>
      textOf(body, key, messages).slice(0, LONGEST),
    );
    people.moved({ window, name, slug, section });
    return json({});
  });
}

/** As much of a name as others are told. */
const LONGEST = 200;
