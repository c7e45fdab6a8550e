import type { Span } from '../../src/document/changes.ts';
import type { DocumentModel } from '../../src/document/model.ts';
import type { Path } from '../../src/document/path.ts';
import { ownModel } from '../../src/engine/own-model.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { join } from '../../src/lib/posix-path.ts';
import type { Files } from '../environment/environment.ts';
import { codes, refusedByBuild } from './codes.ts';
import { collectFacts, type DocumentFacts } from './collect-facts.ts';
import { type ParsedDocument, readDocument } from './document.ts';
import type { Diagnostic, Finding } from './finding.ts';
import { english } from './messages/english.ts';
import type { DiagnosticMessages } from './messages/messages.ts';
import { editsOf } from './repair.ts';
import { rules } from './rules/all.ts';
import type { RuleContext } from './rules/rule.ts';
import { breadcrumb } from './schema/breadcrumb.ts';
import { checkSchema, type OwnNames } from './schema/check-schema.ts';
import { linesOf } from './text/lines.ts';

export interface PageSource extends Omit<RuleContext, 'leadsOut' | 'model'> {
  /** The document model; that of the built-in widgets by default. */
  readonly model?: DocumentModel;
  /** The folder with the pictures of the page; without it pictures are not looked for. */
  readonly folder?: string;
  readonly files?: Files;
  readonly diagnosticMessages?: DiagnosticMessages;
  /** Icons, fonts and presets of the site's own. */
  readonly names?: OwnNames | undefined;
  /** The page is about to be published: what may wait until then is an error. */
  readonly isRelease?: boolean;
  /** Skips the warnings. */
  readonly skipsWarnings?: boolean;
}

/** A page that has been read: its document, and the facts that rules look at where it has any. */
export interface PageRead {
  readonly document: ParsedDocument;
  readonly facts: DocumentFacts | undefined;
}

/** Everything that is wrong with one page document, from top to bottom; an empty list for a page that may be built. */
export function validatePage(content: string | Uint8Array, source: PageSource): Diagnostic[] {
  return diagnose(readPage(content, source.model), source);
}

/** Reads a page once, for `diagnose` and for callers that need its files first. */
export function readPage(content: string | Uint8Array, { tables } = ownModel): PageRead {
  const document = readDocument(content);
  return { document, facts: isRecord(document.value) ? collectFacts(document.value, tables) : undefined };
}

/** Everything that is wrong with a page that has been read. */
export function diagnose({ document, facts }: PageRead, source: PageSource): Diagnostic[] {
  const all = [...document.findings, ...checkRead(document, facts, source)];
  const findings = source.skipsWarnings
    ? all.filter(({ code }) => severityOf(code, source) === 'error')
    : all;
  return findings.length === 0 ? [] : toDiagnostics(document, findings, source);
}

