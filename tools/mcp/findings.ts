import type { Diagnostic } from '../diagnostics/finding.ts';

/** More would fill the context of an agent without helping: they are fixed from the top. */
const MOST = 40;
const MOST_WORDS = 60;

/** Findings for an agent, one a line: how bad, which, where, what, what to do, and the change that fixes it. */
export function printFindings(text: string, findings: readonly Diagnostic[]): string {
  const lines = findings.slice(0, MOST).map((finding) => printFinding(text, finding));
  const more = findings.length - lines.length;
  return [...lines, ...(more > 0 ? [`… and ${more} more. Fix these first.`] : [])].join('\n');
}

/** `1 error, 2 warnings` */
export function countOf(findings: readonly Diagnostic[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;
  return `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`;
}

function printFinding(text: string, { severity, code, path, line, message, fix, edits }: Diagnostic): string {
  const place = path ? `/${path}` : `line ${line}`;
  const words = `${message} ${fix}`.trim().split(/\s+/);
  const said = words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS).join(' ')} …` : words.join(' ');
  const [edit, ...others] = edits;
  const before = edit && text.slice(edit.start, edit.start + edit.length);
  const isShort = edit && before !== undefined && before.length + edit.text.length <= 120;
  const repair =
    isShort && others.length === 0 ? ` [fix: ${before || 'add'} → ${edit.text || 'nothing'}]` : '';
  return `${severity} ${code} ${place}: ${said}${repair}`;
}
