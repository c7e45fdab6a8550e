import { nearest } from '../../src/lib/nearest.ts';
import { type UnitColumn, unitColumns } from '../../src/lib/unit-columns.ts';
import { fold } from './cells.ts';
import type { Cell, Rows } from './sheet.ts';

/** The titles that developers give these columns, folded. */
const TITLES: Readonly<Record<UnitColumn, readonly string[]>> = {
  code: [
    'code',
    'kode',
    'kode unit',
    'unit',
    'no unit',
    'no. unit',
    'nomor unit',
    'nomor',
    'unit no',
    'no kavling',
    'kavling',
    'unit code',
  ],
  type: ['type', 'tipe', 'tipe unit', 'tipe rumah', 'jenis', 'unit type'],
  status: ['status', 'status unit', 'status penjualan', 'ketersediaan', 'keterangan'],
  price: ['price', 'harga', 'harga jual', 'harga unit', 'harga rumah', 'price list', 'pricelist'],
  land: ['land', 'lt', 'luas tanah', 'tanah', 'land area'],
  floor: ['floor', 'lb', 'luas bangunan', 'bangunan', 'luas', 'semi gross', 'semigross', 'floor area'],
  phase: ['phase', 'tahap', 'fase'],
  cluster: ['cluster', 'klaster', 'blok', 'tower', 'menara', 'block'],
  facing: ['facing', 'hadap', 'arah', 'arah hadap', 'menghadap', 'view'],
  corner: ['corner', 'hoek', 'huk', 'sudut', 'posisi'],
  ready: ['ready', 'siap huni', 'serah terima', 'handover', 'kesiapan'],
  held_until: ['held until', 'ditahan sampai', 'hold sampai', 'batas hold', 'hold until', 'ditahan s/d'],
};

export interface Columns {
  /** The row of the titles, from 0. */
  readonly row: number;
  readonly titles: readonly string[];
  readonly places: ReadonlyMap<UnitColumn, number>;
  /** The size that the price column's title names: 1,000,000 for "Harga (juta)". */
  readonly priceUnit: number;
}

/** The mapped columns that the list lacks, with the titles it has. */
export interface MissingColumns {
  readonly missing: readonly string[];
  readonly titles: readonly string[];
  readonly suggestion: string;
  /** The row that looks most like the titles, where there is one. */
  readonly best: Columns | undefined;
}

/** Lists begin with the name of the project, a date, empty rows. */
const MOST_ROWS_ABOVE = 25;
const REQUIRED: readonly UnitColumn[] = ['code', 'type', 'status'];

/**
 * Finds the row of the titles and the place of each column.
 * @param own the company's titles, where they differ from the usual ones; empty for the usual
 */
export function findColumns(
  rows: Rows,
  own: Readonly<Partial<Record<UnitColumn, string>>>,
): Columns | MissingColumns {
  let best: Columns | undefined;
  for (const [row, cells] of rows.slice(0, MOST_ROWS_ABOVE).entries()) {
    const titles = cells.map(titleOf);
    const places = placesIn(titles, own);
    if (places.size > (best?.places.size ?? 0))
      best = { row, titles, places, priceUnit: unitOf(titles[places.get('price') ?? -1] ?? '') };
  }
  const missing = unitColumns.filter(
    (name) => (REQUIRED.includes(name) || own[name]) && !best?.places.has(name),
  );
  const [first] = missing;
  if (best && first === undefined) return best;
  const titles = (
    best?.titles ??
    rows.find((cells) => cells.some((cell) => titleOf(cell) !== ''))?.map(titleOf) ??
    []
  ).filter((title) => title !== '');
  const wanted = first === undefined ? [] : own[first] ? [own[first]] : TITLES[first];
  return {
    missing: missing.map((name) => own[name] || name),
    titles,
    suggestion: wanted.flatMap((title) => nearest(title, titles) ?? [])[0] ?? '',
    best,
  };
}

function titleOf(cell: Cell): string {
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).replace(/\s+/g, ' ').trim() : '';
}

function placesIn(
  titles: readonly string[],
  own: Readonly<Partial<Record<UnitColumn, string>>>,
): Map<UnitColumn, number> {
  const places = new Map<UnitColumn, number>();
  const taken = new Set<number>();
  const put = (name: UnitColumn, isMeant: (title: string) => boolean) => {
    const at = titles.findIndex((title, index) => title !== '' && !taken.has(index) && isMeant(title));
    if (at < 0) return;
    places.set(name, at);
    taken.add(at);
  };
  for (const name of unitColumns) {
    const wanted = own[name];
    if (wanted)
      put(
        name,
        (title) => title.toLowerCase() === wanted.trim().toLowerCase() || fold(title) === fold(wanted),
      );
  }
  for (const name of unitColumns) if (!own[name]) put(name, (title) => TITLES[name].includes(fold(title)));
  return places;
}

function unitOf(title: string): number {
  const [, word = ''] = /\((?:rp\.?|dalam|in)?\s*([a-z]+)\)/i.exec(title) ?? [];
  if (/^(?:jt|juta|million)$/i.test(word)) return 1e6;
  return /^(?:m|miliar|milyar|billion)$/i.test(word) ? 1e9 : 1;
}
