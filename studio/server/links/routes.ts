import { fileAnswer } from '../../../tools/http/answers.ts';
import { type PreviewLink, STUDIO } from '../../wire.ts';
import { page, StudioRefusal } from '../answers.ts';
import { audit } from '../audit.ts';
import type { AddRoute, StudioApp } from '../call.ts';
import type { StudioContext } from '../input.ts';
import type { StudioPages } from '../pages/pages.ts';
import { refusalOf } from '../pages/save-page.ts';
import type { ShownPages } from '../render/shown-page.ts';
import { expiredPage, expiredStyle } from './expired-page.ts';
import { createLinks, type KeptLink } from './links.ts';

/** Below this clients look at drafts, without logging in. */
export const LOOK = `${STUDIO}look/`;

const LONGEST_DAYS = 90;

/** `pages/:slug/preview-links`, and the pages that such links show. */
export function addLinkRoutes(
  app: StudioApp,
  route: AddRoute,
  context: StudioContext,
  { pages, shown }: { pages: StudioPages; shown: ShownPages },
): void {
  const { root, messages, now, fileAt } = context;
  const links = createLinks(root, now);

  const toPreviewLink = ({ id, token, until }: KeptLink): PreviewLink => ({
    id,
    path: `${LOOK}${token}/`,
    until,
  });

  route('GET pages/:slug/preview-links', async ({ params }) => {
    const { slug } = pages.named(params.slug);
    return (await links.list(slug)).map(toPreviewLink);
  });

  route('POST pages/:slug/preview-links', async ({ person: { name: who }, params, body: { days } }) => {
    if (!Number.isInteger(days) || days < 1 || days > LONGEST_DAYS)
      throw new StudioRefusal(422, messages.linkDays(LONGEST_DAYS));
    const { slug } = pages.named(params.slug);
    try {
      const link = await links.add(slug, days, who);
      await audit(root, now(), { action: 'preview-link', who, slug, id: link.id });
      return toPreviewLink(link);
    } catch (error) {
      throw refusalOf(error, messages);
    }
  });

  route('DELETE pages/:slug/preview-links/:id', async ({ person: { name: who }, params }) => {
    const { slug } = pages.named(params.slug);
    const { id } = params;
    if (await links.remove(slug, id))
      await audit(root, now(), { action: 'preview-link-removed', who, slug, id });
    return {};
  });

  app.get(`${STUDIO}look.css`, () => expiredStyle());

  app.get(`${LOOK}:token/`, async (call) => {
    const found = await links.find(call.req.param('token'));
    const slug = found && !found.isExpired ? found.link.slug : undefined;
    const draft = slug === undefined || !has(slug) ? undefined : await shown.draft(slug);
    if (!draft) return expiredPage();
    return page(draft.html, { ...draft.headers, 'x-robots-tag': 'noindex, nofollow' });
  });

  app.get(`${LOOK}:token/:file{.+}`, async (call) => {
    const found = await links.find(call.req.param('token'));
    if (!found || found.isExpired) return expiredPage();
    const file = fileAt(`/${found.link.slug}/${call.req.param('file')}`);
    return (file === undefined ? undefined : await fileAnswer(file)) ?? call.notFound();
  });

  function has(slug: string): boolean {
    try {
      pages.named(slug);
      return true;
    } catch {
      return false;
    }
  }
}
