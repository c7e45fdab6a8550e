import { nearest } from '../../src/lib/nearest.ts';
import { type UnitColumn, unitColumns } from '../../src/lib/unit-columns.ts';
import { foldName, type Unit } from '../../src/lib/units.ts';
import {
  fold,
  isNothing,
  type ReadCell,
  readArea,
  readCorner,
  readMoment,
  readPrice,
  readText,
  type StatusWords,
  statusMeanings,
} from './cells.ts';
import { type Columns, findColumns } from './columns.ts';
import { type Cell, columnLetters, type Rows, readSheet, SheetError } from './sheet.ts';

/** The settings of a list (`project.units`). */
export interface UnitSettings {
  readonly source: string;
  readonly sheet: string;
  readonly columns: Readonly<Partial<Record<UnitColumn, string>>>;
  readonly statuses: StatusWords;
  readonly show: readonly string[];
  readonly maxAge: number;
}

type UnitFault =
  | 'missing'
  | 'empty'
  | 'damaged'
  | 'large'
  | 'no-sheet'
  | 'kind'
  | 'no-columns'
  | 'no-homes'
  | 'many'
  | 'unreachable'
  | 'code'
  | 'repeated'
  | 'type'
  | 'status'
  | 'price'
  | 'area'
  | 'corner'
  | 'moment'
  | 'text'
  | 'show';

/** A problem of a list: of all of it, or of one cell. */
export interface UnitProblem {
  readonly fault: UnitFault;
  /** From 1, as spreadsheets and editors count; missing for a problem of the whole list. */
  readonly row?: number;
  /** The cell and the title of its column: `C12`, `Harga`. */
  readonly cell?: string;
  readonly column?: string;
  readonly value?: string;
  /** The value that was probably meant. */
  readonly suggestion?: string;
}

/** A list that was read. With problems it is not to be used. */
export interface ReadUnits {
  readonly units: readonly Unit[];
  readonly problems: readonly UnitProblem[];
  /** Rows that are no home: titles between blocks, sums at the end. */
  readonly skipped: number;
  /** The titles of the columns that were found, by their meaning. */
  readonly columns: Readonly<Partial<Record<UnitColumn, string>>>;
}

/** The largest number of homes of one list. */
const MOST_UNITS = 5000;
/** After so many problems the list is another kind of file. */
const MOST_PROBLEMS = 200;

/** A row of a list that is a home, also one with problems. */
interface HomeRow {
  /** From 1, as spreadsheets count. */
  readonly row: number;
  /** Missing where a cell of the row cannot be read. */
  readonly unit?: Unit;
}

/** A list as a table: its cells, and the homes in it. */
export interface UnitTable {
  readonly rows: Rows;
  readonly columns: Columns | undefined;
  readonly homes: readonly HomeRow[];
  readonly list: ReadUnits;
}

/** Reads a list of homes (ledger, UNIT-01). Never throws: everything that is wrong with the list is a problem with its place. */
export async function readUnits(bytes: Uint8Array, settings: UnitSettings): Promise<ReadUnits> {
  return (await readTable(bytes, settings)).list;
}

/** The same with the rows that the homes were read from. */
export async function readTable(bytes: Uint8Array, settings: UnitSettings): Promise<UnitTable> {
  const table: UnitTable = { rows: [], columns: undefined, homes: [], list: failed({ fault: 'damaged' }) };
  try {
    const rows = await readSheet(bytes, settings.sheet);
    const found = findColumns(rows, settings.columns);
    if ('places' in found)
      return { rows, columns: found, ...readRows(rows.slice(found.row + 1), found, settings) };
    const list = failed({
      fault: rows.every((row) => row.every(isNothing)) ? 'empty' : 'no-columns',
      column: found.missing.join(', '),
      value: found.titles.slice(0, 20).join(', ').slice(0, 300),
      suggestion: found.suggestion,
    });
    return { ...table, rows, columns: found.best, list };
  } catch (error) {
    if (!(error instanceof SheetError)) return table;
    const { fault, sheets } = error;
    return { ...table, list: failed({ fault, value: settings.sheet, suggestion: sheets.join(', ') }) };
  }
}

export function failed(problem: UnitProblem): ReadUnits {
  return { units: [], problems: [problem], skipped: 0, columns: {} };
}

const SUM = /^(?:grand )?(?:sub ?)?(?:total|jumlah|rata-rata|average)\b/i;