/** A file that holds a part of a page, such as a pattern. */
export interface PagePart {
  /** A page around what the file holds; nothing when it holds too little. */
  page(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | undefined;
  /** Where in the file a path of that page is; nothing for what the file does not hold. */
  placeOf(path: Path): Path | undefined;
  /** The problems of the file itself. */
  check(value: Readonly<Record<string, unknown>>): readonly Finding[];
}

/** All problems of a file with a part of a page, reported at its own lines. */
export function validatePart(
  content: string | Uint8Array,
  source: PageSource,
  part: PagePart,
): { readonly value: unknown; readonly text: string; readonly diagnostics: Diagnostic[] } {
  const document = readDocument(content);
  const { text, value } = document;
  const findings: Finding[] = [...document.findings];
  if (isRecord(value)) {
    findings.push(...part.check(value));
    const page = part.page(value);
    for (const finding of page
      ? checkValue(page, collectFacts(page, source.model?.tables ?? ownModel.tables), source)
      : []) {
      const path = part.placeOf(finding.path ?? []);
      if (path) findings.push({ ...finding, path });
    }
  } else if (value !== undefined) findings.push(...checkSchema(value, source.model ?? ownModel));
  return { value, text, diagnostics: findings.length > 0 ? toDiagnostics(document, findings, source) : [] };
}

function checkRead(
  { value, findings }: ParsedDocument,
  facts: DocumentFacts | undefined,
  source: PageSource,
): Finding[] {
  return value === undefined && findings.length > 0 ? [] : checkValue(value, facts, source);
}

function checkValue(value: unknown, facts: DocumentFacts | undefined, source: PageSource): Finding[] {
  const { model = ownModel } = source;
  const schema = checkSchema(value, model, source.names);
  if (!facts) return schema;
  const lists = new Map<string, readonly string[] | undefined>();
  const folder = (path: string) => {
    if (!lists.has(path)) lists.set(path, source.files?.list(join(source.folder ?? '', path)));
    return lists.get(path);
  };
  const home = once(() => source.folder && source.files?.realPath(source.folder));
  const leadsOut = (path: string) => {
    const { files, folder: own } = source;
    const real = own === undefined ? undefined : files?.realPath(join(own, path));
    const base = home();
    return real !== undefined && base !== undefined && !isBelow(real, base);
  };
  const looksForFiles = source.folder !== undefined && source.files !== undefined;
  return [
    ...schema,
    ...rules
      .flatMap((rule) => rule(facts, folder, { ...source, model, leadsOut }))
      .filter(({ code }) => looksForFiles || code !== 'KV401'),
  ];
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder) && /[\\/]/.test(path.charAt(folder.length));
}

/** Adds the line, the sentence and the edits to each finding; of two at one spot the one about punctuation stays. */
function toDiagnostics(
  document: ParsedDocument,
  findings: readonly Finding[],
  source: PageSource,
): Diagnostic[] {
  const locator = document.locator();
  const lines = linesOf(document.text);
  const diagnosticMessages = source.diagnosticMessages ?? english;
  const spanOf = (finding: Finding): Span => {
    const span = finding.span ?? locator.find(finding.path ?? [], finding.on);
    return finding.within ? narrowed(span, finding.within, document.text) : span;
  };
  const slips = new Set(document.findings.map((finding) => finding.span?.start));
  const mayRepair = ({ repair }: Finding) => !document.isDoubtful || repair?.kind === 'edits';
  const isRepeated = (finding: Finding) => !finding.span && slips.has(spanOf(finding).start);
  return findings
    .filter((finding) => !isRepeated(finding))
    .map((finding) => {
      const span = spanOf(finding);
      const start = lines.at(span.start);
      const end = lines.at(span.start + span.length);
      const seen = finding.see && ('start' in finding.see ? finding.see : locator.find(finding.see));
      const line = seen ? { line: String(lines.at(seen.start).line) } : {};
      return {
        code: finding.code,
        severity: severityOf(finding.code, source),
        file: source.file,
        line: start.line,
        column: start.column,
        endLine: end.line,
        endColumn: end.column,
        path: (finding.path ?? []).join('/'),
        where: breadcrumb(document.value, finding.path ?? []),
        ...diagnosticMessages.findings[finding.code]({ ...finding.params, ...line }),
        span,
        edits: mayRepair(finding) ? editsOf(finding, locator) : [],
      };
    })
    .sort((a, b) => a.span.start - b.span.start || a.code.localeCompare(b.code));
}

function severityOf(code: Finding['code'], { isRelease }: PageSource): Diagnostic['severity'] {
  return isRelease && refusedByBuild.has(code) ? 'error' : codes[code];
}

/** The first place of `part` inside a span; the span itself when it is written in another way there. */
function narrowed(span: Span, part: string, text: string): Span {
  const at = text.slice(span.start, span.start + span.length).indexOf(part);
  return at < 0 ? span : { start: span.start + at, length: part.length };
}

/** Asks once, when it is first needed. */
function once<T>(ask: () => T): () => T {
  let held: { readonly value: T } | undefined;
  return () => {
    held ??= { value: ask() };
    return held.value;
  };
}
