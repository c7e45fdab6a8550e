import { statSync } from 'node:fs';
import { withPageLock } from '../../../studio/server/files/page-lock.ts';
import type { Diagnostic } from '../../diagnostics/finding.ts';
import { compareFindings } from '../edit/compare.ts';
import { MOST_OPERATIONS, operationNames, type ReadOperation, readOperations } from '../edit/ops.ts';
import { type Prepared, prepareEdit } from '../edit/prepare.ts';
import { textDiff } from '../edit/text-diff.ts';
import { writePage } from '../edit/write-page.ts';
import { countOf, printFindings } from '../findings.ts';
import type { AgentSite, ReadPage } from '../site.ts';
import {
  argumentsOf,
  type Caller,
  type Content,
  PAGE_ARGUMENT,
  type Tool,
  ToolError,
  text,
} from '../tool.ts';

/** The number of times a person may write between our read and our write; after that the agent gets an error. */
const MOST_TRIES = 5;
const MOST_LABEL = 80;

export function editTool(site: AgentSite): Tool {
  return {
    name: 'edit',
    title: 'Edit a page',
    description: [
      'Changes a page: all operations or none. Each is made to what the one before it gave. Answers with the lines that changed, the findings that are new and those that went. Nothing is written when an error would be new, unless "draft".',
      'Operations: {"op":"set","path":"/sections/0/tone","value":"tint"}, {"op":"unset","path":…} takes a key out, {"op":"insert","path":"/sections/3","value":{…}} puts an entry before number 3 ("-" is the end), {"op":"remove","path":…}, {"op":"move","from":…,"path":…}.',
      'The rest of the file stays as it is, byte for byte. People see each call as one step with your name and can undo it.',
    ].join('\n'),
    inputSchema: argumentsOf(['page', 'base', 'ops'], {
      page: PAGE_ARGUMENT,
      base: { type: 'string', description: 'The hash of the page as you have read it.' },
      ops: {
        type: 'array',
        maxItems: MOST_OPERATIONS,
        items: {
          type: 'object',
          properties: {
            op: { enum: operationNames },
            path: { type: 'string', description: 'JSON pointer.' },
            from: { type: 'string', description: 'JSON pointer; only for move.' },
            value: { description: 'Any JSON.' },
          },
          required: ['op', 'path'],
        },
      },
      label: { type: 'string', description: 'What you did, in a few words, for the list of versions.' },
      draft: { type: 'boolean', description: 'Write even if an error is new.' },
    }),
    writes: true,
    async run({ page, base, ops, label, draft = false }, caller) {
      const operations = readOperations(ops as readonly unknown[]);
      const wish: Wish = {
        operations,
        label: labelOf(label, operations),
        isDraft: draft === true,
      };
      const { slug } = site.read(String(page)).page;
      return withPageLock(site.root, slug, async () => {
        for (let tries = 0; tries < MOST_TRIES; tries++) {
          const read = site.read(slug);
          const prepared = await prepareEdit(site, read, String(base), operations);
          const answer = await tryEdit(site, read, prepared, wish, caller);
          if (answer) return answer;
        }
        throw new ToolError('Nothing was written: this page keeps changing. Read it again.');
      });
    },
  };
}

interface Wish {
  readonly operations: readonly ReadOperation[];
  readonly label: string;
  readonly isDraft: boolean;
}

/** Checks and writes; nothing if the file has changed meanwhile. */
async function tryEdit(
  site: AgentSite,
  read: ReadPage,
  prepared: Prepared,
  { label, isDraft }: Wish,
  caller: Caller,
): Promise<readonly Content[] | undefined> {
  const { page } = read;
  if (prepared.text === read.text) return text(`Nothing changed: the page is so already. hash ${read.hash}`);
  const { check } = await site.open();
  const before = await check(page, read.text);
  const after = await check(page, prepared.text);
  const { fresh, gone } = compareFindings(before, after, prepared);
  const errors = fresh.filter(({ severity }) => severity === 'error');
  if (errors.length > 0 && !isDraft) throw new ToolError(refusal(prepared.text, fresh));
  await rememberBefore(site, read);
  // Before the file changes, so that observers find out who changed it.
  const { id, hash } = await site.history.record(page.slug, {
    at: site.environment.now(),
    who: caller.name,
    kind: 'agent',
    label,
    base: read.hash,
    text: prepared.text,
  });
  let isWritten = false;
  try {
    isWritten = await writePage(page.file, read.text, prepared.text);
  } finally {
    if (!isWritten) await site.history.forget(page.slug, id);
  }
  if (!isWritten) return undefined;
  return text(
    `Written${prepared.isMerged ? ', merged with what others changed since' : ''}. hash ${hash}`,
    textDiff(read.text, prepared.text),
    fresh.length > 0 ? `New findings:\n${printFindings(prepared.text, fresh)}` : '',
    gone.length > 0 ? `Gone: ${gone.map(({ code, path }) => `${code} /${path}`).join(', ')}` : '',
    `The page has ${countOf(after)}.`,
  );
}

/** The file on the disk can be restored, by any author. */
async function rememberBefore(
  { history, environment }: AgentSite,
  { page, text, hash }: ReadPage,
): Promise<void> {
  const [newest] = await history.list(page.slug);
  if (newest?.hash === hash) return;
  const base = newest?.hash ?? null;
  const changedAt = Math.floor(statSync(page.file).mtimeMs);
  await history.record(page.slug, {
    // Before the step of the agent, whatever the clock of the disk says.
    at: Math.min(changedAt, environment.now() - 1),
    who: 'disk',
    kind: 'save',
    label: 'Changed outside the studio',
    base,
    text,
  });
}

function refusal(draft: string, fresh: readonly Diagnostic[]): string {
  return [
    `Nothing was written: the page would have new errors. Fix them in your operations and call again with the same base.`,
    printFindings(draft, fresh),
  ].join('\n');
}

function labelOf(given: unknown, operations: readonly ReadOperation[]): string {
  const own = typeof given === 'string' ? given.replace(/[\p{C}\s]+/gu, ' ').trim() : '';
  const [first, second] = operations;
  const more = operations.length > 2 ? ` and ${operations.length - 1} more` : '';
  const made = [first?.label ?? '', ...(more || !second ? [] : [second.label])].join(', ') + more;
  return (own || made).slice(0, MOST_LABEL);
}
