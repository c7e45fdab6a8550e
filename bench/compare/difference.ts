import { matchRows } from './row-match.ts';

/** A screenshot: red, green and blue of each pixel. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Rows that are not the same in both images; one of the two may have none there. */
export interface ChangedRows {
  readonly before: readonly [from: number, to: number];
  readonly after: readonly [from: number, to: number];
}

export interface Difference {
  readonly places: readonly ChangedRows[];
  /** The number of different pixels where the same rows are side by side; a row of only one image counts whole. */
  readonly pixels: number;
  /** Share of the larger image, between 0 and 1. */
  readonly share: number;
}

export const CHANNELS = 3;

/** Finds the differences of two images of one screen. Rows that only moved are the same. */
export function compare(before: Picture, after: Picture): Difference {
  const width = Math.max(before.width, after.width);
  if (before.width === after.width && before.data.equals(after.data))
    return { places: [], pixels: 0, share: 0 };
  const places: ChangedRows[] = [];
  let pixels = 0;
  for (const place of changedRows(before, after)) {
    const inPlace = countChanged(before, after, place, width);
    if (inPlace > 0) places.push(place);
    pixels += inPlace;
  }
  return { places, pixels, share: pixels / (width * Math.max(before.height, after.height)) };
}

function countChanged(before: Picture, after: Picture, place: ChangedRows, width: number): number {
  let count = 0;
  for (let row = 0; row < heightOf(place); row += 1)
    for (let x = 0; x < width; x += 1) if (isChanged(before, after, place, row, x)) count += 1;
  return count;
}

/** The height of a place in the larger image. */
export function heightOf({ before, after }: ChangedRows): number {
  return Math.max(before[1] - before[0], after[1] - after[0]);
}

/** Shades of 256 by which gradients and curves vary when drawn at another height of the page. */
const NOISE_OF_MOVE = 6;

/** True if the pixel at `x` in a row of that place differs, or is only in one of the images. */
export function isChanged(
  before: Picture,
  after: Picture,
  place: ChangedRows,
  row: number,
  x: number,
): boolean {
  const one = offsetOf(before, place.before, row, x);
  const other = offsetOf(after, place.after, row, x);
  if (one < 0 || other < 0) return true;
  const most = place.before[0] === place.after[0] ? 0 : NOISE_OF_MOVE;
  for (let channel = 0; channel < CHANNELS; channel += 1)
    if (Math.abs((before.data[one + channel] ?? 0) - (after.data[other + channel] ?? 0)) > most) return true;
  return false;
}

function offsetOf({ width }: Picture, [from, to]: ChangedRows['before'], row: number, x: number): number {
  return x < width && from + row < to ? ((from + row) * width + x) * CHANNELS : -1;
}

function changedRows(before: Picture, after: Picture): ChangedRows[] {
  const numbers = new Map<string, number>();
  const rowsOf = ({ width, height, data }: Picture) =>
    Array.from({ length: height }, (_, y) => {
      const row = data.toString('latin1', y * width * CHANNELS, (y + 1) * width * CHANNELS);
      const known = numbers.get(row) ?? numbers.size;
      numbers.set(row, known);
      return known;
    });
  const places: ChangedRows[] = [];
  let [a, b] = [0, 0];
  const end = { before: before.height, after: after.height, size: 0 };
  for (const same of [...matchRows(rowsOf(before), rowsOf(after)), end]) {
    if (same.before > a || same.after > b) places.push({ before: [a, same.before], after: [b, same.after] });
    [a, b] = [same.before + same.size, same.after + same.size];
  }
  return joinNear(places);
}

/** Rows between two changes that belong to the same line of text, for example. */
const NEAR = 40;

/** Merges places that are close to each other, if their rows are side by side. */
function joinNear(places: readonly ChangedRows[]): ChangedRows[] {
  const joined: ChangedRows[] = [];
  for (const place of places) {
    const last = joined.at(-1);
    const isLevel = last && last.before[1] - last.before[0] === last.after[1] - last.after[0];
    if (last && isLevel && place.before[0] - last.before[1] < NEAR)
      joined[joined.length - 1] = {
        before: [last.before[0], place.before[1]],
        after: [last.after[0], place.after[1]],
      };
    else joined.push(place);
  }
  return joined;
}
