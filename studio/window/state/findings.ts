import type { ChangeDesc } from '@codemirror/state';
import type { StudioFinding } from '../../wire.ts';

/**
 * Findings of a text that has changed since, at their places in the new one. One whose words are gone goes with them; a
 * mend whose words have changed is not offered any more.
 */
export function movedFindings(
  findings: readonly StudioFinding[],
  changes: ChangeDesc,
): readonly StudioFinding[] {
  if (changes.empty || findings.length === 0) return findings;
  const at = (offset: number, side: -1 | 1) => changes.mapPos(Math.min(offset, changes.length), side);
  return findings.flatMap((finding) => {
    const { span, edits } = finding;
    const start = at(span.start, 1);
    const end = Math.max(at(span.start + span.length, -1), span.length === 0 ? start : 0);
    if (end < start || (end === start && span.length > 0)) return [];
    const isTouched = edits.some(
      (edit) => changes.touchesRange(edit.start, edit.start + edit.length) !== false,
    );
    const moved = edits.map((edit) => ({ ...edit, start: at(edit.start, 1) }));
    return [{ ...finding, span: { start, length: end - start }, edits: isTouched ? [] : moved }];
  });
}

/** Findings of the text itself, not of what it says. */
const OF_TEXT = /^KV1\d\d$/;

/** What keeps a text from being read, from its beginning to its end. */
export function faultsOf(findings: readonly StudioFinding[]): readonly StudioFinding[] {
  const own = findings.filter(({ code }) => OF_TEXT.test(code));
  return own.sort((a, b) => a.span.start - b.span.start);
}
