import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { FACTS_FILE, printSiteFacts } from '../../server/site/facts.ts';
import { hostingFiles } from './hosting.ts';
import { groupOf, MANIFEST_FILE, type PageRecord, printManifest } from './manifest.ts';
import { pack } from './pack.ts';
import { searchFiles } from './search-files.ts';

/** Headers by name. */
export type PageHeaders = Readonly<Record<string, string>>;

export interface FinishInput {
  readonly out: string;
  readonly stage: string;
  readonly engineRoot: string;
  readonly engine: string;
  readonly compress: boolean;
  /** The records of the site as it stands. */
  readonly before: ReadonlyMap<string, PageRecord>;
  /** The records of the site as it will be. */
  readonly records: readonly PageRecord[];
  /** Those of them that were made now. */
  readonly made: ReadonlyMap<string, PageRecord>;
  /** The headers of the pages made now, by path. */
  readonly headers: Readonly<Record<string, PageHeaders>>;
}

/** Makes the stage a whole site: what has not changed is linked from the old one, so it costs no copy. */
export function finishWhole(input: FinishInput) {
  const { out, stage, records, made } = input;
  copyClient(input);
  const groups = new Set(records.flatMap(({ slug, groups }) => (made.has(slug) ? [] : groups)));
  const keep = (path: string) => {
    if (existsSync(join(out, path)) && !existsSync(join(stage, path)))
      linkOrCopy(join(out, path), join(stage, path));
  };
  for (const { slug, files } of records) {
    if (made.has(slug)) continue;
    for (const name of pageFiles(slug)) keep(name);
    for (const file of files) keep(file);
  }
  if (groups.size > 0)
    for (const name of namesIn(join(out, 'assets'))) if (groups.has(groupOf(name))) keep(`assets/${name}`);
  writeSiteFiles(input, true);
  return { isWhole: true, moves: [], removes: [] };
}

/** Plans the moves from the stage into the standing site: new pictures first, then pages; what is unused goes last. */
export function finishUpdate(input: FinishInput) {
  const { out, stage, before, records, made } = input;
  if (
    made.size === 0 &&
    records.length === before.size &&
    records.every((one) => before.get(one.slug) === one)
  )
    return { isWhole: false, moves: [], removes: [] };
  const after = new Map(records.map((record) => [record.slug, record]));
  writeSiteFiles(input, needsHeaders(input, after));
  const moves = filesIn(stage).sort((a, b) => rank(a) - rank(b));
  const gone = [...before.values()].filter(({ slug }) => !after.has(slug)).map(({ slug }) => slug);
  const files = new Set(records.flatMap((record) => record.files));
  const lost = [...before.values()].flatMap((record) => record.files).filter((file) => !files.has(file));
  return {
    isWhole: false,
    moves,
    removes: [...gone.flatMap(pageFiles), ...lost.map((file) => file.slice(1)), ...unusedAssets(input, out)],
  };
}

/** Assets before the pages that show them; the record of the site when all of it is true. */
function rank(path: string): number {
  if (path === MANIFEST_FILE) return 3;
  return path.startsWith('assets/') ? 1 : 2;
}

function unusedAssets({ records, before, made }: FinishInput, out: string): string[] {
  const used = new Set(records.flatMap(({ groups }) => groups));
  const stays = new Set(records.map(({ slug }) => slug));
  // Only what a page that changed or went had before can have become unused.
  const candidates = new Set(
    [...before.values()]
      .filter(({ slug }) => made.has(slug) || !stays.has(slug))
      .flatMap(({ groups }) => groups)
      .filter((group) => !used.has(group)),
  );
  if (candidates.size === 0) return [];
  return namesIn(join(out, 'assets'))
    .filter((name) => candidates.has(groupOf(name)))
    .map((name) => `assets/${name}`);
}

function needsHeaders({ before, made }: FinishInput, after: ReadonlyMap<string, PageRecord>): boolean {
  if ([...before.keys()].some((slug) => !after.has(slug))) return true;
  return [...made.values()].some(({ slug, headers }) => before.get(slug)?.headers !== headers);
}

const HEADERS_FILE = '.kavling/headers.json';

function writeSiteFiles(input: FinishInput, withHeaders: boolean): void {
  const { stage, out, records, engine } = input;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(stage, path)), { recursive: true });
    writeFileSync(join(stage, path), text);
  };
  if (withHeaders) {
    const headers = allHeaders(input);
    write(HEADERS_FILE, `${JSON.stringify(headers)}\n`);
    for (const [path, text] of hostingFiles(headers)) write(path, text);
  }
  for (const [path, text] of searchFiles(records)) if (textOf(join(out, path)) !== text) write(path, text);
  const facts = printSiteFacts(records.map((record) => record.facts));
  if (textOf(join(out, FACTS_FILE)) !== facts) write(FACTS_FILE, facts);
  write(MANIFEST_FILE, printManifest(engine, records));
}

function allHeaders({ out, records, headers }: FinishInput): Record<string, PageHeaders> {
  const old = JSON.parse(textOf(join(out, HEADERS_FILE)) ?? '{}') as Record<string, PageHeaders>;
  const entries = records.map(
    ({ slug }) => [`/${slug}/`, headers[`/${slug}/`] ?? old[`/${slug}/`] ?? {}] as const,
  );
  return Object.fromEntries(entries);
}

function copyClient({ engineRoot, stage, compress }: FinishInput): void {
  const from = join(engineRoot, 'build/client/assets');
  mkdirSync(join(stage, 'assets'), { recursive: true });
  for (const name of namesIn(from)) {
    const target = join(stage, 'assets', name);
    copyFileSync(join(from, name), target);
    if (compress) pack(target, readFileSync(target));
  }
}

function pageFiles(slug: string): string[] {
  return ['', '.br', '.gz'].map((ending) => `${slug}/index.html${ending}`);
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => statSync(join(folder, name)).isFile());
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function linkOrCopy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
