import { type UnitStatus, unitStatuses } from '../../src/lib/units.ts';
import type { Cell } from './sheet.ts';

/** A cell that was read; or, for one that cannot be, the value that was probably meant (empty where none is near). */
export type ReadCell<T> = { readonly value: T } | { readonly suggestion: string };

const refused = (suggestion = ''): { readonly suggestion: string } => ({ suggestion });

const NOTHING: ReadonlySet<string> = new Set(['', '-', '–', '—', 'n/a', 'na', '#n/a', 'null']);
const ON_REQUEST = /^(?:on request|by request|call|hubungi( kami| sales)?|tanya( sales)?|poa|tba|tbd|nego)$/;

export function isNothing(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && NOTHING.has(cell.toLowerCase()));
}

const SIZES: readonly (readonly [RegExp, number])[] = [
  [/^(?:rb|ribu|k)$/, 1e3],
  [/^(?:jt|jta|juta|mio|million)$/, 1e6],
  [/^(?:m|mil|milyar|miliar|milliar|billion|b)$/, 1e9],
];

/** The least and the highest price of a home that is taken as meant, in rupiah. */
const LEAST_PRICE = 10_000_000;
const HIGHEST_PRICE = 1_000_000_000_000;

/**
 * A price in whole rupiah; nothing where it is on request. Reads `Rp 1.280.000.000`, `1,28 M`, `890 jt` and plain numbers.
 * @param unit the size that the column's title names: 1,000,000 for "Harga (juta)"
 */
export function readPrice(cell: Cell, unit = 1): ReadCell<number | undefined> {
  if (isNothing(cell)) return { value: undefined };
  if (typeof cell === 'number') return priceOf(cell * unit);
  if (typeof cell !== 'string') return refused();
  const text = cell.toLowerCase().replace(/\s+/g, ' ').trim();
  if (ON_REQUEST.test(text)) return { value: undefined };
  const plain = text
    .replace(/^(?:rp\.?|idr)\s*/, '')
    .replace(/(?:,-|\.-|,—|\/unit)$/, '')
    .trim();
  const [, figure = '', word = ''] = /^(\d[\d.,]*(?: \d{3})*)\s*([a-z]*)\.?$/.exec(plain) ?? [];
  if (figure === '') return refused();
  const size = word === '' ? unit : SIZES.find(([pattern]) => pattern.test(word))?.[1];
  if (size === undefined) return refused();
  const number = size >= 1e6 ? readDecimal(figure, size) : readWhole(figure);
  return number === undefined ? refused() : priceOf(number * size);
}

function priceOf(price: number): ReadCell<number | undefined> {
  const whole = Math.round(price);
  if (whole >= LEAST_PRICE && whole <= HIGHEST_PRICE) return { value: whole };
  // 890 for 890 million, 1.28 for 1.28 billion.
  const meant = [1e6, 1e9].map((size) => price * size).find((one) => one >= 50e6 && one <= 100e9);
  return refused(price > 0 && meant ? String(Math.round(meant)) : '');
}

/** Digits in groups of three, with or without two decimals that say nothing: `1.280.000.000,00`. */
function readWhole(figure: string): number | undefined {
  const text = figure.replace(/(?<=\d{3})[.,]00?$/, '');
  if (/^\d+$/.test(text)) return Number(text);
  const groups = /^\d{1,3}(?:([., ])\d{3})(?:\1\d{3})*$/.exec(text);
  return groups ? Number(text.replace(/[., ]/g, '')) : undefined;
}

/** A figure before "juta" or "miliar": the last separator is a decimal one, unless it only makes sense as one of thousands. */
function readDecimal(figure: string, size: number): number | undefined {
  if (/^\d+$/.test(figure)) return Number(figure);
  const decimal = /^(\d+)[.,](\d{1,3})$/.exec(figure);
  if (!decimal) return readWhole(figure);
  const [, whole = '', part = ''] = decimal;
  const isThousands = part.length === 3 && size === 1e6 && whole.length <= 3;
  return isThousands ? Number(whole + part) : Number(`${whole}.${part}`);
}

/** An area in square metres: `72`, `72,5`, `72 m²`. */
export function readArea(cell: Cell): ReadCell<number | undefined> {
  if (isNothing(cell)) return { value: undefined };
  const text = typeof cell === 'number' ? String(cell) : typeof cell === 'string' ? cell : '';
  const [, figure = ''] = /^(\d{1,6}(?:[.,]\d{1,2})?)\s*(?:m2|m²|m|sqm)?\.?$/i.exec(text.trim()) ?? [];
  const area = Number(figure.replace(',', '.'));
  return figure !== '' && area > 0 && area < 1_000_000 ? { value: area } : refused(/\d+/.exec(text)?.[0]);
}

const YES = /^(?:ya|y|yes|true|benar|1|x|v|✓|✔|hoek|huk|hook|sudut|corner)$/;
const NO = /^(?:tidak|tdk|bukan|no|n|false|salah|0|badan|tengah|standar|standard)$/;

export function readCorner(cell: Cell): ReadCell<boolean | undefined> {
  if (isNothing(cell)) return { value: undefined };
  const text = String(cell).toLowerCase().trim();
  if (YES.test(text)) return { value: true };
  return NO.test(text) ? { value: false } : refused();
}

