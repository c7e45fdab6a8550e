import { applyChanges, type TextChange } from '../../src/document/changes.ts';
import { move } from '../../src/document/edit/move.ts';
import { removeRepeated, set } from '../../src/document/edit/set.ts';
import type { Finding } from './finding.ts';
import type { Locator } from './locator.ts';

/** The edits of the author's text that apply a fix; none if the place is not found. */
export function editsOf(finding: Finding, locator: Locator): readonly TextChange[] {
  const { repair, path = [] } = finding;
  switch (repair?.kind) {
    case undefined:
      return [];
    case 'edits':
      return repair.edits;
    case 'rename-key':
      return locator.changes((document) => move(document, path, [...path.slice(0, -1), repair.to]));
    case 'replace-value':
      return locator.changes((document) => set(document, path, repair.value));
    case 'remove-repeated':
      return locator.changes((document) => removeRepeated(document, path));
  }
}

/** The text with every fix applied that does not overlap another one. */
export function repairText(
  text: string,
  repairs: readonly (readonly TextChange[])[],
): { text: string; done: number } {
  const taken: TextChange[] = [];
  let done = 0;
  for (const edits of repairs) {
    if (edits.length === 0 || edits.some((edit) => taken.some((other) => touches(edit, other)))) continue;
    taken.push(...edits);
    done += 1;
  }
  return {
    text: applyChanges(
      text,
      taken.sort((a, b) => a.start - b.start),
    ),
    done,
  };
}

function touches(a: TextChange, b: TextChange): boolean {
  return a.start < b.start + Math.max(1, b.length) && b.start < a.start + Math.max(1, a.length);
}