function readRows(rows: Rows, found: Columns, settings: UnitSettings): Pick<UnitTable, 'homes' | 'list'> {
  const { places, titles } = found;
  const homes: HomeRow[] = [];
  const units: Unit[] = [];
  const problems: UnitProblem[] = [];
  const codes = new Map<string, number>();
  const meanings = statusMeanings(settings.statuses);
  const shown = settings.show.flatMap((title) => {
    const at = titles.findIndex((one) => fold(one) === fold(title));
    if (at < 0)
      problems.push({
        fault: 'show',
        value: title,
        suggestion: nearest(title, titles.filter(Boolean)) ?? '',
      });
    return at < 0 ? [] : [{ title, at }];
  });
  let skipped = 0;
  for (const [index, cells] of rows.entries()) {
    if (cells.every(isNothing)) continue;
    const row = found.row + index + 2;
    const reader = createRowReader(cells, { row, places, titles, problems });
    const written = cells.filter((cell) => !isNothing(cell));
    const isSum = written.some((cell) => typeof cell === 'string' && SUM.test(cell));
    if (isSum || written.length === 1) {
      skipped += 1;
      continue;
    }
    if (units.length >= MOST_UNITS)
      return { homes, list: failed({ fault: 'many', value: String(MOST_UNITS) }) };
    if (problems.length >= MOST_PROBLEMS) break;
    const unit = readUnit(reader, {
      meanings,
      priceUnit: found.priceUnit,
      shown,
      above: units.at(-1)?.type ?? '',
    });
    const code = foldName(String(reader.raw('code') ?? ''));
    const before = codes.get(code);
    if (before !== undefined) {
      reader.report('repeated', 'code', String(before));
      homes.push({ row });
      continue;
    }
    if (code !== '') codes.set(code, row);
    if (unit) units.push(unit);
    homes.push({ row, ...(unit ? { unit } : {}) });
  }
  if (units.length === 0 && problems.length === 0) problems.push({ fault: 'no-homes' });
  const columns = Object.fromEntries(
    unitColumns.flatMap((name) => {
      const at = places.get(name);
      return at === undefined ? [] : [[name, titles[at] ?? '']];
    }),
  );
  return { homes, list: { units, problems, skipped, columns } };
}

interface RowPlace {
  readonly row: number;
  readonly places: ReadonlyMap<UnitColumn, number>;
  readonly titles: readonly string[];
  readonly problems: UnitProblem[];
}

function createRowReader(cells: readonly Cell[], { row, places, titles, problems }: RowPlace) {
  const at = (column: number): Cell => cells[column] ?? null;
  const reportAt = (fault: UnitFault, column: number, suggestion: string) =>
    problems.push({
      fault,
      row,
      cell: `${columnLetters(column)}${row}`,
      column: titles[column] ?? '',
      value: shownCell(at(column)),
      ...(suggestion ? { suggestion } : {}),
    });
  return {
    at,
    reportAt,
    raw: (name: UnitColumn) => at(places.get(name) ?? -1),
    report: (fault: UnitFault, name: UnitColumn, suggestion: string) =>
      reportAt(fault, places.get(name) ?? 0, suggestion),
    /** The cell of a column as `read` takes it; nothing, and a problem, where it cannot. */
    value<T>(name: UnitColumn, fault: UnitFault, read: (cell: Cell) => ReadCell<T>): T | undefined {
      const column = places.get(name);
      if (column === undefined) return undefined;
      const result = read(at(column));
      if ('value' in result) return result.value;
      reportAt(fault, column, result.suggestion);
      return undefined;
    },
  };
}

type RowReader = ReturnType<typeof createRowReader>;

interface UnitReading {
  readonly meanings: ReturnType<typeof statusMeanings>;
  readonly priceUnit: number;
  /** The type of the home before. */
  readonly above: string;
  readonly shown: readonly { readonly title: string; readonly at: number }[];
}

function readUnit(reader: RowReader, { meanings, priceUnit, shown, above }: UnitReading): Unit | undefined {
  const code = reader.value('code', 'code', readText);
  const type = reader.value('type', 'type', readText);
  const word = reader.value('status', 'status', readText);
  if (code === '') reader.report('code', 'code', '');
  // Merged cells of a spreadsheet are empty below their first row in its CSV.
  if (type === '') reader.report('type', 'type', above);
  const status = word === undefined ? undefined : meanings.get(fold(word));
  if (word !== undefined && !status)
    reader.report('status', 'status', word === '' ? '' : (nearest(word, meanings.keys()) ?? ''));
  const details = {
    price: reader.value('price', 'price', (cell) => readPrice(cell, priceUnit)),
    land: reader.value('land', 'area', readArea),
    floor: reader.value('floor', 'area', readArea),
    phase: reader.value('phase', 'text', readText) || undefined,
    cluster: reader.value('cluster', 'text', readText) || undefined,
    facing: reader.value('facing', 'text', readText) || undefined,
    corner: reader.value('corner', 'corner', readCorner),
    ready: reader.value('ready', 'text', readReady) || undefined,
    heldUntil: reader.value('held_until', 'moment', readMoment),
    more: moreOf(reader, shown),
  };
  if (!code || !type || !status) return undefined;
  const written = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
  return { code, type, status, ...written };
}

/** A month or a day, which spreadsheets turn into dates. */
function readReady(cell: Cell): ReadCell<string> {
  if (!(cell instanceof Date)) return readText(cell);
  const month = String(cell.getUTCMonth() + 1).padStart(2, '0');
  return { value: `${month}/${cell.getUTCFullYear()}` };
}

function moreOf(reader: RowReader, shown: UnitReading['shown']): Unit['more'] | undefined {
  const more: Record<string, string> = {};
  for (const { title, at } of shown) {
    const result = readText(reader.at(at));
    if (!('value' in result)) reader.reportAt('text', at, result.suggestion);
    else if (result.value !== '') more[title] = result.value;
  }
  return Object.keys(more).length > 0 ? more : undefined;
}

/** A cell as people read it. */
export function cellText(cell: Cell | undefined): string {
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '');
}

function shownCell(cell: Cell): string {
  const text = cellText(cell);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