/** The words that lists use, in Indonesian and English. */
const STATUS_WORDS: Readonly<Record<UnitStatus, readonly string[]>> = {
  available: [
    'available',
    'tersedia',
    'ready',
    'kosong',
    'open',
    'ada',
    'avail',
    'belum terjual',
    'stok',
    'dijual',
  ],
  held: ['held', 'hold', 'on hold', 'ditahan', 'tahan', 'keep', 'keeping'],
  booked: [
    'booked',
    'booking',
    'dipesan',
    'pesan',
    'utj',
    'book',
    'reserved',
    'reservasi',
    'bf',
    'booking fee',
    'dp',
  ],
  sold: ['sold', 'terjual', 'laku', 'sold out', 'akad', 'ajb', 'ppjb', 'habis'],
  planned: [
    'planned',
    'rencana',
    'direncanakan',
    'segera',
    'coming soon',
    'segera dijual',
    'belum launching',
  ],
  'not-for-sale': [
    'not-for-sale',
    'not for sale',
    'tidak dijual',
    'nfs',
    'rumah contoh',
    'show unit',
    'contoh',
    'fasum',
  ],
};

export type StatusWords = Readonly<Record<UnitStatus, readonly string[]>>;

/** Every word of a status, folded: the company's own go before ours. */
export function statusMeanings(own: StatusWords): ReadonlyMap<string, UnitStatus> {
  const meanings = new Map<string, UnitStatus>();
  for (const words of [STATUS_WORDS, own])
    for (const status of unitStatuses) for (const word of words[status]) meanings.set(fold(word), status);
  return meanings;
}

/** Lower case, single spaces, and neither a mark at the end nor what is added in brackets. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[_\s]+/g, ' ')
    .replace(/^[\s*]+|[\s.:*]+$/g, '');
}

const MONTHS = [
  ['jan', 'januari', 'january'],
  ['feb', 'peb', 'februari', 'pebruari', 'february'],
  ['mar', 'maret', 'march'],
  ['apr', 'april'],
  ['mei', 'may'],
  ['jun', 'juni', 'june'],
  ['jul', 'juli', 'july'],
  ['agu', 'ags', 'agt', 'aug', 'agustus', 'august'],
  ['sep', 'sept', 'september'],
  ['okt', 'oct', 'oktober', 'october'],
  ['nov', 'nop', 'november', 'nopember'],
  ['des', 'dec', 'desember', 'december'],
] as const;

/** Jakarta is seven hours ahead of UTC, all year. */
const JAKARTA = 7 * 60 * 60 * 1000;
const LAST_MINUTE = [23, 59] as const;

/**
 * Day and time in Jakarta as an instant: `12-Nov-26`, `12/11/2026 17.00`, `2026-11-12 17:00`, or a date of a spreadsheet.
 * A day alone lasts until its end.
 */
export function readMoment(cell: Cell): ReadCell<string | undefined> {
  if (isNothing(cell)) return { value: undefined };
  if (cell instanceof Date) return momentOf(partsOf(cell));
  if (typeof cell !== 'string') return refused();
  const [, day = '', time = ''] =
    /^(.*?\d.*?)(?:[ t,]+(\d{1,2}[.:]\d{2}(?:[.:]\d{2})?)(?: ?(?:wib|z))?)?$/i.exec(cell.trim()) ?? [];
  const date = readDay(day.trim());
  if (!date) return refused();
  const [hour, minute] = time === '' ? LAST_MINUTE : time.split(/[.:]/).map(Number);
  return momentOf({ ...date, hour: hour ?? 0, minute: minute ?? 0 });
}

interface Moment {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

function partsOf(exact: Date): Moment {
  // Spreadsheets count days as fractions, so that 17.00 may end a millisecond early.
  const date = new Date(Math.round(exact.getTime() / 60_000) * 60_000);
  const isDay = date.getUTCHours() === 0 && date.getUTCMinutes() === 0;
  const [hour, minute] = isDay ? LAST_MINUTE : [date.getUTCHours(), date.getUTCMinutes()];
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), hour, minute };
}

function readDay(text: string): Pick<Moment, 'year' | 'month' | 'day'> | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const [, day = '', month = '', year = ''] =
    /^(?:[a-z']+,? )?(\d{1,2})[-/. ]+([a-z]+|\d{1,2})[-/. ,]+(\d{4}|\d{2})$/i.exec(text) ?? [];
  if (day === '') return undefined;
  const named = MONTHS.findIndex((names) => (names as readonly string[]).includes(month.toLowerCase())) + 1;
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  return { year: full, month: /\d/.test(month) ? Number(month) : named, day: Number(day) };
}

function momentOf({ year, month, day, hour, minute }: Moment): ReadCell<string | undefined> {
  const utc = new Date(Date.UTC(year, month - 1, day, hour, minute));
  const isReal =
    utc.getUTCMonth() === month - 1 &&
    utc.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    year >= 2000 &&
    year < 2100;
  if (isReal) return { value: new Date(utc.getTime() - JAKARTA).toISOString() };
  // Written the American way round.
  const isSwapped = month > 12 && day <= 12;
  return refused(isSwapped ? `${month}/${day}/${year}` : '');
}

/** A name: one line, without what a spreadsheet or a browser would run. */
export function readText(cell: Cell): ReadCell<string> {
  if (cell instanceof Date) return refused();
  const text = isNothing(cell) ? '' : String(cell).replace(/\s+/g, ' ').trim();
  const isHarmful = /^[=@]|^[+-](?!\d)|[<>]|\p{Cc}/u.test(text);
  if (text.length > MOST_LETTERS || isHarmful)
    return refused(text.replace(/^[=@+-]+|[<>]|\p{Cc}/gu, '').slice(0, 40));
  return { value: text };
}

const MOST_LETTERS = 120;
