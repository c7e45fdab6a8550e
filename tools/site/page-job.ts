import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ClientFiles } from '../../src/entry/build.tsx';
import { validatePage } from '../diagnostics/validate-page.ts';
import type { Words } from '../diagnostics/words/words.ts';
import type { PageFile } from '../pages.ts';
import { shown } from '../pages.ts';
import { realFiles } from '../real-world.ts';
import type { Checked } from '../report/report.ts';
import { inputsOf } from './assets.ts';
import { fingerprint, fingerprintOf } from './fingerprint.ts';
import { groupOf, type PageRecord } from './manifest.ts';
import { pack } from './pack.ts';
import { placeAsset } from './place-asset.ts';
import { factsOfPage } from './projects.ts';
import { type BuiltPage, buildPage } from './render-page.ts';

/** What all pages of one build share. Plain data: it travels to workers. */
export interface JobSettings {
  readonly root: string;
  /** Where to write. */
  readonly stage: string;
  /** The standing site, whose pictures need not be written again; none when all is made anew. */
  readonly site: string | undefined;
  /** Also write what a server can send as it is: `.br` and `.gz` beside each text file. */
  readonly compress: boolean;
}

/** What became of one page: written, not written because the document is wrong, or because a picture is. */
export type Outcome =
  | { readonly kind: 'built'; readonly record: PageRecord; readonly headers: BuiltPage['headers'] }
  | { readonly kind: 'wrong'; readonly slug: string; readonly checked: Checked }
  | { readonly kind: 'broken'; readonly slug: string; readonly problems: readonly string[] };

/** Checks, renders and writes one page with its files. Nothing of it is held afterwards. */
export async function doPage(
  page: PageFile,
  settings: JobSettings,
  { client, words }: { client: ClientFiles; words: Words },
): Promise<Outcome> {
  const { root } = settings;
  const madeAt = Date.now();
  const content = realFiles.readText(page.file);
  const own = fingerprintOf(page.file, content);
  const place = { file: shown({ cwd: root }, page.file), folder: page.folder, files: realFiles, words };
  const diagnostics = validatePage(content, place);
  const text = typeof content === 'string' ? content : '';
  if (diagnostics.some(({ severity }) => severity === 'error'))
    return { kind: 'wrong', slug: page.slug, checked: { file: place.file, text, diagnostics } };
  const document = JSON.parse(text.replace(/^\ufeff/, '')) as Record<string, unknown>;
  const inputs = inputsOf(document, page.folder).map(fingerprint);
  const built = await buildPage({ root, slug: page.slug, folder: page.folder, document, client });
  if (built.problems.length > 0) {
    const problems = built.problems.map(({ file, message }) => `${shown({ cwd: root }, file)}: ${message}`);
    return { kind: 'broken', slug: page.slug, problems };
  }
  write(join(settings.stage, page.slug, 'index.html'), built.html, settings.compress);
  for (const [address, from] of built.files) placeAsset({ ...settings, address, from });
  return {
    kind: 'built',
    record: recordOf(built, document, madeAt, [own, ...inputs]),
    headers: built.headers,
  };
}

function recordOf(
  built: BuiltPage,
  document: Readonly<Record<string, unknown>>,
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
    facts: factsOfPage(built.slug, document),
  };
}

function write(file: string, content: string, compress: boolean): void {
  try {
    mkdirSync(dirname(file));
  } catch {
    mkdirSync(dirname(file), { recursive: true });
  }
  writeFileSync(file, content);
  if (compress) pack(file, Buffer.from(content));
}
