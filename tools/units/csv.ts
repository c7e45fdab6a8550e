import type { ParseResult } from 'papaparse';
import { type DecodedText, decode, encode } from './encoding.ts';

/** A CSV text as rows, and the marks that divide it. */
interface ParsedCsv {
  readonly rows: readonly (readonly string[])[];
  /** Where the first row begins. */
  readonly start: number;
  readonly delimiter: string;
  readonly newline: string;
}

export async function parseCsv(text: string): Promise<ParsedCsv> {
  const { default: papa } = await import('papaparse');
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  // Excel's own first line names the separator.
  const named = /^sep=(.)$/i.exec(first.trim())?.[1];
  const start = named ? first.length : 0;
  const { data, meta }: ParseResult<string[]> = papa.parse(text.slice(start), {
    delimiter: named ?? '',
    delimitersToGuess: [';', '\t', ',', '|'],
  });
  const rows = data.map((row) => row.map((cell) => cell.trim()));
  return { rows, start, delimiter: meta.delimiter, newline: meta.linebreak };
}

/** The place of a cell in its text. */
interface Place {
  /** With the spaces around it. */
  readonly from: number;
  readonly to: number;
  /** Without them, but with its quotes. */
  readonly start: number;
  readonly end: number;
  readonly isQuoted: boolean;
}

/** A CSV file whose cells can be changed. */
export interface CsvFile extends Omit<ParsedCsv, 'rows'>, DecodedText {
  readonly places: readonly (readonly Place[])[];
}

/** A CSV file, cell by cell; nothing for one whose quotes or letters are not clear enough to be written back. */
export async function openCsv(bytes: Uint8Array): Promise<CsvFile | undefined> {
  const decoded = decode(bytes);
  const back = encode(decoded);
  if (!back || Buffer.compare(back, bytes) !== 0) return undefined;
  const { rows, ...marks } = await parseCsv(decoded.text);
  const file = withPlaces({ ...decoded, ...marks });
  return file && isSameTable(rowsOf(file), rows) ? file : undefined;
}

/** The contents of all cells. */
export function rowsOf({ places, text }: CsvFile): readonly (readonly string[])[] {
  return places.map((row) => row.map((place) => contentOf(text, place)));
}

/** Compares tables; empty rows at their ends do not count. */
export function isSameTable(
  one: readonly (readonly string[])[],
  other: readonly (readonly string[])[],
): boolean {
  const textOf = (rows: typeof one) => {
    const last = rows.findLastIndex((row) => row.some((cell) => cell !== ''));
    return JSON.stringify(rows.slice(0, last + 1));
  };
  return textOf(one) === textOf(other);
}

/** Writes one cell, from 0; its row gets as many cells as that takes. All else stays as it is. */
export function setCell(file: CsvFile, row: number, column: number, value: string): CsvFile {
  const places = file.places[row] ?? [];
  const place = places[column];
  if (place) return spliced(file, place.start, place.end, written(file, value, place.isQuoted));
  const end = places.at(-1)?.to ?? file.text.length;
  const added = file.delimiter.repeat(column - places.length + 1) + written(file, value);
  return spliced(file, end, end, added);
}

/** Writes a new row before row `row`; at the end where there is none. */
export function insertRow(file: CsvFile, row: number, cells: readonly string[]): CsvFile {
  const line = cells.map((cell) => written(file, cell)).join(file.delimiter);
  const at = file.places[row]?.[0]?.from;
  if (at !== undefined) return spliced(file, at, at, line + file.newline);
  return spliced(file, file.text.length, file.text.length, file.newline + line);
}

export function removeRow(file: CsvFile, row: number): CsvFile {
  const places = file.places[row];
  const [from, next] = [places?.[0]?.from, file.places[row + 1]?.[0]?.from];
  if (from === undefined) return file;
  if (next !== undefined) return spliced(file, from, next, '');
  return spliced(file, file.places[row - 1]?.at(-1)?.to ?? from, file.text.length, '');
}

function spliced(file: CsvFile, from: number, to: number, text: string): CsvFile {
  const next = { ...file, text: file.text.slice(0, from) + text + file.text.slice(to) };
  return { ...next, places: withPlaces(next)?.places ?? [] };
}

function written({ delimiter, newline }: CsvFile, value: string, isQuoted = false): string {
  const needsQuotes = value.includes(delimiter) || value.includes(newline) || /["\r\n]|^\s|\s$/.test(value);
  return isQuoted || needsQuotes ? `"${value.replaceAll('"', '""')}"` : value;
}

function contentOf(text: string, { start, end, isQuoted }: Place): string {
  const content = isQuoted ? text.slice(start + 1, end - 1).replaceAll('""', '"') : text.slice(start, end);
  return content.trim();
}

/** The same with the place of each cell (RFC 4180); nothing if a quote does not end. */
function withPlaces(file: Omit<CsvFile, 'places'>): CsvFile | undefined {
  const { delimiter, newline, text } = file;
  const places: Place[][] = [[]];
  for (let at = file.start; ; ) {
    const place = placeAt(text, at, file);
    if (!place) return undefined;
    places.at(-1)?.push(place);
    at = place.to;
    if (text.startsWith(delimiter, at)) at += delimiter.length;
    else if (text.startsWith(newline, at)) {
      places.push([]);
      at += newline.length;
    } else return { ...file, places };
  }
}

function placeAt(
  text: string,
  from: number,
  { delimiter, newline }: Pick<CsvFile, 'delimiter' | 'newline'>,
): Place | undefined {
  const isEnd = (at: number) =>
    at >= text.length || text.startsWith(delimiter, at) || text.startsWith(newline, at);
  let to = from;
  if (text[from] === '"') {
    for (to = text.indexOf('"', from + 1); text[to + 1] === '"' && to > 0; ) to = text.indexOf('"', to + 2);
    if (to < 0) return undefined;
    const end = to + 1;
    for (to = end; !isEnd(to); to += 1) if (!/\s/.test(text.charAt(to))) return undefined;
    return { from, to, start: from, end, isQuoted: true };
  }
  while (!isEnd(to)) to += 1;
  const raw = text.slice(from, to);
  const start = from + raw.length - raw.trimStart().length;
  return { from, to, start, end: start + raw.trim().length, isQuoted: false };
}
