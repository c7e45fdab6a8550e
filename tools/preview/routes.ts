import type { HttpBindings } from '@hono/node-server';
import type { Language } from '../diagnostics/words/words.ts';
import { type Chunks, clientAsset, fileAnswer, html, ownFile } from './answers.ts';
import type { Catalogue } from './catalogue.ts';
import type { LiveFeed } from './live.ts';
import { type PageState, type PageStore, previewScripts } from './page-store.ts';
import { isFromThisMachine } from './this-machine.ts';
import { brokenPage, notFoundPage } from './views/broken-page.tsx';
import { indexPage } from './views/index-page.tsx';
import type { PreviewWords } from './words.ts';

export interface SavedHere {
  readonly leads: readonly { at: number; name: string; number: string; type: string }[];
  readonly codes: readonly string[];
}

export interface RoutesInput {
  readonly store: PageStore;
  readonly catalogue: Catalogue;
  readonly live: LiveFeed;
  readonly engineRoot: string;
  readonly chunks: Chunks;
  readonly language: Language;
  readonly words: PreviewWords;
  /** The newest leads of the backend inside, and the codes it sent, for the inspector on this computer. */
  readonly saved: () => Promise<SavedHere>;
  /** Changes with every start, so that open browsers know of a restart. */
  readonly boot: string;
}

/** Answers the addresses of the preview; nothing for those that belong to the backend. */
export function previewRoutes(
  input: RoutesInput,
): (request: Request, env?: Partial<HttpBindings>) => Promise<Response | undefined> {
  const { store, catalogue, live, words } = input;

  async function page(slug: string, isThumb: boolean): Promise<Response | undefined> {
    const state = await store.get(slug);
    if (!state) return undefined;
    if (state.html === undefined) return html(brokenPage(input, state), 500);
    return html(isThumb ? state.html.replace(previewScripts(slug, input.language), '') : state.html);
  }

  async function connect(slug: string): Promise<Response> {
    const state = slug ? await store.get(slug) : undefined;
    const hello = { name: 'hello', data: { boot: input.boot } };
    return live.connect(state ? [hello, { name: 'page', data: newsOf(state, words) }] : [hello]);
  }

  /** Names, numbers and codes stay on this computer, whoever may look at the pages. */
  async function leads(request: Request, env: Partial<HttpBindings> | undefined): Promise<Response> {
    const headers = { 'cache-control': 'no-store' };
    return isFromThisMachine(request, env)
      ? Response.json(await input.saved(), { headers })
      : Response.json({ message: words.leadsElsewhere }, { status: 403, headers });
  }

  return async (request, env) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const { pathname, searchParams } = new URL(request.url);
    const path = decode(pathname);
    if (path === undefined) return html(notFoundPage(input), 404);
    if (path === '/') {
      const states = await Promise.all(store.slugs().map((slug) => store.get(slug)));
      return html(
        indexPage(
          input,
          states.filter((state) => state !== undefined),
        ),
      );
    }
    if (path === '/.kavling/live') return connect(searchParams.get('page') ?? '');
    if (path === '/.kavling/leads') return leads(request, env);
    if (path.startsWith('/.kavling/')) return ownFile(path, input.engineRoot, input.chunks);
    const asset = store.asset(path);
    if (asset) return fileAnswer(asset);
    if (path.startsWith('/assets/')) return clientAsset(input.engineRoot, path);
    if (path.startsWith('/catalogue') || path.startsWith('/patterns/')) return catalogue.answer(path);
    const slug = /^\/([^/]+)(\/?)$/.exec(path);
    if (!slug?.[1] || !store.slugs().includes(slug[1])) return undefined;
    if (slug[2] === '') return Response.redirect(new URL(`${pathname}/`, request.url), 302);
    return page(slug[1], searchParams.has('thumb'));
  };
}

/** What open browsers are told of a page. */
export function newsOf(state: PageState, words: PreviewWords) {
  const { slug, version, problems } = state;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const title = words.problems(errors, problems.length - errors);
  return { slug, version, problems, words: { title, hide: words.hide } };
}

function decode(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('..') || path.includes('\\') ? undefined : path;
  } catch {
    return undefined;
  }
}
