import { applyChanges, type TextChange } from '../../../src/document/changes.ts';
import { parseText } from '../../../src/document/parse.ts';
import type { PathMove } from '../../../src/document/path-moves.ts';
import { rebaseChanges } from '../../../src/document/rebase.ts';
import { textChanges } from '../../../src/document/text-changes.ts';
import { isHash } from '../recent.ts';
import { type AgentSite, parsed, type ReadPage } from '../site.ts';
import { ToolError } from '../tool.ts';
import { type ReadOperation, runOperations } from './ops.ts';
import { textDiff } from './text-diff.ts';

/** An edit that can be made to the page as it is now. */
export interface Prepared {
  readonly text: string;
  readonly changes: readonly TextChange[];
  readonly moves: readonly PathMove[];
  /** Others have changed the page since the agent read it, elsewhere. */
  readonly isMerged: boolean;
}

/**
 * Makes the operations of an agent to the text that it has read, and brings them over to the page as it is now.
 * @throws ToolError when the page was changed in the same place, or it is not known since when
 */
export async function prepareEdit(
  site: AgentSite,
  read: ReadPage,
  base: string,
  ops: readonly ReadOperation[],
): Promise<Prepared> {
  if (!isHash(base))
    throw new ToolError('"base" is the hash of the page: the first line that outline and read answer.');
  if (read.hash.startsWith(base)) {
    const { text, changes, moves } = runOperations(parsed(read), ops);
    return { text, changes, moves, isMerged: false };
  }
  const before = await site.recall(read.page.slug, base);
  if (before === undefined)
    throw new ToolError(
      `Nothing was written: the page is not what base ${base.slice(0, 12)} says. It has the hash ${read.hash} now; read it again.`,
    );
  const edit = runOperations(parsed({ ...read, text: before }), ops);
  const changes = rebaseChanges(edit.changes, textChanges(before, read.text));
  const text = changes && applyChanges(read.text, changes);
  const isWhole = text !== undefined && parseText(text).problems.length === 0;
  if (!changes || !isWhole)
    throw new ToolError(
      [
        'Nothing was written: the same place has changed since you read the page. What changed:',
        textDiff(before, read.text),
        `The page has the hash ${read.hash} now. Decide again with that as "base".`,
      ].join('\n'),
    );
  return { text, changes, moves: edit.moves, isMerged: true };
}
