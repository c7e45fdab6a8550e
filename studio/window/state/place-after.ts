import type { ChangeDesc } from '@codemirror/state';
import { findPlace, type ParsedText } from '../../../src/document/parse.ts';
import type { Path } from '../../../src/document/path.ts';
import { pathAt } from '../../../src/document/path-at.ts';

/** Where the value at `path` is after its text was changed from outside; nothing when it is gone. */
export function pathAfter(
  path: Path,
  before: ParsedText,
  after: ParsedText,
  changes: ChangeDesc,
): Path | undefined {
  const value = findPlace(before.root, path)?.value;
  if (!value) return undefined;
  const found = pathAt(after, changes.mapPos(value.offset, 1));
  return found && found.path.length >= path.length ? found.path.slice(0, path.length) : undefined;
}
