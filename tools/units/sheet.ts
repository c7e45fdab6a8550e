import { parseCsv } from './csv.ts';
import { decode } from './encoding.ts';

/** One cell as its file holds it. Dates of a spreadsheet are wall time, kept as UTC. */
export type Cell = string | number | boolean | Date | null;

/** The rows of a table, from the first line of its file. */
export type Rows = readonly (readonly Cell[])[];

export type SheetFault = 'empty' | 'damaged' | 'large' | 'no-sheet' | 'kind';

/** A file that is no readable table. */
export class SheetError extends Error {
  readonly fault: SheetFault;
  /** The sheets of the file, where the one asked for is missing. */
  readonly sheets: readonly string[];

  constructor(fault: SheetFault, sheets: readonly string[] = []) {
    super(`The list cannot be read: ${fault}.`);
    this.fault = fault;
    this.sheets = sheets;
  }
}

/** The largest file that is read, in bytes (property list of 5,000 homes: about 400 kB). */
export const MOST_BYTES = 2 * 1024 * 1024;
/** The largest content of an Excel file, unpacked. */
const MOST_UNPACKED = 24 * 1024 * 1024;

/**
 * Reads a CSV text or an Excel file, told apart by their first bytes.
 * @param sheet the sheet of an Excel file; the first where it is empty
 * @throws SheetError when it is neither, or too large
 */
export async function readSheet(bytes: Uint8Array, sheet: string): Promise<Rows> {
  if (bytes.length > MOST_BYTES) throw new SheetError('large');
  if (bytes.length === 0) throw new SheetError('empty');
  if (isZip(bytes)) return readExcel(bytes, sheet);
  // Excel 97, PDF and pictures: binary files hold zero bytes, and UTF-16 begins with its mark.
  const { text } = decode(bytes);
  if (text.includes('\0')) throw new SheetError('kind');
  return (await parseCsv(text)).rows;
}

export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

async function readExcel(bytes: Uint8Array, name: string): Promise<Rows> {
  const book = await openBook(bytes);
  const names = book.sheets.map((one) => one.name);
  const found = name === '' ? book.sheets[0] : book.sheets.find((one) => one.name === name);
  if (!found) throw new SheetError(names.length > 0 ? 'no-sheet' : 'damaged', names);
  const { readSheet: read } = await import('read-excel-file/node');
  let rows: Cell[][];
  try {
    rows = (await read(Buffer.from(bytes), found.name)) as Cell[][];
  } catch {
    throw new SheetError('damaged');
  }
  const moved = rows.map((row) =>
    row.map((cell) => {
      if (typeof cell === 'string') return cell.trim();
      return cell instanceof Date && book.isFrom1904 ? new Date(cell.getTime() + DAYS_TO_1904) : cell;
    }),
  );
  for (const merge of found.merges) fillMerged(moved, merge);
  return moved;
}

/** Some Macs count days from 1904, and LibreOffice writes that in a way that the reader overlooks. */
const DAYS_TO_1904 = 1462 * 24 * 60 * 60 * 1000;

interface Merge {
  readonly from: readonly [row: number, column: number];
  readonly to: readonly [row: number, column: number];
}

/** A merged cell has its value in its first place alone: the rows below it mean the same. */
function fillMerged(rows: Cell[][], { from, to }: Merge): void {
  const value = rows[from[0]]?.[from[1]];
  if (value === undefined || value === null || from[1] !== to[1]) return;
  for (let at = from[0] + 1; at <= Math.min(to[0], rows.length - 1); at += 1) {
    const row = rows[at];
    if (row) row[from[1]] = value;
  }
}

interface Book {
  readonly sheets: readonly { readonly name: string; readonly merges: readonly Merge[] }[];
  readonly isFrom1904: boolean;
}

/** Reads the facts that the spreadsheet reader leaves aside: merged cells and the first day of its calendar. */
async function openBook(bytes: Uint8Array): Promise<Book> {
  const { unzipSync, strFromU8 } = await import('fflate');
  let size = 0;
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size += originalSize;
        return (
          size <= MOST_UNPACKED &&
          /^xl\/(workbook|_rels\/workbook|worksheets\/[^/]+)\.xml(\.rels)?$/.test(name)
        );
      },
    });
  } catch {
    throw new SheetError('damaged');
  }
  if (size > MOST_UNPACKED) throw new SheetError('large');
  const text = (name: string) => (files[name] ? strFromU8(files[name]) : '');
  const workbook = text('xl/workbook.xml');
  const targets = new Map(
    tags(text('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?(xl\/)?/, 'xl/'),
    ]),
  );
  const sheets = tags(workbook, 'sheet').map((tag) => ({
    name: attribute(tag, 'name'),
    merges: mergesOf(text(targets.get(attribute(tag, 'r:id')) ?? '')),
  }));
  const isMarked = /\bdate1904="true"/i.test(workbook);
  return { sheets, isFrom1904: isMarked };
}

function mergesOf(xml: string): Merge[] {
  return tags(xml, 'mergeCell').flatMap((tag) => {
    const [, a = '', b = '', c = '', d = ''] =
      /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(attribute(tag, 'ref')) ?? [];
    if (a === '') return [];
    return [{ from: [Number(b) - 1, columnOf(a)], to: [Number(d) - 1, columnOf(c)] } as const];
  });
}

function tags(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g')) ?? [];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return value.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The number of a column, from 0: `A`, `AB`. */
export function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The letters of a column, as a spreadsheet shows them. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}
