import type { TextChange } from '../../../src/document/changes.ts';
import { formatPointer, parsePointer } from '../../../src/document/path.ts';
import { mapPath, type PathMove } from '../../../src/document/path-moves.ts';
import type { Diagnostic } from '../../diagnostics/finding.ts';

/** The effect of an edit on the findings of a page. */
export interface Comparison {
  readonly fresh: readonly Diagnostic[];
  readonly gone: readonly Diagnostic[];
}

/**
 * The findings that an edit added and removed. One that was there before is the same afterwards if it has the
 * same code at the value that has moved there, or at the text that has.
 */
export function compareFindings(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  { changes, moves }: { changes: readonly TextChange[]; moves: readonly PathMove[] },
): Comparison {
  const left = new Set(before);
  const fresh = after.filter((finding) => {
    const same = [...left].find(
      (one) =>
        one.code === finding.code &&
        (movedPath(one, moves) === `/${finding.path}` ||
          movedStart(one.span.start, changes) === finding.span.start),
    );
    if (same) left.delete(same);
    return !same;
  });
  return { fresh, gone: [...left] };
}

function movedPath({ path }: Diagnostic, moves: readonly PathMove[]): string | undefined {
  const now = mapPath(parsePointer(`/${path}`), moves);
  return now && formatPointer(now);
}

/** Where an offset is afterwards; nothing when its text was changed. */
function movedStart(offset: number, changes: readonly TextChange[]): number | undefined {
  let shift = 0;
  for (const { start, length, text } of changes) {
    if (start > offset) break;
    if (start + length > offset) return undefined;
    shift += text.length - length;
  }
  return offset + shift;
}
