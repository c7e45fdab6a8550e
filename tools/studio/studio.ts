import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { messageIn } from '../../src/lib/localized-error.ts';
import { type Person, STUDIO } from '../../src/studio/wire.ts';
import { CliError } from '../cli-error.ts';
import { studioServerMessages } from '../messages/studio-server.ts';
import { PAGE_FILE } from '../pages.ts';
import { json, problem, StudioRefusal } from './answers.ts';
import { may, type StudioApp, type StudioEnv } from './call.ts';
import { createGuard } from './guard.ts';
import { createHistory } from './history/history.ts';
import type { StudioContext, StudioInput } from './input.ts';
import { createDiskNews } from './live/disk-news.ts';
import { createStudioFeed } from './live/feed.ts';
import { addLiveRoutes } from './live/routes.ts';
import { createTextCheck, resultOf } from './pages/check-text.ts';
import { createLastGood } from './pages/last-good.ts';
import { pageNamed, readPageOnDisk } from './pages/page-file.ts';
import { createPages } from './pages/pages.ts';
import { addPageRoutes } from './pages/routes.ts';
import type { WriteNew } from './pages/save-page.ts';
import { createEditedPages } from './render/edited-page.ts';
import { addFrameRoutes } from './render/routes.ts';
import { describeSite } from './site/describe-site.ts';
import { addWindowRoutes } from './window/routes.ts';

export interface StudioOptions {
  /** Who works here, on a studio without logins. */
  readonly name: string;
  /** How files are written; by default to the disk. */
  readonly write?: WriteNew;
  /** Waits until a file that somebody is writing may be whole; a moment by default. */
  readonly settle?: () => Promise<void>;
}

export interface Studio {
  /** Answers what is below `STUDIO`; nothing for the rest. */
  fetch(request: Request, env?: Partial<HttpBindings>): Promise<Response | undefined>;
  /** Files of a page may have changed. */
  pageChanged(slug: string): Promise<void>;
  /** Widgets of the site have changed. */
  siteChanged(): void;
  close(): void;
}

/** How long a file must be as it is to be taken as whole, milliseconds. */
const SETTLE = 25;

/** The server of the studio: pages are opened, checked, rendered and saved, and windows hear of each other. */
export function createStudio(input: StudioInput, options: StudioOptions): Studio {
  const { language } = input.diagnosticMessages;
  const messages = studioServerMessages[language];
  const context: StudioContext = { ...input, language, messages };
  const token = randomBytes(24).toString('base64url');
  const isTeam = false;
  const guard = createGuard(token, isTeam, messages);
  const history = createHistory(input.root);
  const feed = createStudioFeed();
  const news = createDiskNews(context, feed, history);
  const check = createTextCheck(input, (slug) => void recheck(slug));
  const lastGood = createLastGood(history, check, input.now);
  const settle = options.settle ?? (() => wait(SETTLE));
  const pages = createPages(context, { check, history, lastGood, write: options.write, settle });
  const edited = createEditedPages(context);

  /** Findings of files that were read later. */
  async function recheck(slug: string): Promise<void> {
    const page = pageNamed(input.files, input.root, slug);
    const found = page && readPageOnDisk(input.files, page, messages);
    if (!found) return;
    const result = resultOf(await check.check(page, found.text));
    feed.tell({ name: 'check', data: { slug, hash: found.hash, check: result } }, (one) => one.slug === slug);
  }

  const app: StudioApp = new Hono<StudioEnv>();
  app.use(async (call, next) => {
    const { raw, path } = call.req;
    guard.place(raw, call.env, path.startsWith(`${STUDIO}edit/`) || path === STUDIO ? 'window' : 'call');
    guard.change(raw);
    call.set('person', { name: options.name, role: 'publish' } satisfies Person);
    await next();
  });
  app.onError((error) => refused(error));
  app.notFound(() => problem(404, messages.noSuchCall));

  function refused(error: unknown): Response {
    if (error instanceof StudioRefusal) return problem(error.status, error.problem);
    if (error instanceof CliError) return problem(403, { message: messageIn(error, language), fix: '' });
    return problem(500, messages.failed(messageIn(error, language)));
  }

  addWindowRoutes(app, context);
  app.get(`${STUDIO}api/site`, async (call) => {
    const person = may(call, 'read', messages);
    return json(await describeSite(context, pages, { person, isTeam, token }));
  });
  addPageRoutes(app, context, { pages, edited, news, allow: () => {} });
  addFrameRoutes(app, context, { pages, edited, lastGood });
  addLiveRoutes(app, context, { feed, onGone: () => {}, first: () => [] });

  return {
    async fetch(request, env = {}) {
      const { pathname } = new URL(request.url);
      if (pathname === STUDIO.slice(0, -1)) return Response.redirect(new URL(STUDIO, request.url), 308);
      return pathname.startsWith(STUDIO) ? app.fetch(request, env) : undefined;
    },
    async pageChanged(slug) {
      const folder = join(input.root, 'pages', slug);
      check.revalidate({ slug, folder, file: join(folder, PAGE_FILE) });
      await news.look(slug);
    },
    siteChanged() {
      check.renew();
      feed.tell({ name: 'site', data: {} });
    },
    close: feed.close,
  };
}
