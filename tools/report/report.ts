import type { Diagnostic } from '../diagnostics/finding.ts';
import type { Counts, DiagnosticMessages } from '../diagnostics/messages/messages.ts';

/** One checked file: its text for code frames, and what was found. */
export interface Checked {
  readonly file: string;
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  yellow(text: string): string;
  cyan(text: string): string;
  green(text: string): string;
}

interface ReportOptions {
  readonly diagnosticMessages: DiagnosticMessages;
  readonly paint: Paint;
}

/** All pages in one text for standard output, without a break at its end. */
export type Report = (checked: readonly Checked[], options: ReportOptions) => string;

export function countFindings(checked: readonly Checked[]): Counts {
  const all = checked.flatMap(({ diagnostics }) => diagnostics);
  const errors = all.filter(({ severity }) => severity === 'error').length;
  const touched = checked.filter(({ diagnostics }) => diagnostics.length > 0);
  const files = touched.length > 0 ? touched : checked;
  return {
    errors,
    warnings: all.length - errors,
    files: files.length,
    arePages: files.every(({ file }) => /(?:^|[/\\])page\.json$|^<stdin>$/.test(file)),
    mendable: all.filter(({ edits }) => edits.length > 0).length,
  };
}
