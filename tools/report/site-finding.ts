import { codes } from '../diagnostics/codes.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { DiagnosticMessages } from '../diagnostics/messages/messages.ts';
import type { Checked } from './report.ts';

/** A finding about a whole file or folder of the site, as reports show it. */
export function atFile(
  file: string,
  { code, params = {} }: Finding,
  diagnosticMessages: DiagnosticMessages,
): Checked {
  const place = { file, line: 1, column: 1, endLine: 1, endColumn: 1, path: '', where: '' };
  const said = diagnosticMessages.findings[code](params);
  const span = { start: 0, length: 0 };
  return {
    file,
    text: '',
    diagnostics: [{ code, severity: codes[code], ...place, ...said, span, edits: [] }],
  };
}

/** Reads a file of the site; a folder of that name, or a file without the right to read it, is reported. */
export function readOrReport<T>(
  read: () => T,
  file: string,
  diagnosticMessages: DiagnosticMessages,
): { readonly content: T } | { readonly problem: Checked } {
  try {
    return { content: read() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: atFile(file, { code: 'KV101', params: { reason } }, diagnosticMessages) };
  }
}
