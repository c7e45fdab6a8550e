import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { studioServerMessages } from '../../tools/messages/studio-server.ts';
import { findPages, PAGE_FILE } from '../../tools/pages/pages.ts';
import { STUDIO } from '../wire.ts';
import { jsonUnlessKnown } from './answers.ts';
import { createApp, isOpen } from './app.ts';
import { createRoutes } from './call.ts';
import { describeSite } from './describe-site.ts';
import { addGalleryRoutes } from './gallery/routes.ts';
import { createGuard } from './guard.ts';
import { createHistory } from './history/history.ts';
import type { StudioContext, StudioInput } from './input.ts';
import { createLibrary } from './library/library.ts';
import { addLibraryRoutes } from './library/routes.ts';
import { addLinkRoutes } from './links/routes.ts';
import { createDiskNews } from './live/disk-news.ts';
import { createStudioFeed } from './live/feed.ts';
import { createFolderNews } from './live/folder-news.ts';
import { createPeople } from './live/presence.ts';
import { addLiveRoutes } from './live/routes.ts';
import { createTellings } from './live/tellings.ts';
import { addPageRoutes } from './page-routes.ts';
import { createTextCheck } from './pages/check-text.ts';
import { createLastGood } from './pages/last-good.ts';
import { createPages } from './pages/pages.ts';
import type { WriteNew } from './pages/save-page.ts';
import { createAllow } from './people/allow.ts';
import { loginPage } from './people/login-page.ts';
import type { Team } from './people/team.ts';
import { createPublisher } from './publish/publisher.ts';
import { addPublishRoutes } from './publish/routes.ts';
import { createEditedPages } from './render/edited-page.ts';
import { addFrameRoutes } from './render/routes.ts';
import { createShownPages } from './render/shown-page.ts';
import { addUnitRoutes } from './units/routes.ts';
import { addVersionRoutes } from './version-routes.ts';
import { addWindowRoutes } from './window/routes.ts';

export interface StudioOptions {
  /** The user's name in a studio without logins. */
  readonly name: string;
  /** The people who can log in. Without a team, there is no login and only this computer has access. */
  readonly team?: Team | undefined;
  /** Writes files; by default to the disk. */
  readonly write?: WriteNew;
  /** Waits until a file that is being written may be complete; a moment by default. */
  readonly settle?: () => Promise<void>;
}

export interface Studio {
  /** Answers what is below `STUDIO`; nothing for the rest. */
  fetch(request: Request, env?: Partial<HttpBindings>): Promise<Response | undefined>;
  /** Returns the login page for strangers in a studio with logins; undefined if the request is allowed. */
  turnAway(request: Request, env: Partial<HttpBindings>): Promise<Response | undefined>;
  /** Files of a page may have changed. */
  pageChanged(slug: string): Promise<void>;
  /** The sizes of a picture are made. */
  picturesMade(): void;
  /** Widgets of the site have changed. */
  siteChanged(): void;
  close(): void;
}

/** The time that a file must stay unchanged to count as complete, milliseconds. */
const SETTLE = 25;

/** The server of the studio: pages are opened, checked, rendered, saved and published, and windows hear of each other. */
export function createStudio(input: StudioInput, options: StudioOptions): Studio {
  const { language } = input.diagnosticMessages;
  const messages = studioServerMessages[language];
  const context: StudioContext = { ...input, language, messages };
  const { team, name } = options;
  const token = randomBytes(24).toString('base64url');
  const guard = createGuard(token, team !== undefined, messages);
  const history = createHistory(input.root);
  const feed = createStudioFeed();
  const people = createPeople(input.root, feed);
  const news = createDiskNews(context, feed, history);
  const tellings = createTellings(context, feed);
  const folders = createFolderNews();
  folders.hasOtherPages(findPages(input.files, input.root).map((page) => page.slug));
  const check = createTextCheck(input, (slug) => void tellings.findings(slug, check));
  const lastGood = createLastGood(history, check, input.now);
  const settle = options.settle ?? (() => wait(SETTLE));
  const pages = createPages(context, { check, history, lastGood, write: options.write, settle });
  const edited = createEditedPages(context);
  const shown = createShownPages({ pages, edited, lastGood });
  const library = createLibrary(context, pages);
  const onPictures = (slug: string) => void tellings.pictures(slug);

  const app = createApp(context, { guard, team, name });
  addWindowRoutes(app, context);
  const route = createRoutes(app, context.messages);
  route('GET site', async ({ person, call }) => {
    const site = await describeSite(context, pages, { person, isTeam: team !== undefined, token });
    return jsonUnlessKnown(site, call.req.raw.headers);
  });
  addPageRoutes(route, context, { pages, edited, news, allow: createAllow(context, check) });
  addFrameRoutes(app, context, { pages, shown });
  addLibraryRoutes(app, route, context, { library, pages, onPictures });
  addGalleryRoutes(app, route, context, { library, pages, onPictures });
  addUnitRoutes(route, context, pages);
  addVersionRoutes(route, context, { history, pages });
  addPublishRoutes(route, context, createPublisher(context, { pages, history }));
  addLinkRoutes(app, route, context, { pages, shown });
  addLiveRoutes(route, context, { feed, people });

  let made: NodeJS.Timeout | undefined;
  return {
    async fetch(request, env = {}) {
      const { pathname } = new URL(request.url);
      if (pathname === STUDIO.slice(0, -1)) return Response.redirect(new URL(STUDIO, request.url), 308);
      return pathname.startsWith(STUDIO) ? app.fetch(request, env) : undefined;
    },
    async turnAway(request, env) {
      const { pathname } = new URL(request.url);
      const isAsset = pathname.startsWith('/assets/') || pathname.startsWith('/desk');
      if (!team || isAsset || isOpen(pathname) || (await team.find(request, env))) return undefined;
      return loginPage(context);
    },
    async pageChanged(slug) {
      const folder = join(input.root, 'pages', slug);
      check.revalidate({ slug, folder, file: join(folder, PAGE_FILE) });
      await news.look(slug);
      await tellings.otherPictures(slug);
      if (feed.slugs().has(slug)) await tellings.units(slug);
      if (folders.hasOtherPages(findPages(input.files, input.root).map((page) => page.slug)))
        feed.tell({ name: 'site', data: {} });
      if (!feed.slugs().has(slug) || !folders.hasOtherFiles(folder)) return;
      await tellings.findings(slug, check);
      onPictures(slug);
    },
    picturesMade() {
      clearTimeout(made);
      made = setTimeout(() => feed.slugs().forEach(onPictures), SETTLE);
    },
    siteChanged() {
      check.renew();
      feed.tell({ name: 'site', data: {} });
    },
    close() {
      clearTimeout(made);
      people.close();
      feed.close();
    },
  };
}
