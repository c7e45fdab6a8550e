import { json } from '../answers.ts';
import { type AddRoute, bytesOf } from '../call.ts';
import type { StudioContext } from '../input.ts';
import type { StudioPages } from '../pages/pages.ts';
import { createLists } from './lists.ts';

/** `pages/:slug/units`: the list of homes of a page. */
export function addUnitRoutes(route: AddRoute, context: StudioContext, pages: StudioPages): void {
  const lists = createLists(context, pages);
  route('GET pages/:slug/units', ({ params }) => lists.show(params.slug));
  route('PUT pages/:slug/units', async ({ params, body }) => {
    const changed = await lists.change(params.slug, body);
    return 'sheet' in changed ? json(changed, 409) : changed;
  });
  route('POST pages/:slug/units/compare', async ({ call, params: { slug, name } }) =>
    lists.compare(slug, name, await bytesOf(call, context.messages)),
  );
  route('POST pages/:slug/units/file', async ({ call, params: { slug, name, base } }) =>
    lists.replace(slug, name, base, await bytesOf(call, context.messages)),
  );
}
