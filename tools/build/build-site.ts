import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/engine/site-config.ts';
import { inEvery } from '../../src/lib/languages.ts';
import type { UnitList } from '../../src/lib/units.ts';
import type { Language } from '../diagnostics/messages/messages.ts';
import { openSiteEngine } from '../engine/site-engine.ts';
import { CliError } from '../environment/cli-error.ts';
import type { SiteOwn } from '../extras/extras.ts';
import { pageMessages } from '../messages/pages.ts';
import type { PageFile } from '../pages/pages.ts';
import type { Checked } from '../report/report.ts';
import { isCopyOfSheet } from '../units/source.ts';
import { fingerprint } from './publish/fingerprint.ts';
import { finishSite, type PageHeaders } from './publish/finish.ts';
import { engineKey, type PageRecord, readManifest, revalidateRecord } from './publish/manifest.ts';
import { clearUp, openStaging } from './publish/staging.ts';
import type { PageResult } from './render/page-job.ts';
import { processPages } from './render/worker-pool.ts';

export interface BuildInput {
  /** The folder that holds `pages/`. */
  readonly root: string;
  /** The folder that holds the engine's `build/`. */
  readonly engineRoot: string;
  /** The pages of the site; a page that is in `out` and not here goes. */
  readonly pages: readonly PageFile[];
  readonly out: string;
  readonly language: Language;
  /** The settings of `kavling.config`. */
  readonly config?: SiteConfig;
  /** The site's additions besides its pages. */
  readonly own?: SiteOwn;
  /** Write `.br` and `.gz` beside text files; by default for small sites. */
  readonly compress?: boolean | undefined;
  /** Build every page from scratch. */
  readonly isFresh?: boolean | undefined;
  /**
   * The one page that may change; all others stay as they are live. When they were made with something else that all pages
   * share, they are made again, if nothing that belongs to them has changed.
   * @throws CliError when something has
   */
  readonly only?: string | undefined;
  /** Lists of homes by the slug of their page, in place of their sources: those of a server, with the homes that are held. */
  readonly lists?: Readonly<Record<string, UnitList>>;
  /** Milliseconds since 1970; the clock of this computer by default. */
  readonly now?: () => number;
  /** Called once, with the number of pages to make. */
  readonly onPlan?: (toMake: number) => void;
  /** Called after each page that was made or refused. */
  readonly onPage?: (slug: string) => void;
}

/** The result of a build. If one page has errors, nothing is published. */
export interface BuildResult {
  readonly made: number;
  readonly kept: number;
  /** The first documents that are wrong, with what is wrong in them, and how many there are in all. */
  readonly wrong: readonly Checked[];
  readonly wrongPages: number;
}

/** More workers than this do not help, and would need more memory. */
const MOST_REPORTED = 50;
/** Sites up to this size are precompressed by default. */
const PRECOMPRESSED_BY_DEFAULT = 100;
/** Pages of sites up to this size contain only the glyphs of their first screen: two subsets a page, each slower to make than the page. */
const LETTERS_OF_THEIR_OWN = 24;

/** Makes the pages that have changed since the last build in `out`, and publishes them together. */
export async function buildSite(input: BuildInput): Promise<BuildResult> {
  const { root, engineRoot, pages, out } = input;
  const now = input.now ?? Date.now;
  clearUp(out);
  const compress = input.compress ?? pages.length <= PRECOMPRESSED_BY_DEFAULT;
  const { config = {}, own } = input;
  const { assets: scripts, key } = await openSiteEngine({ root, engineRoot, config });
  const sharesLetters = pages.length > LETTERS_OF_THEIR_OWN;
  const options = { compress, sharesLetters, config, own: own && fontHashes(own), ...(key ? { key } : {}) };
  const engine = engineKey(engineRoot, options);
  const standing = readManifest(out);
  const isReusable = !input.isFresh && standing.engine === engine;
  const { only } = input;
  const { kept, toMake } =
    only === undefined
      ? plan(pages, isReusable ? standing.pages : new Map(), out)
      : planOne(only, pages, standing.pages, isReusable);
  input.onPlan?.(toMake.length);
  const staging = openStaging(out);
  try {
    const settings = {
      root,
      engineRoot,
      language: input.language,
      compress,
      sharesLetters,
      config,
      staging: staging.folder,
      ...(own ? { own } : {}),
      ...(input.lists ? { lists: input.lists } : {}),
    };
    const done = collect(input.onPage);
    await processPages(toMake, { ...settings, site: input.isFresh ? undefined : out }, done.tell);
    const { wrong, wrongPages, made, headers } = done;
    const result = { made: made.size, kept: kept.size, wrong, wrongPages: wrongPages() };
    if (wrong.length > 0) return result;
    const slugs =
      only === undefined ? pages.map(({ slug }) => slug) : [...kept.keys(), ...made.keys()].sort();
    const records = slugs.flatMap((slug) => made.get(slug) ?? kept.get(slug) ?? []);
    const before = standing.pages;
    staging.publish(
      finishSite({
        out,
        staging: staging.folder,
        scripts,
        engine,
        compress,
        config,
        before,
        records,
        made,
        headers,
        now: now(),
      }),
    );
    return result;
  } finally {
    staging.close();
  }
}

