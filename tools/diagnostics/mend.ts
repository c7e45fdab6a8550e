import type { Edit, Finding } from './finding.ts';
import type { Locator } from './locator.ts';
import { applyEdits } from './text/edits.ts';

/** The edits of the author's text that do a mend; none when the place is not found. */
export function editsOf(finding: Finding, locator: Locator, text: string): readonly Edit[] {
  const { mend, path = [] } = finding;
  switch (mend?.kind) {
    case undefined:
      return [];
    case 'edits':
      return mend.edits;
    case 'rename-key': {
      return [{ ...locator.find(path, 'key'), text: JSON.stringify(mend.to) }];
    }
    case 'replace-value': {
      const span = locator.value(path);
      return span ? [{ ...span, text: JSON.stringify(mend.value) }] : [];
    }
    case 'remove-property': {
      const span = locator.property(path);
      return span ? [withItsComma(span, text)] : [];
    }
  }
}

/** A property and the comma and space before it, so that what is left is well formed. */
function withItsComma({ start, length }: { start: number; length: number }, text: string): Edit {
  const before = /,\s*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  return { start: start - before, length: length + before, text: '' };
}

/** The text with every mend done that does not touch another one. */
export function mendText(text: string, mends: readonly (readonly Edit[])[]): { text: string; done: number } {
  const taken: Edit[] = [];
  let done = 0;
  for (const edits of mends) {
    if (edits.length === 0 || edits.some((edit) => taken.some((other) => touches(edit, other)))) continue;
    taken.push(...edits);
    done += 1;
  }
  return {
    text: applyEdits(
      text,
      taken.sort((a, b) => a.start - b.start),
    ),
    done,
  };
}

function touches(a: Edit, b: Edit): boolean {
  return a.start < b.start + Math.max(1, b.length) && b.start < a.start + Math.max(1, a.length);
}
