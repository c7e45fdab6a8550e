import type { ChangeDesc } from '@codemirror/state';
import type { StudioFinding } from '../../wire.ts';

/**
 * Moves the findings of an older text to their places in the new one. A finding is dropped if its words are gone; a fix
 * is dropped if its words have changed.
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

/** True if a text is still the one of a ready-made section. */
export const isSample = ({ code }: Pick<StudioFinding, 'code'>): boolean => code === 'KV341';

/** Findings of the text itself, not of what it says. */
const OF_TEXT = /^KV1\d\d$/;

/** Returns the findings that make a text unreadable, in the order of the text. */
export function faultsOf(findings: readonly StudioFinding[]): readonly StudioFinding[] {
  const own = findings.filter(({ code }) => OF_TEXT.test(code));
  return own.sort((a, b) => a.span.start - b.span.start);
}
