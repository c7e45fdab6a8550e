import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import { type Backend, createBackend, createLog, type ServerConfig } from '../../server/index.ts';
import type { SiteConfig } from '../../src/engine/site-config.ts';
import { messageIn } from '../../src/lib/localized-error.ts';
import type { RolesOfPeople } from '../../studio/server/people/roles.ts';
import { createTeam, LOGOUT } from '../../studio/server/people/team.ts';
import { createStudio, type Studio, type StudioOptions } from '../../studio/server/studio.ts';
import type { WorkLimits } from '../assets/asset-queue.ts';
import { createAssetWorker, OWN_FILES, UPLOADS } from '../assets/asset-worker.ts';
import { createBackgroundAssets } from '../assets/background-assets.ts';
import { projectsOfPages } from '../build/render/projects.ts';
import type { DiagnosticMessages } from '../diagnostics/messages/messages.ts';
import { openSiteEngine } from '../engine/site-engine.ts';
import type { Environment, Files } from '../environment/environment.ts';
import type { SiteOwn } from '../extras/extras.ts';
import { readOwnPatterns } from '../extras/patterns.ts';
import { html } from '../http/answers.ts';
import { isTrustedHost } from '../http/this-machine.ts';
import { mcpForPreview } from '../mcp/preview.ts';
import { createCatalogue } from './catalogue.ts';
import { listen } from './listen.ts';
import { createPreviewFeed } from './live.ts';
import { previewMessages } from './messages.ts';
import { builderFor, createPageStore } from './page-store.ts';
import { newsOf, pictureNews, previewRoutes } from './routes.ts';
import { notFoundPage, notHerePage } from './views/broken-page.tsx';
import { slugOf, watchSite } from './watch-site.ts';

export interface PreviewInput {
  /** The folder with `pages/`. */
  readonly root: string;
  readonly engineRoot: string;
  readonly files: Files;
  /** The environment variables with those of `.env`. */
  readonly env: Environment['env'];
  readonly diagnosticMessages: DiagnosticMessages;
  readonly config: ServerConfig;
  /** The settings of `kavling.config`. */
  readonly site?: SiteConfig;
  /** The site's additions besides its pages. */
  readonly own?: SiteOwn;
  readonly host: string;
  readonly port: number;
  /** Names by which people reach the preview, beside those of this computer and its network. */
  readonly names?: readonly string[];
  readonly studio?: Partial<StudioOptions>;
  /** The roles of people in a studio with logins; without logins by default. */
  readonly roles?: RolesOfPeople;
  /** The folder of the built site; `dist` by default. */
  readonly out?: string;
  /** The limits for reading uploads; `UPLOADS` by default. */
  readonly uploads?: WorkLimits;
  readonly print?: (line: string) => void;
  /** Called when the site's own widgets were compiled again: with their errors, or nothing. */
  readonly onWidgets?: (problem: string) => void;
  /** Called when a page was read again: with its slug, the number of errors, and the time in ms. */
  readonly onChange?: (slug: string, errors: number, milliseconds: number) => void;
}

export interface Preview {
  readonly url: string;
  readonly port: number;
  readonly backend: Backend;
  close(): Promise<void>;
}

/**
 * Serves all pages while they are being written, with the real backend inside. Watching begins before this resolves.
 */
