import { relative, sep } from 'node:path';
import { isSameValue } from '../../src/document/is-same-value.ts';
import type { DocumentModel } from '../../src/document/model.ts';
import { ownModel } from '../../src/engine/own-model.ts';
import type { SiteConfig } from '../../src/engine/site-config.ts';
import { withBase } from '../../src/lib/base-path.ts';
import { type AssetMaker, makesAtOnce } from '../build/render/asset-maker.ts';
import { placeDocument } from '../build/render/place-document.ts';
import { type BuiltPage, buildPage } from '../build/render/render-page.ts';
import { createPageCheck, type PageCheck } from '../check/check-page.ts';
import type { ReadingOptions } from '../check/readings.ts';
import { createSiteProjects } from '../check/site-projects.ts';
import type { Diagnostic } from '../diagnostics/finding.ts';
import type { DiagnosticMessages, Language } from '../diagnostics/messages/messages.ts';
import type { SiteEngine } from '../engine/site-engine.ts';
import type { Files } from '../environment/environment.ts';
import type { SiteOwn } from '../extras/extras.ts';
import { findPages, type PageFile } from '../pages/pages.ts';
import { codeFrame } from '../report/code-frame.ts';
import type { Checked } from '../report/report.ts';

export type Document = Readonly<Record<string, unknown>>;

/** A finding as the overlay shows it. */
export interface Problem
  extends Pick<Diagnostic, 'code' | 'severity' | 'file' | 'line' | 'column' | 'message' | 'fix' | 'where'> {
  readonly codeFrame: readonly string[];
}

/** The current state of a page: what is wrong with it, and its last good form. */
export interface PageState {
  readonly slug: string;
  /** Grows by one whenever there is something new to see. */
  readonly version: number;
  readonly problems: readonly Problem[];
  readonly html: string | undefined;
  readonly document: Document | undefined;
}

export interface PageStoreOptions {
  readonly root: string;
  readonly files: Files;
  readonly diagnosticMessages: DiagnosticMessages;
  /** The document model; that of the built-in widgets by default. */
  readonly model?: () => DocumentModel;
  /** Milliseconds since 1970. */
  now(): number;
  /** Renders a document. */
  readonly build: (slug: string, document: Document) => Promise<BuiltPage>;
  /** The site's additions besides its pages. */
  readonly own?: SiteOwn | undefined;
  /** Reads images; by default each completely, before the page is shown. */
  readonly reading?: ReadingOptions;
}

