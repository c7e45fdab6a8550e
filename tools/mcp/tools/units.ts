import { shortRupiah } from '../../../src/lib/rupiah.ts';
import type { HomeOfSheet, UnitSheet } from '../../../src/lib/unit-sheet.ts';
import { figuresOf, isSameName, type Unit, unitStatuses } from '../../../src/lib/units.ts';
import { listOfPage } from '../list-of-page.ts';
import type { AgentSite } from '../site.ts';
import { argumentsOf, PAGE_ARGUMENT, type Tool, text } from '../tool.ts';

/** About 4,000 tokens. */
const MOST_HOMES = 100;
const MOST_PROBLEMS = 20;

export function unitsTool(site: AgentSite): Tool {
  return {
    name: 'units',
    title: 'List of homes',
    description:
      'The list of homes of a page: counts by type and status, prices, problems, and the homes as their list writes them, one a line. The first line is the hash that "edit-units" needs as "base".',
    inputSchema: argumentsOf(['page'], {
      page: PAGE_ARGUMENT,
      type: { type: 'string', description: 'Only homes of this type.' },
      status: { type: 'string', description: `Only these: ${unitStatuses.join(', ')}.` },
      search: { type: 'string', description: 'Only rows that contain this.' },
      from: { type: 'integer', minimum: 0, maximum: 1_000_000, description: 'Skip so many homes.' },
    }),
    async run({ page, type, status, search = '', from = 0 }) {
      const { sheet } = await listOfPage(site, String(page));
      const wanted = String(search).toLowerCase();
      const found = sheet.homes.filter(
        ({ cells, unit }) =>
          (type === undefined || isSameName(unit?.type ?? '', String(type))) &&
          (status === undefined || unit?.status === status) &&
          cells.some((cell) => cell.toLowerCase().includes(wanted)),
      );
      const shown = found.slice(Number(from), Number(from) + MOST_HOMES);
      const more = found.length - Number(from) - shown.length;
      return text(
        `hash ${sheet.hash}`,
        `${sheet.name}, changed ${sheet.changedAt || 'at an unknown time'}. ${EDITING[sheet.lock]}`,
        ...summary(sheet),
        ...problems(sheet),
        `row | ${columnsOf(sheet)}`,
        ...shown.map(line),
        more > 0 ? `… ${more} more: narrow them down, or skip some with "from".` : '',
      );
    },
  };
}

const EDITING: Readonly<Record<UnitSheet['lock'], string>> = {
  '': 'Its cells can be changed with "edit-units".',
  none: '',
  missing: 'The file is missing.',
  excel: 'It is an Excel file: a person edits it in a spreadsheet program.',
  address: 'It is a published sheet: a person edits it there.',
  unclear: 'Its quotes or letters are not clear: a person saves it again as CSV UTF-8.',
};

function summary({ homes, skipped }: UnitSheet): string[] {
  const units = homes.flatMap(({ unit }) => unit ?? []);
  const types = new Set(units.map(({ type }) => type));
  const rest = skipped > 0 ? `${skipped} rows are no homes.` : '';
  return [
    ...[...types].map((type) =>
      figures(
        type,
        units.filter((unit) => isSameName(unit.type, type)),
      ),
    ),
    figures('All', units),
    rest,
  ];
}

function figures(name: string, units: readonly Unit[]): string {
  const { counts, highest, lowest, total } = figuresOf(units);
  const statuses = unitStatuses.filter((status) => counts[status] > 0);
  const prices = [...new Set([lowest, highest])].flatMap((price) =>
    price === undefined ? [] : [shortRupiah(price, 'en').replaceAll('\u00a0', ' ')],
  );
  const price = prices.length > 0 ? `; available homes cost ${prices.join(' to ')}` : '';
  return `${name}: ${total} homes, ${statuses.map((status) => `${counts[status]} ${status}`).join(', ')}${price}`;
}

function problems({ problems }: UnitSheet): string[] {
  const lines = problems.slice(0, MOST_PROBLEMS).map(({ message, fix }) => `problem: ${message} ${fix}`);
  const more = problems.length - lines.length;
  return [...lines, more > 0 ? `… and ${more} more problems.` : ''];
}

/** Each title, with its meaning where it has one. */
function columnsOf({ places, titles }: UnitSheet): string {
  const meanings = new Map(Object.entries(places).map(([name, at]) => [at, name]));
  return titles
    .map((title, at) => {
      const meaning = meanings.get(at);
      return meaning && meaning !== title.toLowerCase() ? `${title} (${meaning})` : title;
    })
    .join(' | ');
}

const line = ({ row, cells }: HomeOfSheet) => `${row} | ${cells.join(' | ')}`;