export async function startPreview(input: PreviewInput): Promise<Preview> {
  const { root, engineRoot, files, site = {}, own } = input;
  const place = { root, engineRoot, config: site };
  // Test leads stay in the preview.
  const { leads: _, ...previewed } = site;
  let made = await openSiteEngine(place);
  const { client } = made;
  const language = input.diagnosticMessages.language;
  const messages = previewMessages[language];
  const live = createPreviewFeed();
  let studio: Studio | undefined;
  const assets = createBackgroundAssets({
    worker: createAssetWorker(engineRoot, BEHIND, OWN_FILES),
    urgent: createAssetWorker(engineRoot, AT_ONCE, OWN_FILES),
    checker: createAssetWorker(engineRoot, BEHIND, OWN_FILES),
    reader: createAssetWorker(engineRoot, AT_ONCE, input.uploads ?? UPLOADS),
    onPicture(start) {
      live.tell(pictureNews(start));
      studio?.picturesMade();
    },
    onProblem: (file) => void refresh(slugOf(root, file)),
  });
  const { maker } = assets;
  const store = createPageStore({
    root,
    files,
    diagnosticMessages: input.diagnosticMessages,
    now: Date.now,
    own,
    model: () => made.engine.model,
    build: builderFor(root, () => made, language, { config: previewed, own, maker }),
    reading: { read: assets.readPicture, onLater: ({ slug }) => void refresh(slug) },
  });
  const catalogue = createCatalogue({
    engineRoot,
    root,
    language,
    messages,
    site: () => made,
    maker,
    keep: store.addAssets,
    ownPatterns: () =>
      readOwnPatterns(files, root, {
        diagnosticMessages: input.diagnosticMessages,
        names: own?.names,
        model: made.engine.model,
      }).patterns,
    documentOf: async (slug) => (await store.get(slug))?.document,
    awaited: assets.awaited,
  });
  const codes: string[] = [];
  const projects = projectsOfPages(root, store.slugs(), site.base, own?.look);
  const backend = await createBackend({
    config: input.config,
    projects,
    desk: join(engineRoot, 'build/desk'),
    log: createLog(input.config.LOG_LEVEL),
    print(line) {
      codes.unshift(line);
      input.print?.(line);
    },
  });
  const saved = async () => ({
    leads: (await backend.store.desk.list({}, MOST_SHOWN)).leads.map((lead) => ({
      at: lead.created_at,
      name: lead.name,
      number: lead.whatsapp_number,
      type: lead.lead_type_name,
    })),
    codes: codes.slice(0, MOST_SHOWN),
  });
  const routes = previewRoutes({
    store,
    catalogue,
    live,
    assets,
    engineRoot,
    scripts: () => made.assets,
    site,
    chunks: client,
    language,
    messages,
    saved,
    boot: randomUUID(),
  });

  const team = input.roles && createTeam(backend.fetch, input.roles, Date.now);
  studio = createStudio(
    {
      root,
      engineRoot,
      files,
      diagnosticMessages: input.diagnosticMessages,
      config: previewed,
      published: site,
      out: input.out ?? join(root, 'dist'),
      own,
      site: () => made,
      assets,
      keep: store.addAssets,
      fileAt: store.asset,
      now: Date.now,
    },
    {
      name: userInfo().username,
      team,
      ...input.studio,
    },
  );
  const agents = await mcpForPreview(
    { root, engineRoot, files, env: input.env, language, readPicture: assets.readWhole },
    (line) => input.print?.(line),
  );
  const names = [input.host, ...(input.names ?? [])];
  /** Without logins what is shown depends on the name it was asked by; the files of preview links are for all. */
  const isReachable = (request: Request) =>
    input.roles !== undefined || isTrustedHost(request, names) || isPublic(new URL(request.url).pathname);
  /** The pages for people with access; the backend is public. */
  const shownTo = async (request: Request, env: Partial<HttpBindings>) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    if (!isReachable(request)) return html(notHerePage({ language, messages }), 403);
    return (await studio?.turnAway(request, env)) ?? routes(request, env);
  };
  const windows = windowsOf(engineRoot);
  const server = await listen(
    async (request, env) => {
      if (/^\/(?:desk|\.kavling\/studio)(?:\/|$)/.test(new URL(request.url).pathname)) await windows();
      const own =
        (await agents(request, env)) ?? (await studio?.fetch(request, env)) ?? (await shownTo(request, env));
      if (own) return own;
      const answer = await backend.fetch(request, env);
      if (new URL(request.url).pathname === LOGOUT) team?.forget();
      const isPage = request.method === 'GET' && request.headers.get('accept')?.includes('text/html');
      return answer.status === 404 && isPage ? html(notFoundPage({ language, messages }), 404) : answer;
    },
    input.port,
    input.host,
  );

  const refresh = async (slug: string) => {
    const from = performance.now();
    const state = await store.refresh(slug);
    if (state) live.tell({ name: 'page', data: newsOf(state, messages) });
    else live.tell({ name: 'gone', data: { slug } });
    const errors = state?.problems.filter(({ severity }) => severity === 'error').length ?? 0;
    input.onChange?.(slug, errors, performance.now() - from);
  };
  /** The site's own widgets have changed: they are compiled again, and every page shows what they are now. */
  const renewWidgets = async () => {
    try {
      made = await openSiteEngine(place);
    } catch (error) {
      input.onWidgets?.(messageIn(error, language));
      return;
    }
    store.renewModel();
    studio.siteChanged();
    input.onWidgets?.('');
    await Promise.all(store.slugs().map(refresh));
  };
  const underWay = new Set<Promise<unknown>>();
  const untilDone = (work: Promise<unknown>) => {
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  };
  const watching = watchSite(root, {
    onFile: (slug) => projects.refresh(slug),
    onPage: (slug) => untilDone(Promise.all([refresh(slug), studio.pageChanged(slug)])),
    onWidgets: () => untilDone(renewWidgets()),
  });

  return {
    url: server.url,
    port: server.port,
    backend,
    async close() {
      watching.close();
      live.close();
      studio.close();
      await Promise.all(underWay);
      await assets.close();
      await server.close();
      await backend.close();
    },
  };
}

/** Makes sure that the windows of studio and desk are built, once: a checkout of Kavling builds them when one is first opened. */
function windowsOf(engineRoot: string): () => Promise<void> {
  let built: Promise<void> | undefined;
  const build = async () => {
    const builder = pathToFileURL(join(engineRoot, 'bin/engine.mjs')).href;
    const { ensureWindows } = (await import(/* @vite-ignore */ builder)) as {
      ensureWindows: () => Promise<void>;
    };
    await ensureWindows();
  };
  return () => {
    built ??= build();
    return built;
  };
}

const isPublic = (path: string) => path.startsWith('/assets/') || path === '/.kavling/shell.css';

/** Priorities of processes: resizing images must not slow down a person who is typing. */
const AT_ONCE = 0;
const BEHIND = 10;

/** The number of leads and codes that the inspector shows. */
const MOST_SHOWN = 10;
