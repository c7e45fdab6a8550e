import type { HttpBindings } from '@hono/node-server';
import { placeOf } from '../../server/index.ts';
import { pagesByHost, type SiteConfig } from '../../src/engine/site-config.ts';
import { withBase, withoutBase } from '../../src/lib/base-path.ts';
import type { BackgroundAssets } from '../assets/background-assets.ts';
import type { Language } from '../diagnostics/messages/messages.ts';
import { clientAsset, fileAnswer, html } from '../http/answers.ts';
import { isFromThisMachine } from '../http/this-machine.ts';
import type { Catalogue } from './catalogue.ts';
import type { LiveEvent, PreviewFeed } from './live.ts';
import type { PreviewMessages } from './messages.ts';
import { OVERVIEW, overviewOf } from './overview.ts';
import { type Chunks, ownFile } from './own-files.ts';
import { MOUNT, type PageState, type PageStore, previewScripts, RUNTIME } from './page-store.ts';
import { brokenPage, notFoundPage } from './views/broken-page.tsx';
import { indexPage } from './views/index-page.tsx';

interface SavedHere {
  readonly leads: readonly { at: number; name: string; number: string; type: string }[];
  readonly codes: readonly string[];
}

export interface RoutesInput {
  readonly store: PageStore;
  readonly catalogue: Catalogue;
  readonly live: PreviewFeed;
  readonly assets: BackgroundAssets;
  readonly engineRoot: string;
  /** The folders with the scripts that pages load. */
  readonly scripts: () => readonly string[];
  /** The settings of `kavling.config`. */
  readonly site: SiteConfig;
  readonly chunks: Chunks;
  readonly language: Language;
  readonly messages: PreviewMessages;
  /** The newest leads of the backend inside, and the codes it sent, for the inspector on this computer. */
  readonly saved: () => Promise<SavedHere>;
  /** Changes with every start, so that open browsers notice a restart. */
  readonly boot: string;
}

/** Answers the addresses of the preview; nothing for those that belong to the backend. */
export function previewRoutes(
  input: RoutesInput,
): (request: Request, env?: Partial<HttpBindings>) => Promise<Response | undefined> {
  const { store, catalogue, live, assets, messages, site } = input;
  const { base = '', home = '' } = site;
  const place = overviewOf(site);
  const sites = { home, domains: Object.fromEntries(pagesByHost(site)) };

  async function page(slug: string, isThumb: boolean): Promise<Response | undefined> {
    const state = await store.get(slug);
    if (!state) return undefined;
    if (state.html === undefined) return html(brokenPage(input, state), 500);
    const scripts = previewScripts(slug, input.language);
    const asShown = isThumb
      ? ''
      : scripts.replace(' data-slug', ` data-version="${state.version}"${awaited()} data-slug`);
    return html(state.html.replace(scripts, () => asShown));
  }

  /** The pictures that a page is shown without, so that it can ask for them. */
  function awaited(): string {
    const pictures = assets.awaited();
    return pictures.length ? ` data-awaits="${encodeURIComponent(pictures.join(' '))}"` : '';
  }

  async function connect(slug: string, awaits: readonly string[]): Promise<Response> {
    const state = slug ? await store.get(slug) : undefined;
    const hello = { name: 'hello', data: { boot: input.boot } };
    const still = new Set(assets.awaited());
    const pictures = awaits.filter((start) => !still.has(start)).map(pictureNews);
    return live.connect([
      hello,
      ...(state ? [{ name: 'page', data: newsOf(state, messages) }] : []),
      ...pictures,
    ]);
  }

  /** Names, numbers and codes stay on this computer, even if others can view the pages. */
  async function leads(request: Request, env: Partial<HttpBindings> | undefined): Promise<Response> {
    const headers = { 'cache-control': 'no-store' };
    return isFromThisMachine(request, env)
      ? Response.json(await input.saved(), { headers })
      : Response.json({ message: messages.leadsElsewhere }, { status: 403, headers });
  }

  async function overview(): Promise<Response> {
    const states = await Promise.all(store.slugs().map((slug) => store.get(slug)));
    return html(
      indexPage(
        { ...input, base },
        states.filter((state) => state !== undefined),
      ),
    );
  }

  /** The preview's own addresses, which are at the root of the host whatever the base. */
  async function ownAnswer(path: string, request: Request, env: Partial<HttpBindings> | undefined) {
    if (path === OVERVIEW) return place === OVERVIEW ? overview() : moved(place);
    if (path === '/.kavling/live') {
      const { searchParams } = new URL(request.url);
      const awaits = (searchParams.get('awaits') ?? '').split(' ').filter(Boolean);
      return connect(searchParams.get('page') ?? '', awaits);
    }
    if (path === '/.kavling/leads') return leads(request, env);
    const inner = withoutBase(base, path);
    const isRuntime = inner === RUNTIME || inner === MOUNT;
    if (path.startsWith('/.kavling/') || isRuntime)
      return ownFile(isRuntime ? inner : path, input.engineRoot, input.chunks);
    if (path.startsWith('/catalogue') || path.startsWith('/patterns/') || path.startsWith('/starters/')) {
      const as = new URL(request.url).searchParams.get('as') ?? undefined;
      return catalogue.answer(path, as);
    }
    return path.startsWith('/assets/') ? asset(path) : undefined;
  }

  async function asset(path: string): Promise<Response | undefined> {
    const found = store.asset(path);
    if (found) return (await fileAnswer(found)) ?? fileAnswer(await assets.standIn(path, found));
    return path.startsWith('/assets/') ? clientAsset(input.scripts(), path) : undefined;
  }

  /** The built site's response for this path. */
  async function ofSite(path: string, { search, searchParams }: URL): Promise<Response | undefined> {
    if (path === '/') return overview();
    const slug = /^\/([^/]+)(\/?)$/.exec(path);
    if (!slug?.[1] || !store.slugs().includes(slug[1])) return asset(path);
    if (slug[2] === '') return moved(`${encodeURI(withBase(base, path))}/${search}`);
    return page(slug[1], searchParams.has('thumb'));
  }

  return async (request, env) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const url = new URL(request.url);
    const path = decode(url.pathname);
    if (path === undefined) return html(notFoundPage(input), 404);
    const own = await ownAnswer(path, request, env);
    if (own) return own;
    const inner = withoutBase(base, path);
    if (inner === '' || (base !== '' && path === '/')) return moved(`${base}/${url.search}`);
    if (inner === undefined) return undefined;
    const found = placeOf(domainOf(url), inner, sites);
    if ('moved' in found) return moved(`${base}${found.moved}${url.search}`);
    for (const one of found.tries) {
      const answer = await ofSite(one, url);
      if (answer) return answer;
    }
    return undefined;
  };
}

function moved(location: string): Response {
  return new Response(null, { status: 302, headers: { location } });
}

/** A domain of the config, on this computer: `http://marinabay.co.id.localhost:4170/`. */
function domainOf({ hostname }: URL): string {
  return hostname.toLowerCase().replace(/\.localhost$/, '');
}

/** The event for open browsers when the sizes of a picture are ready; `start` is the beginning of their addresses. */
export function pictureNews(start: string): LiveEvent {
  return { name: 'picture', data: { start } };
}

/** The state of a page for open browsers. */
export function newsOf(state: PageState, messages: PreviewMessages) {
  const { slug, version, problems } = state;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const title = messages.problems(errors, problems.length - errors);
  return { slug, version, problems, messages: { title, hide: messages.hide, edit: messages.edit } };
}

function decode(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('..') || path.includes('\\') ? undefined : path;
  } catch {
    return undefined;
  }
}
