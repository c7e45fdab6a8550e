import { isRecord } from '../../../src/lib/is-record.ts';
import { messageIn } from '../../../src/lib/localized-error.ts';
import { type UnitColumn, unitColumns } from '../../../src/lib/unit-columns.ts';
import type { UnitSheet } from '../../../src/lib/unit-sheet.ts';
import { isSameName } from '../../../src/lib/units.ts';
import { insideSite } from '../../../studio/server/files/inside-site.ts';
import { withPageLock } from '../../../studio/server/files/page-lock.ts';
import { hashOfBytes } from '../../../studio/server/pages/page-file.ts';
import { describeProblems, type FoundList } from '../../../studio/server/units/describe-list.ts';
import { writeList } from '../../../studio/server/units/write-list.ts';
import { english } from '../../diagnostics/messages/english.ts';
import { type ChangedList, changeList, type ListChange } from '../../units/change-list.ts';
import { listOfPage } from '../list-of-page.ts';
import type { AgentSite } from '../site.ts';
import { argumentsOf, type Content, PAGE_ARGUMENT, type Tool, ToolError, text } from '../tool.ts';

const MOST_EDITS = 200;

export function editUnitsTool(site: AgentSite): Tool {
  return {
    name: 'edit-units',
    title: 'Edit the list of homes',
    description:
      'Changes cells of a CSV list of homes, all or none. Without "write" the answer shows the changes and nothing is written: show them to the person first. A change that would break the list is refused. The rest of the file stays as it is, byte for byte.',
    inputSchema: argumentsOf(['page', 'base', 'edits'], {
      page: PAGE_ARGUMENT,
      base: { type: 'string', description: 'The hash of the list as "units" showed it.' },
      edits: {
        type: 'array',
        maxItems: MOST_EDITS,
        items: {
          type: 'object',
          properties: {
            code: { type: 'string', description: 'The code of the home.' },
            column: { type: 'string', description: `The title of the column, or ${unitColumns.join(', ')}.` },
            value: { type: 'string', description: 'The new content, as the list writes such cells.' },
          },
          required: ['code', 'column', 'value'],
        },
      },
      write: { type: 'boolean', description: 'Write the changes.' },
    }),
    writes: true,
    async run({ page, base, edits, write = false }) {
      const { slug } = site.read(String(page)).page;
      return withPageLock(site.root, slug, async () => {
        const found = await listOfPage(site, slug);
        if (found.sheet.lock !== '')
          throw new ToolError('Only lists in CSV files next to the page can be edited here. See "units".');
        if (found.sheet.hash !== base)
          throw new ToolError(`The list has changed since you read it. Read it again with "units".`);
        const cells = (edits as readonly unknown[]).map((edit) => cellOf(edit, found.sheet));
        return apply(site, found, cells, write === true);
      });
    },
  };
}

interface CellEdit {
  readonly code: string;
  readonly title: string;
  readonly before: string;
  readonly change: Extract<ListChange, { kind: 'set' }>;
}

/** @throws ToolError for a home or a column that the list does not have */
function cellOf(edit: unknown, sheet: UnitSheet): CellEdit {
  const { code, column, value } = isRecord(edit) ? edit : {};
  if (typeof code !== 'string' || typeof column !== 'string' || typeof value !== 'string')
    throw new ToolError('Each edit is {"code": …, "column": …, "value": …}, all texts.');
  const { places, titles, homes } = sheet;
  const meant = Object.hasOwn(places, column) ? places[column as UnitColumn] : undefined;
  const at = meant ?? titles.findIndex((title) => isSameName(title, column));
  const title = titles[at];
  if (title === undefined)
    throw new ToolError(`The list has no column "${column.slice(0, 80)}". It has: ${titles.join(', ')}.`);
  const found = homes.filter(({ cells }) => isSameName(cells[places.code ?? -1] ?? '', code));
  const [home] = found;
  if (!home) throw new ToolError(`No home has the code "${code.slice(0, 80)}".`);
  if (found.length > 1)
    throw new ToolError(`${found.length} homes have the code "${code}": a person decides.`);
  return {
    code,
    title,
    before: home.cells[at] ?? '',
    change: { kind: 'set', row: home.row, column: at, value },
  };
}

async function apply(
  { root }: AgentSite,
  { bytes, file, settings, sheet }: FoundList,
  cells: readonly CellEdit[],
  isWritten: boolean,
): Promise<readonly Content[]> {
  const changes = cells.map(({ change }) => change);
  const changed = await changeList(bytes, settings, changes);
  if (changed.name !== 'changed')
    throw new ToolError(`Nothing was written. ${reasonOf(changed, sheet.name)}`);
  const lines = cells.map(
    ({ code, title, before, change }) =>
      `${code} | ${title}: ${before || '(empty)'} → ${change.value || '(empty)'}`,
  );
  const open = changed.table.list.problems.length;
  const rest = open > 0 ? `The list still has ${open} problems.` : '';
  if (!isWritten) return text('Nothing is written yet. With "write" these cells change:', ...lines, rest);
  const done = await writeList(insideSite(root, file), sheet.hash, changed.bytes).catch((error: unknown) => {
    throw new ToolError(`The list was not written, and is as it was: ${messageIn(error, 'en')}`);
  });
  if (!done) throw new ToolError('Nothing was written: the list has just changed. Read it again.');
  return text(`Written. hash ${hashOfBytes(changed.bytes)}`, ...lines, rest);
}

function reasonOf(changed: Exclude<ChangedList, { name: 'changed' }>, name: string): string {
  if (changed.name === 'problems')
    return describeProblems(english, name, changed.problems)
      .map(({ message, fix }) => `${message} ${fix}`)
      .join('\n');
  return REASONS[changed.name];
}

const REASONS = {
  unclear: 'The file cannot be written back as it is: a person saves it again as CSV UTF-8.',
  letters: 'The encoding of the file lacks one of these letters.',
  cells: 'A cell is one line of at most 500 letters.',
} as const;