/** The site's additions, with the content of its font files: a new file rebuilds all pages. */
function fontHashes(own: SiteOwn): object {
  const files = Object.values(own.look.typefaces).flatMap(({ file, weights = [] }) => [
    file,
    ...weights.map((one) => one.file),
  ]);
  return { ...own, files: files.map((file) => fingerprint(file).hash) };
}

/** Divides the pages into unchanged ones, with their records, and those to build. */
function plan(pages: readonly PageFile[], before: ReadonlyMap<string, PageRecord>, out: string) {
  // The clock of the files, which the times of the records are compared with.
  const now = Date.now();
  const kept = new Map<string, PageRecord>();
  const toMake = pages.filter(({ slug }) => {
    const record = before.get(slug);
    const revalidated = record && !followsSheet(record) && revalidateRecord(record, now);
    if (!revalidated || !existsSync(join(out, slug, 'index.html'))) return true;
    kept.set(slug, revalidated);
    return false;
  });
  return { kept, toMake };
}

/** Only the check of a page asks a published sheet whether it has changed. */
function followsSheet({ inputs }: PageRecord): boolean {
  return inputs.some(({ path }) => isCopyOfSheet(path));
}

/** The same for one page. */
function planOne(
  only: string,
  pages: readonly PageFile[],
  before: ReadonlyMap<string, PageRecord>,
  isReusable: boolean,
) {
  const others = new Map([...before].filter(([slug]) => slug !== only));
  const own = pages.filter(({ slug }) => slug === only);
  if (isReusable || others.size === 0) return { kept: others, toMake: own };
  const now = Date.now();
  const changed = [...others].flatMap(([slug, record]) => (revalidateRecord(record, now) ? [] : [slug]));
  if (changed.length > 0)
    throw new CliError(inEvery(pageMessages, (messages) => messages.othersChanged(changed)));
  return {
    kept: new Map<string, PageRecord>(),
    toMake: pages.filter(({ slug }) => slug === only || others.has(slug)),
  };
}

/** Gathers what the workers report, in memory that does not grow with what a page holds. */
function collect(onPage: BuildInput['onPage']) {
  const made = new Map<string, PageRecord>();
  const headers: Record<string, PageHeaders> = {};
  const wrong: Checked[] = [];
  let count = 0;
  const tell = (outcome: PageResult) => {
    if (outcome.kind === 'built') {
      made.set(outcome.record.slug, outcome.record);
      headers[`/${outcome.record.slug}/`] = outcome.headers;
    } else {
      count += 1;
      if (wrong.length < MOST_REPORTED) wrong.push(outcome.checked);
    }
    onPage?.(outcome.kind === 'built' ? outcome.record.slug : outcome.slug);
  };
  return { made, headers, wrong, tell, wrongPages: () => count };
}

/** The folders under `pages/` that hold a page.json, in alphabetical order. */
export async function findSlugs(root: string): Promise<string[]> {
  const entries = await readdir(join(root, 'pages'), { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const found = await Promise.all(
    folders.map(async (slug) =>
      (await readdir(join(root, 'pages', slug))).includes('page.json') ? [slug] : [],
    ),
  );
  return found.flat().sort();
}
