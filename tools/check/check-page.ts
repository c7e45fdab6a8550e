import { basename, dirname, join } from 'node:path';
import type { DocumentModel } from '../../src/document/model.ts';
import { ownModel } from '../../src/engine/own-model.ts';
import type { UnitList } from '../../src/lib/units.ts';
import type { Diagnostic } from '../diagnostics/finding.ts';
import type { DiagnosticMessages, FindingText } from '../diagnostics/messages/messages.ts';
import { picturesBeside } from '../diagnostics/rules/pictures.ts';
import type { ProjectOfPage } from '../diagnostics/rules/rule.ts';
import { diagnose, type PageSource, readPage } from '../diagnostics/validate-page.ts';
import type { Files } from '../environment/environment.ts';
import type { SiteOwn } from '../extras/extras.ts';
import { type PageFile, shown } from '../pages/pages.ts';
import type { Checked } from '../report/report.ts';
import type { ListReading } from '../units/list.ts';
import { type FetchList, readList } from '../units/source.ts';
import { createReadings, type ReadingOptions } from './readings.ts';

export interface PageCheckInput {
  readonly files: Files;
  /** The folder that file names are relative to. */
  readonly cwd: string;
  /** The document model; that of the built-in widgets by default. */
  readonly model?: DocumentModel;
  readonly diagnosticMessages: DiagnosticMessages;
  /** Milliseconds since 1970. */
  now(): number;
  /** The pages are about to be published. */
  readonly isRelease?: boolean;
  /** Skips the warnings of a page without errors. */
  readonly skipsWarnings?: boolean;
  /** The pages of the site that name a project id. */
  readonly pagesOf?: (projectId: string) => readonly ProjectOfPage[];
  /** The site's additions besides its pages. */
  readonly own?: SiteOwn | undefined;
  /** Reads images; by default each completely, before the page is checked. */
  readonly reading?: ReadingOptions;
  /** Lists of homes by the slug of their page, in place of their sources. */
  readonly lists?: Readonly<Record<string, UnitList>> | undefined;
  /** Gets published lists of homes; over the web by default. */
  readonly fetchList?: FetchList | undefined;
}

/** The result of checking a page. */
export interface CheckedPage extends Checked {
  /** The text; the bytes themselves if they are not UTF-8. */
  readonly content: string | Uint8Array;
  /** The document of a page without errors. */
  readonly document: Readonly<Record<string, unknown>> | undefined;
  /** The page's list of homes, if it has one. */
  readonly list: ListReading | undefined;
  /** The same page, now that some of its files (paths from page.json) turned out to be unusable after all. */
  without(files: readonly string[]): Checked;
}

/**
 * The one check of `validate`, of the preview and of `build`: the document, and every file it names, read completely.
 * Findings are in the order of the lines, in the language of `diagnosticMessages`.
 */
export function createPageCheck(input: PageCheckInput) {
  const {
    files,
    cwd,
    model = ownModel,
    diagnosticMessages,
    now,
    isRelease,
    skipsWarnings,
    pagesOf,
    own,
    fetchList,
    lists = {},
  } = input;
  const readings = createReadings(files, input.reading);

  return async function checkPage(page: PageFile): Promise<CheckedPage> {
    const file = shown({ cwd }, page.file);
    let content: string | Uint8Array;
    try {
      content = files.readText(page.file);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const checked = { file, text: '', diagnostics: [unreadable(file, diagnosticMessages, reason)] };
      return { ...checked, content: '', document: undefined, list: undefined, without: () => checked };
    }
    const read = readPage(content, model);
    const pictures = await readings.read(page, read.facts ? picturesBeside(read.facts) : []);
    const list =
      read.facts &&
      (await readList(page, read.facts.document, { files, now, fetch: fetchList, given: lists[page.slug] }));
    const source: PageSource = {
      file,
      list,
      model,
      folder: page.folder,
      files,
      diagnosticMessages,
      now: now(),
      slug: basename(dirname(page.folder)) === 'pages' ? page.slug : undefined,
      ...(isRelease ? { isRelease } : {}),
      names: own?.names,
      presets: own?.look.presets,
      ...(pagesOf ? { pagesOf } : {}),
      isEmpty: (path) => isEmptyFile(files, join(page.folder, path)),
      picture: (path) => pictures.get(path),
    };
    const diagnoseWith = (
      changed: { [key in 'pagesOf' | 'picture' | 'skipsWarnings']?: PageSource[key] } = {},
    ): Checked => {
      const diagnostics = diagnose(read, { ...source, ...changed });
      return { file, text: diagnostics.length > 0 ? textOf(content) : '', diagnostics };
    };
    // The other pages of the site only cause warnings, which a build reports next to errors.
    const alone = isRelease
      ? diagnoseWith({ pagesOf: undefined, ...(skipsWarnings ? { skipsWarnings } : {}) })
      : undefined;
    const checked = alone && !hasErrors(alone) ? alone : diagnoseWith();
    return {
      ...checked,
      content,
      list,
      document: hasErrors(checked) ? undefined : (read.document.value as Readonly<Record<string, unknown>>),
      without(names) {
        const lost = new Set(names);
        const again = diagnoseWith({
          picture: (path) => (lost.has(path) ? { kind: 'unreadable' } : pictures.get(path)),
        });
        if (hasErrors(again)) return again;
        const text = diagnosticMessages.findings.KV411({ src: names[0] ?? '', problem: 'damaged' });
        return { ...again, diagnostics: [...again.diagnostics, atTheStart('KV411', file, text)] };
      },
    };
  };
}

export type PageCheck = ReturnType<typeof createPageCheck>;

/** A page file that is not there, is a folder or may not be read. */
export function unreadable(file: string, diagnosticMessages: DiagnosticMessages, reason: string): Diagnostic {
  return atTheStart('KV101', file, diagnosticMessages.findings.KV101({ reason }));
}

function atTheStart(code: Diagnostic['code'], file: string, text: FindingText): Diagnostic {
  const place = { file, line: 1, column: 1, endLine: 1, endColumn: 1, path: '', where: '' };
  return { code, severity: 'error', ...place, ...text, span: { start: 0, length: 0 }, edits: [] };
}

function hasErrors({ diagnostics }: Checked): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

function textOf(content: string | Uint8Array): string {
  return typeof content === 'string'
    ? content
    : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
}

function isEmptyFile(files: Files, path: string): boolean {
  return files.kind(path) === 'file' && files.size(path) === 0;
}
