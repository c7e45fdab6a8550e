import { join } from 'node:path';
import type { Path } from '../../src/document/path.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { DiagnosticMessages } from '../diagnostics/messages/messages.ts';
import { linesOf } from '../diagnostics/text/lines.ts';
import { configFileOf } from '../engine/load-config.ts';
import type { Files } from '../environment/environment.ts';
import type { Checked } from '../report/report.ts';
import { atFile } from '../report/site-finding.ts';

/** The config of a site as its author wrote it. */
export interface ConfigText {
  readonly file: string;
  readonly text: string;
}

export function readConfigText(files: Files, root: string): ConfigText {
  const file = configFileOf(files, root);
  const text = file === undefined ? '' : files.readText(join(root, file));
  return { file: file ?? 'kavling.config', text: typeof text === 'string' ? text : '' };
}

/** A finding about the config: at the last key of its path that the file names, or at its beginning. */
export function atConfig(
  { file, text }: ConfigText,
  finding: Finding,
  diagnosticMessages: DiagnosticMessages,
): Checked {
  const { path = [] } = finding;
  const { start, length } = lastKey(text, path);
  const { line, column } = linesOf(text).at(start);
  const place = { line, column, endLine: line, endColumn: column + length, span: { start, length } };
  const located = atFile(file, finding, diagnosticMessages);
  const shown = { path: path.join('/'), where: path.join('.') };
  return {
    ...located,
    text,
    diagnostics: located.diagnostics.map((one) => ({ ...one, ...shown, ...place })),
  };
}

/** Each key is looked for behind the one that holds it. A config is code, so a key may be made elsewhere. */
function lastKey(text: string, path: Path): { readonly start: number; readonly length: number } {
  let found = { start: 0, length: 0 };
  for (const key of path.map(String)) {
    const from = found.start + found.length;
    const pattern = new RegExp(`(?<![\\w$-])${key.replaceAll(/\W/g, '\\$&')}(?=["']?\\s*:)`);
    const at = text.slice(from).search(pattern);
    if (at < 0) break;
    found = { start: from + at, length: key.length };
  }
  return found;
}
