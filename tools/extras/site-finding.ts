import { codes } from '../diagnostics/codes.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { DiagnosticMessages } from '../diagnostics/messages/messages.ts';
import type { Checked } from '../report/report.ts';

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
