import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FACTS_FILE, printSiteFacts } from '../../../server/site/facts.ts';
import type { SiteConfig } from '../../../src/engine/site-config.ts';
import { UNITS_FILE } from '../../units/units-file.ts';
import { hostingFiles } from './hosting.ts';
import { UNUSED_FILE, unusedAssets } from './kept-assets.ts';
import { groupOf, MANIFEST_FILE, type PageRecord, printManifest } from './manifest.ts';
import { placeAsset } from './place-asset.ts';
import type { Changes } from './publish.ts';
import { SITES_FILE, type Sites, type WholeSite, wholeSite } from './whole-site.ts';

/** Headers by name. */
export type PageHeaders = Readonly<Record<string, string>>;

export interface FinishInput {
  readonly out: string;
  readonly staging: string;
  /** The folders with the scripts that pages load. */
  readonly scripts: readonly string[];
  readonly engine: string;
  readonly compress: boolean;
  readonly config: SiteConfig;
  /** The records of the current site. */
  readonly before: ReadonlyMap<string, PageRecord>;
  /** The records of the site as it will be. */
  readonly records: readonly PageRecord[];
  /** Those of them that were made now. */
  readonly made: ReadonlyMap<string, PageRecord>;
  /** The headers of the pages made now, by path. */
  readonly headers: Readonly<Record<string, PageHeaders>>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The headers of each page, by its path: `{ "/taman-asri/": { "Content-Security-Policy": "…" } }`. */
const HEADERS_FILE = '.kavling/headers.json';
/** Changes with every change of the site: who reads several files of it reads this before and after. */
const GENERATION_FILE = '.kavling/generation.json';
const SITEMAP = 'sitemap.xml';

/**
 * Completes the staging folder with what belongs to the whole site, and returns what changes in the current one;
 * nothing when they are the same.
 */
export function finishSite(input: FinishInput): Changes {
  const { out, staging, records } = input;
  copyClient(input);
  const { home = '' } = input.config;
  const whole = wholeSite({
    ...input,
    homeHtml: home === '' ? undefined : textOf(newest(input, `${home}/index.html`)),
  });
  writeHeaders(input, whole);
  for (const [path, text] of whole.texts) write(input, path, text);
  for (const [path, from] of whole.copies) copyFile(input, newest(input, from), path);
  write(
    input,
    FACTS_FILE,
    printSiteFacts(
      records.map((record) => record.facts),
      input.config.base,
    ),
  );
  write(input, MANIFEST_FILE, printManifest(input.engine, records));
  const clients = new Set(input.scripts.flatMap(namesIn));
  const groups = new Set(records.flatMap((record) => record.groups));
  const plain = (name: string) => name.replace(/\.(br|gz)$/, '');
  const isUsed = (name: string) => clients.has(plain(name)) || groups.has(groupOf(name));
  const unused = unusedAssets(out, isUsed, input.now);
  write(input, UNUSED_FILE, `${JSON.stringify(unused.since)}\n`);
  const isKept = (path: string) => whole.texts.has(path) || whole.copies.has(path);
  const lost = [...(readSites(out)?.files ?? []), SITEMAP].filter(
    (path) => stands(input, path) && !isKept(path),
  );
  const removes = [...lostPages(input), ...lostFiles(input), ...new Set(lost), ...unused.removes];
  if (filesIn(staging).length === 0 && removes.length === 0) return { puts: [], removes };
  write(input, GENERATION_FILE, `${JSON.stringify({ id: randomUUID() })}\n`);
  return { puts: filesIn(staging), removes };
}

/** The headers of all pages, built now or before, and the files that give them to hosts. */
function writeHeaders(input: FinishInput, whole: WholeSite): void {
  const isSameSite = textOf(join(input.out, SITES_FILE)) === whole.texts.get(SITES_FILE);
  if (isSameSite && !hasNewHeaders(input)) return;
  const { headers, records } = input;
  const old = JSON.parse(textOf(join(input.out, HEADERS_FILE)) ?? '{}') as Record<string, PageHeaders>;
  const all = Object.fromEntries(
    records.map(({ slug }) => [`/${slug}/`, headers[`/${slug}/`] ?? old[`/${slug}/`] ?? {}] as const),
  );
  const home = input.config.home ? all[`/${input.config.home}/`] : undefined;
  const headersOfAll = { ...all, ...(home ? { '/': home } : {}), ...whole.headers };
  write(input, HEADERS_FILE, `${JSON.stringify(headersOfAll)}\n`);
  const isPublic = ([path]: readonly [string, unknown]) => !path.startsWith('/.kavling/');
  const hosted = Object.fromEntries(Object.entries(headersOfAll).filter(isPublic));
  for (const [path, text] of hostingFiles(hosted, input.config.base)) write(input, path, text);
}

/** The files of headers are large, so they are read only when there is something to write. */
function hasNewHeaders(input: FinishInput): boolean {
  const { before, made, records } = input;
  const files = [HEADERS_FILE, ...hostingFiles({}, input.config.base).map(([path]) => path)];
  if (!files.every((path) => stands(input, path))) return true;
  if (before.size !== records.length || !records.every(({ slug }) => before.has(slug))) return true;
  return [...made.values()].some(({ slug, headers }) => before.get(slug)?.headers !== headers);
}

/** The files of pages that went, and those that pages have no more: precompressed texts, the statuses of a list. */
function lostPages(input: FinishInput): string[] {
  const { before, made, records } = input;
  const stay = new Set(records.map(({ slug }) => slug));
  const gone = [...before.keys()].filter((slug) => !stay.has(slug));
  const isLost = (path: string) => stands(input, path) && !existsSync(join(input.staging, path));
  return [...gone.flatMap(pageFiles), ...[...made.keys()].flatMap(pageFiles).filter(isLost)];
}

/** Files outside `assets` that no page has any more. */
function lostFiles({ before, records, staging }: FinishInput): string[] {
  const files = new Set(records.flatMap((record) => record.files));
  const lost = [...before.values()].flatMap((record) => record.files).filter((file) => !files.has(file));
  return lost.map((file) => file.slice(1)).filter((path) => !existsSync(join(staging, path)));
}

function copyClient({ scripts, staging, out, compress }: FinishInput): void {
  for (const from of scripts)
    for (const name of namesIn(from))
      placeAsset({ from: join(from, name), address: `/assets/${name}`, staging, site: out, compress });
}

/** Writes a file of the site, unless it exists already. */
function write({ staging, out }: FinishInput, path: string, text: string): void {
  if (textOf(join(out, path)) === text) return;
  mkdirSync(dirname(join(staging, path)), { recursive: true });
  writeFileSync(join(staging, path), text);
}

/** Where a file of a page is: in the staging folder when the page was built now, else in the current site. */
function newest({ staging, out }: FinishInput, path: string): string {
  return existsSync(join(staging, path)) ? join(staging, path) : join(out, path);
}

/** Puts a second copy of a file into the site, unless it exists already. */
function copyFile({ staging, out }: FinishInput, from: string, path: string): void {
  const standing = join(out, path);
  if (existsSync(standing) && readFileSync(standing).equals(readFileSync(from))) return;
  mkdirSync(dirname(join(staging, path)), { recursive: true });
  copyFileSync(from, join(staging, path));
}

function readSites(out: string): Sites | undefined {
  try {
    return JSON.parse(readFileSync(join(out, SITES_FILE), 'utf8')) as Sites;
  } catch {
    return undefined;
  }
}

function stands({ out }: FinishInput, path: string): boolean {
  return existsSync(join(out, path));
}

function pageFiles(slug: string): string[] {
  return ['index.html', UNITS_FILE].flatMap((name) =>
    ['', '.br', '.gz'].map((ending) => `${slug}/${name}${ending}`),
  );
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function filesIn(folder: string, start = ''): string[] {
  return readdirSync(join(folder, start), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(folder, `${start}${entry.name}/`) : [`${start}${entry.name}`],
  );
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