/** The pages of a site while they are written: read and rendered again only when their files changed. */
export function createPageStore(options: PageStoreOptions) {
  const { root, files, diagnosticMessages } = options;
  const projects = createSiteProjects(files, root);
  const { now, reading, own } = options;
  const createCheck = (model: DocumentModel) =>
    createPageCheck({
      files,
      cwd: root,
      model,
      diagnosticMessages,
      now,
      pagesOf: projects.pagesOf,
      own,
      ...(reading ? { reading } : {}),
    });
  const { model = () => ownModel } = options;
  let check = createCheck(model());
  const states = new Map<string, PageState>();
  const assets = new Map<string, string>();
  /** The check, one for each compilation of the site's widgets, that a page was last read with. */
  const codeOf = new Map<string, PageCheck>();
  const running = new Map<string, Promise<PageState>>();

  async function read(page: PageFile): Promise<PageState> {
    const before = states.get(page.slug);
    const version = (before?.version ?? 0) + 1;
    const last = { html: before?.html, document: before?.document };
    projects.revalidate(page);
    const checked = await check(page);
    const { document } = checked;
    if (!document) return { slug: page.slug, version, problems: problemsOf(checked), ...last };
    const built = await options.build(page.slug, document);
    if (built.problems.length > 0) {
      const lost = built.problems.map(({ file }) => relative(page.folder, file).split(sep).join('/'));
      return { slug: page.slug, version, problems: problemsOf(checked.without(lost)), ...last };
    }
    const problems = problemsOf(checked);
    for (const [address, path] of built.files) assets.set(address, path);
    return { slug: page.slug, version, problems, html: built.html, document };
  }

  async function refresh(slug: string): Promise<PageState | undefined> {
    const page = findPages(files, root).find((one) => one.slug === slug);
    if (!page) {
      states.delete(slug);
      return undefined;
    }
    const next = (running.get(slug) ?? Promise.resolve())
      .then(() => read(page))
      .catch((error: unknown) => failed(slug, error));
    running.set(slug, next as Promise<PageState>);
    const state = unlessSame(await next, states.get(slug));
    states.set(slug, state);
    return state;
  }

  /** A page that was read again and is as it was keeps its version: open browsers have nothing to load. */
  function unlessSame(state: PageState, before: PageState | undefined): PageState {
    const isSameCode = codeOf.get(state.slug) === check;
    codeOf.set(state.slug, check);
    const isSame = before?.html === state.html && isSameValue(before?.problems, state.problems);
    return before && isSame && isSameCode ? { ...state, version: before.version } : state;
  }

  function failed(slug: string, error: unknown): PageState {
    const before = states.get(slug);
    const reason = error instanceof Error ? error.message : String(error);
    const problem: Problem = {
      code: 'KV101',
      severity: 'error',
      file: `pages/${slug}/page.json`,
      line: 1,
      column: 1,
      where: '',
      codeFrame: [],
      ...diagnosticMessages.findings.KV101({ reason }),
    };
    return {
      slug,
      version: (before?.version ?? 0) + 1,
      problems: [problem],
      html: before?.html,
      document: before?.document,
    };
  }

  return {
    refresh,
    /** The state of a page, read now if it was not before. */
    get: async (slug: string) => states.get(slug) ?? (await refresh(slug)),
    /** Checks pages from now on by what the site's widgets have become. */
    renewModel() {
      check = createCheck(model());
    },
    slugs: () => findPages(files, root).map(({ slug }) => slug),
    /** Where a picture or font of a rendered page lies on disk. */
    asset: (address: string) => assets.get(address),
    addAssets(built: Pick<BuiltPage, 'files'>) {
      for (const [address, path] of built.files) assets.set(address, path);
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;

/** Renders with everything the build does, placed as the config says; pictures come from the cache under `.cache/`, or follow (assets-behind.ts). */
export function builderFor(
  root: string,
  site: () => Pick<SiteEngine, 'engine' | 'client'>,
  language: Language,
  {
    config = {},
    own,
    maker = makesAtOnce,
  }: { config?: SiteConfig; own?: SiteOwn | undefined; maker?: AssetMaker } = {},
) {
  return (slug: string, document: Document) => {
    const { engine, client } = site();
    return buildPage({
      root,
      slug,
      engine,
      document: placeDocument(document, slug, config, { copy: own?.copy, tables: engine.model.tables }),
      base: config.base ?? '',
      look: own?.look,
      maker,
      client: {
        ...client,
        runtime: withBase(config.base ?? '', RUNTIME),
        mount: withBase(config.base ?? '', MOUNT),
      },
      bodyEnd: previewScripts(slug, language),
    });
  };
}

/**
 * The runtime of previewed pages: the real one, with the inspector looking on. Among the other scripts, which name each other
 * from where the runtime is.
 */
export const RUNTIME = '/assets/preview-runtime.js';
export const MOUNT = '/assets/preview-mount.js';

/** The preview's additions to a page: its own script, and the inspector. */
export function previewScripts(slug: string, language: Language): string {
  return [
    `<script type="module" src="/.kavling/inspector.js" data-inspector data-lang="${language}"></script>`,
    `<script type="module" src="/.kavling/preview.js" id="kavling-preview" data-slug="${encodeURI(slug)}"></script>`,
  ].join('');
}

function problemsOf({ diagnostics, text }: Checked): Problem[] {
  return diagnostics.map((found) => toProblem(found, text));
}

function toProblem(found: Diagnostic, text: string): Problem {
  const { code, severity, file, line, column, message, fix, where } = found;
  return { code, severity, file, line, column, message, fix, where, codeFrame: codeFrame(text, found) };
}
