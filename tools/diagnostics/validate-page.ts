import { join, sep } from 'node:path';
import type { Files } from '../world.ts';
import { codes } from './codes.ts';
import { type PageDocument, readDocument } from './document.ts';
import { collectFacts } from './facts/collect.ts';
import type { Diagnostic, Finding, Span } from './finding.ts';
import { editsOf } from './mend.ts';
import { rules } from './rules/all.ts';
import { breadcrumb } from './schema/breadcrumb.ts';
import { isRecord } from './schema/bundle.ts';
import { checkSchema } from './schema/check-schema.ts';
import { linesOf } from './text/lines.ts';
import { english } from './words/english.ts';
import type { Words } from './words/words.ts';

export interface PageSource {
  /** The name in messages, such as `pages/taman-asri/page.json`. */
  readonly file: string;
  /** The folder with the pictures of the page; without it pictures are not looked for. */
  readonly folder?: string;
  readonly files?: Files;
  readonly words?: Words;
}

/** Everything that is wrong with one page document, from top to bottom; an empty list for a page that may be built. */
export function validatePage(content: string | Uint8Array, source: PageSource): Diagnostic[] {
  const document = readDocument(content);
  const findings = [...document.findings, ...checkValue(document, source)];
  return findings.length === 0 ? [] : toDiagnostics(document, findings, source);
}

function checkValue({ value, findings }: PageDocument, source: PageSource): Finding[] {
  if (value === undefined && findings.length > 0) return [];
  const schema = checkSchema(value);
  if (!isRecord(value)) return schema;
  const facts = collectFacts(value);
  const lists = new Map<string, readonly string[] | undefined>();
  const folder = (path: string) => {
    if (!lists.has(path)) lists.set(path, source.files?.list(join(source.folder ?? '', path)));
    return lists.get(path);
  };
  const leadsOut = (path: string) => {
    const { files, folder: own } = source;
    const real = own === undefined ? undefined : files?.realPath(join(own, path));
    const home = own === undefined ? undefined : files?.realPath(own);
    return real !== undefined && home !== undefined && !real.startsWith(home + sep);
  };
  const looksForFiles = source.folder !== undefined && source.files !== undefined;
  return [
    ...schema,
    ...rules
      .flatMap((rule) => rule(facts, folder, { leadsOut }))
      .filter(({ code }) => looksForFiles || code !== 'KV401'),
  ];
}

/** Gives each finding its line, its sentence and its edits; of two at one spot the one about punctuation stays. */
function toDiagnostics(
  document: PageDocument,
  findings: readonly Finding[],
  source: PageSource,
): Diagnostic[] {
  const locator = document.locator();
  const lines = linesOf(document.text);
  const words = source.words ?? english;
  const spanOf = (finding: Finding): Span => {
    const span = finding.span ?? locator.find(finding.path ?? [], finding.on);
    return finding.within ? narrowed(span, finding.within, document.text) : span;
  };
  const slips = new Set(document.findings.map((finding) => finding.span?.start));
  const mayMend = ({ mend }: Finding) => !document.isDoubtful || mend?.kind === 'edits';
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
        severity: codes[finding.code],
        file: source.file,
        line: start.line,
        column: start.column,
        endLine: end.line,
        endColumn: end.column,
        path: (finding.path ?? []).join('/'),
        where: breadcrumb(document.value, finding.path ?? []),
        ...words.say[finding.code]({ ...finding.params, ...line }),
        span,
        edits: mayMend(finding) ? editsOf(finding, locator, document.text) : [],
      };
    })
    .sort((a, b) => a.span.start - b.span.start || a.code.localeCompare(b.code));
}

/** The first place of `part` inside a span; the span itself when it is written in another way there. */
function narrowed(span: Span, part: string, text: string): Span {
  const at = text.slice(span.start, span.start + span.length).indexOf(part);
  return at < 0 ? span : { start: span.start + at, length: part.length };
}
