import type { StudioEvent } from '../../wire.ts';
import type { AddRoute } from '../call.ts';
import type { StudioContext } from '../input.ts';
import { pageNamed, readPageOnDisk } from '../pages/page-file.ts';
import type { StudioFeed } from './feed.ts';
import type { People } from './presence.ts';

/** `live` and `presence`: what others do, as it happens. */
export function addLiveRoutes(
  route: AddRoute,
  { files, root, messages }: StudioContext,
  { feed, people }: { feed: StudioFeed; people: People },
): void {
  route('GET live', async ({ person: { name }, params: { page: slug, window } }) => {
    const page = pageNamed(files, root, slug);
    const found = page && readPageOnDisk(files, page, messages);
    if (window !== '') people.came({ window, name, slug, section: '' });
    const now: StudioEvent[] = found ? [{ name: 'disk', data: { slug, ...found, who: '' } }] : [];
    return feed.connect({ window, slug }, [people.event(), ...now], () => people.left(window));
  });

  route('POST presence', async ({ person: { name }, body }) => {
    const [window = '', slug = '', section = ''] = [body.window, body.slug, body.section].map((one) =>
      one.slice(0, LONGEST),
    );
    people.moved({ window, name, slug, section });
    return {};
  });
}

/** The longest name that is shown to others, in characters. */
const LONGEST = 200;
