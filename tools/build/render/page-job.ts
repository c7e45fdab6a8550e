import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { SiteConfig } from '../../../src/engine/site-config.ts';
import type { UnitList } from '../../../src/lib/units.ts';
import type { PageCheck } from '../../check/check-page.ts';
import type { SiteEngine } from '../../engine/site-engine.ts';
import type { SiteOwn } from '../../extras/extras.ts';
import type { PageFile } from '../../pages/pages.ts';
import { inputsOf } from '../../pictures/assets.ts';
import type { Checked } from '../../report/report.ts';
import { UNITS_FILE } from '../../units/units-file.ts';
import { fingerprint, fingerprintOf } from '../publish/fingerprint.ts';
import { groupOf, type PageRecord } from '../publish/manifest.ts';
import { placeAsset } from '../publish/place-asset.ts';
import { precompress } from '../publish/precompress.ts';
import type { AssetMaker } from './asset-maker.ts';
import { placeDocument } from './place-document.ts';
import { factsOfPage } from './projects.ts';
import { type BuiltPage, buildPage } from './render-page.ts';

/** The data shared by all pages of one build. Plain data, so that it can be sent to workers. */
export interface JobSettings {
  readonly root: string;
  /** Where to write. */
  readonly staging: string;
  /** The current site, whose pictures need not be written again; none when everything is built from scratch. */
  readonly site: string | undefined;
  /** The settings of the config. */
  readonly config: SiteConfig;
  /** The site's additions besides its pages. */
  readonly own?: SiteOwn;
  /** Also write compressed copies: `.br` and `.gz` beside each text file. */
  readonly compress: boolean;
  /** Lists of homes by the slug of their page, in place of their sources. */
  readonly lists?: Readonly<Record<string, UnitList>>;
  /** See `buildPage`. */
  readonly sharesLetters?: boolean;
}

/** The result for one page: written, or not written because of its errors. */
export type PageResult =
  | { readonly kind: 'built'; readonly record: PageRecord; readonly headers: BuiltPage['headers'] }
  | { readonly kind: 'wrong'; readonly slug: string; readonly checked: Checked };

/** The resources of a thread for making pages. */
export interface PageTools {
  readonly site: SiteEngine;
  readonly check: PageCheck;
  /** Makes shared assets; the thread itself by default. */
  readonly maker?: AssetMaker;
}

/** Checks, renders and writes one page with its files. Nothing of it is held afterwards. */
export async function processPage(
  page: PageFile,
  settings: JobSettings,
  { site, check, maker }: PageTools,
): Promise<PageResult> {
  const { root } = settings;
  const { engine, client } = site;
  const { tables } = engine.model;
  const madeAt = Date.now();
  const checked = await check(page);
  const { content, document, list } = checked;
  if (!document) return { kind: 'wrong', slug: page.slug, checked: toPlainResult(checked) };
  const own = fingerprintOf(page.file, content);
  const inputs = [...inputsOf(document, page.folder, tables), ...(list ? [list.file] : [])].map(fingerprint);
  const built = await buildPage({
    root,
    slug: page.slug,
    folder: page.folder,
    document: placeDocument(document, page.slug, settings.config, { copy: settings.own?.copy, tables }),
    client,
    engine,
    look: settings.own?.look,
    sharesLetters: settings.sharesLetters,
    list,
    hasUnitsFile: true,
    ...(settings.config.base ? { base: settings.config.base } : {}),
    ...(maker ? { maker } : {}),
  });
  if (built.problems.length > 0) {
    // A file that was whole when it was checked, and was not when it was cut.
    const lost = built.problems.map(({ file }) => relative(page.folder, file).split(sep).join('/'));
    return { kind: 'wrong', slug: page.slug, checked: checked.without(lost) };
  }
  write(join(settings.staging, page.slug, 'index.html'), built.parts, settings.compress);
  if (built.unitsFile)
    write(join(settings.staging, page.slug, UNITS_FILE), [built.unitsFile], settings.compress);
  for (const [address, from] of built.files) placeAsset({ ...settings, address, from });
  return {
    kind: 'built',
    record: recordOf(built, factsOfPage(built.slug, document, settings.own?.look, built.brand), madeAt, [
      own,
      ...inputs,
    ]),
    headers: built.headers,
  };
}

/** Only what travels from a worker: data. */
function toPlainResult({ file, text, diagnostics }: Checked): Checked {
  return { file, text, diagnostics };
}

function recordOf(
  built: BuiltPage,
  facts: PageRecord['facts'],
  madeAt: number,
  inputs: PageRecord['inputs'],
): PageRecord {
  const addresses = [...built.files.keys()];
  const isAsset = (address: string) => address.startsWith('/assets/');
  return {
    slug: built.slug,
    madeAt,
    inputs,
    groups: [...new Set(addresses.filter(isAsset).map(groupOf))],
    files: addresses.filter((address) => !isAsset(address)),
    headers: createHash('sha256').update(JSON.stringify(built.headers)).digest('base64url').slice(0, 12),
    url: built.url,
    isHidden: built.isHidden,
    updated: built.updated,
    ...(built.day ? { day: built.day } : {}),
    card: built.card,
    facts,
  };
}

/** Holds the bytes of one page after the other; a copy for each would cost more than writing it. */
let bytes = Buffer.allocUnsafeSlow(1 << 20);
/** The maximum number of UTF-8 bytes per string unit. */
const MOST_BYTES = 3;

function encode(parts: readonly string[]): Buffer {
  const most = parts.reduce((sum, part) => sum + part.length * MOST_BYTES, 0);
  if (most > bytes.length) bytes = Buffer.allocUnsafeSlow(most);
  let length = 0;
  for (const part of parts) length += bytes.write(part, length, 'utf8');
  return bytes.subarray(0, length);
}

function write(file: string, parts: readonly string[], compress: boolean): void {
  try {
    mkdirSync(dirname(file));
  } catch {
    mkdirSync(dirname(file), { recursive: true });
  }
  const content = encode(parts);
  writeFileSync(file, content);
  if (compress) precompress(file, content);
}
