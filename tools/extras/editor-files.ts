import { join } from 'node:path';
import { codes } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/finding.ts';
import type { DiagnosticMessages } from '../diagnostics/messages/messages.ts';
import { linesOf } from '../diagnostics/text/lines.ts';
import type { Files } from '../environment/environment.ts';
import type { Checked } from '../report/report.ts';
import { PACKAGE_SCHEMA, SITE_SCHEMA } from '../schema/schema-files.ts';
import { PATTERNS } from './patterns.ts';

/** A text in quotes that may be the path of a schema. */
const QUOTED = /"([^"\n]*\.schema(?:\.id)?\.json)"/g;

/** Where the files of a site other than its pages send editors to the schema of the package, each with its fix. */
export function checkEditorFiles(
  files: Files,
  root: string,
  diagnosticMessages: DiagnosticMessages,
): readonly Checked[] {
  const patterns = (files.list(join(root, PATTERNS)) ?? []).filter((name) => name.endsWith('.json'));
  return ['.vscode/settings.json', ...patterns.map((name) => `${PATTERNS}/${name}`)].flatMap((file) => {
    const text = files.kind(join(root, file)) === 'file' ? files.readText(join(root, file)) : '';
    if (typeof text !== 'string') return [];
    // The settings of an editor name files from the site, other files from beside themselves.
    const up = file.startsWith(`${PATTERNS}/`) ? '../' : './';
    const diagnostics = [...text.matchAll(QUOTED)].flatMap(({ index, 1: path = '' }) => {
      const [, name] = PACKAGE_SCHEMA.exec(path) ?? [];
      if (name === undefined) return [];
      const value = up + SITE_SCHEMA.replace('page', name);
      return [staleSchema(file, text, { start: index + 1, length: path.length, value }, diagnosticMessages)];
    });
    return diagnostics.length > 0 ? [{ file, text, diagnostics }] : [];
  });
}

function staleSchema(
  file: string,
  text: string,
  { start, length, value }: { readonly start: number; readonly length: number; readonly value: string },
  { findings }: DiagnosticMessages,
): Diagnostic {
  const { line, column } = linesOf(text).at(start);
  const place = { file, line, column, endLine: line, endColumn: column + length, path: '', where: '' };
  const said = { code: 'KV338', severity: codes.KV338, ...findings.KV338({ value }) } as const;
  return { ...said, ...place, span: { start, length }, edits: [{ start, length, text: value }] };
}
