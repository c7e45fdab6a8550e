/** Rows `before` to `before + size` of one image are rows `after` to `after + size` of the other. */
export interface SameRows {
  readonly before: number;
  readonly after: number;
  readonly size: number;
}

/**
 * Finds the rows that two images share, in order, even if one of them has rows that the other lacks: an inserted band
 * moves the rows below it without changing them. A patience diff: rows that occur once in both are anchors.
 * @param before a number for each row, equal for equal rows
 */
export function matchRows(before: readonly number[], after: readonly number[]): SameRows[] {
  const anchors = longestRising(sharedOnce(before, after));
  const found: SameRows[] = [];
  let [a, b] = [0, 0];
  for (const [toA, toB] of [...anchors, [before.length, after.length] as const]) {
    if (toA < a) continue;
    let back = 0;
    while (toA - back > a && toB - back > b && before[toA - back - 1] === after[toB - back - 1]) back += 1;
    const head = runLength(before, after, a, b, toA - back, toB - back);
    add(found, a, b, head);
    const tail = runLength(before, after, toA - back, toB - back, before.length, after.length);
    add(found, toA - back, toB - back, tail);
    [a, b] = [toA - back + tail, toB - back + tail];
  }
  return found;
}

function add(found: SameRows[], before: number, after: number, size: number): void {
  if (size === 0) return;
  const last = found.at(-1);
  if (last && last.before + last.size === before && last.after + last.size === after)
    found[found.length - 1] = { ...last, size: last.size + size };
  else found.push({ before, after, size });
}

/** The number of equal rows from there on. */
function runLength(
  before: readonly number[],
  after: readonly number[],
  a: number,
  b: number,
  endA: number,
  endB: number,
): number {
  let size = 0;
  while (a + size < endA && b + size < endB && before[a + size] === after[b + size]) size += 1;
  return size;
}

type Pair = readonly [before: number, after: number];

/** Rows that occur in each of the two exactly once. */
function sharedOnce(before: readonly number[], after: readonly number[]): Pair[] {
  const placesAfter = placesOf(after);
  return [...placesOf(before)].flatMap(([row, place]) => {
    const other = placesAfter.get(row) ?? -1;
    return place >= 0 && other >= 0 ? [[place, other] as const] : [];
  });
}

/** The place of each row; -1 for one that occurs more than once. */
function placesOf(rows: readonly number[]): Map<number, number> {
  const places = new Map<number, number>();
  for (const [place, row] of rows.entries()) places.set(row, places.has(row) ? -1 : place);
  return places;
}

/** The longest list of pairs, which are in order of the first, in which the second grows too. */
function longestRising(pairs: readonly Pair[]): Pair[] {
  const sorted = [...pairs].sort(([one], [other]) => one - other);
  const ends: number[] = [];
  const previous: number[] = [];
  const after = (index: number | undefined) => sorted[index ?? -1]?.[1] ?? -1;
  for (const [index, [, place]] of sorted.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (after(ends[middle]) < place) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  }
  const rising: Pair[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) {
    const pair = sorted[index];
    if (pair) rising.unshift(pair);
  }
  return rising;
}
