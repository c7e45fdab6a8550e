/** Entries `fromA` to `toA` became the entries `fromB` to `toB`. */
export interface Hunk {
  readonly fromA: number;
  readonly toA: number;
  readonly fromB: number;
  readonly toB: number;
}

/** Most entries that may differ while the shortest way is still searched (its cost is the square of that). */
const MOST_STEPS = 400;

/** The difference of two lists, by Myers' shortest way; where they differ much, around the entries that each has once. */
export function sequenceHunks(a: readonly string[], b: readonly string[]): readonly Hunk[] {
  const numbers = new Map<string, number>();
  const numberOf = (entry: string) => {
    const known = numbers.get(entry);
    if (known !== undefined) return known;
    numbers.set(entry, numbers.size);
    return numbers.size - 1;
  };
  const out: Hunk[] = [];
  differ(
    { a: a.map(numberOf), b: b.map(numberOf) },
    { fromA: 0, toA: a.length, fromB: 0, toB: b.length },
    out,
  );
  return out;
}

interface Pair {
  readonly a: readonly number[];
  readonly b: readonly number[];
}

function differ(pair: Pair, range: Hunk, out: Hunk[]): void {
  const inner = trimmed(pair, range);
  if (inner.fromA === inner.toA && inner.fromB === inner.toB) return;
  if (inner.fromA === inner.toA || inner.fromB === inner.toB) {
    add(out, inner);
    return;
  }
  const way = shortestWay(pair, inner);
  if (way) {
    for (const hunk of way) add(out, hunk);
    return;
  }
  const anchors = uniqueAnchors(pair, inner);
  if (anchors.length === 0) {
    add(out, inner);
    return;
  }
  let { fromA, fromB } = inner;
  for (const [atA, atB] of anchors) {
    differ(pair, { fromA, toA: atA, fromB, toB: atB }, out);
    fromA = atA + 1;
    fromB = atB + 1;
  }
  differ(pair, { ...inner, fromA, fromB }, out);
}

/** Hunks that meet are one. */
function add(out: Hunk[], hunk: Hunk): void {
  const last = out.at(-1);
  if (last && last.toA === hunk.fromA && last.toB === hunk.fromB)
    out[out.length - 1] = { ...last, toA: hunk.toA, toB: hunk.toB };
  else out.push(hunk);
}

/** Without what is the same at both ends. */
function trimmed({ a, b }: Pair, range: Hunk): Hunk {
  let { fromA, toA, fromB, toB } = range;
  while (fromA < toA && fromB < toB && a[fromA] === b[fromB]) {
    fromA += 1;
    fromB += 1;
  }
  while (fromA < toA && fromB < toB && a[toA - 1] === b[toB - 1]) {
    toA -= 1;
    toB -= 1;
  }
  return { fromA, toA, fromB, toB };
}

/** Myers' greedy way from one list to the other; nothing when it is longer than `MOST_STEPS`. */
function shortestWay({ a, b }: Pair, { fromA, toA, fromB, toB }: Hunk): Hunk[] | undefined {
  const [n, m] = [toA - fromA, toB - fromB];
  const most = Math.min(n + m, MOST_STEPS);
  const reached = new Int32Array(2 * most + 3);
  const at = (k: number) => reached[k + most + 1] ?? 0;
  const history: Int32Array[] = [];
  for (let d = 0; d <= most; d += 1) {
    history.push(reached.slice(most + 1 - d, most + 2 + d));
    for (let k = -d; k <= d; k += 2) {
      let x = k === -d || (k !== d && at(k - 1) < at(k + 1)) ? at(k + 1) : at(k - 1) + 1;
      while (x < n && x - k < m && a[fromA + x] === b[fromB + x - k]) x += 1;
      reached[k + most + 1] = x;
      if (x >= n && x - k >= m) return wayBack(history, d, { fromA, toA, fromB, toB });
    }
  }
  return undefined;
}

/** Follows the steps of `shortestWay` from the end to the start. `history[d]` is what was reached before step `d`. */
function wayBack(history: readonly Int32Array[], steps: number, range: Hunk): Hunk[] {
  const found: Hunk[] = [];
  let [x, y] = [range.toA - range.fromA, range.toB - range.fromB];
  for (let d = steps; d > 0; d -= 1) {
    const at = (k: number) => history[d]?.[k + d] ?? 0;
    const k = x - y;
    const isInsertion = k === -d || (k !== d && at(k - 1) < at(k + 1));
    const before = isInsertion ? k + 1 : k - 1;
    const startX = at(before);
    const startY = startX - before;
    found.push({
      fromA: range.fromA + startX,
      toA: range.fromA + startX + (isInsertion ? 0 : 1),
      fromB: range.fromB + startY,
      toB: range.fromB + startY + (isInsertion ? 1 : 0),
    });
    [x, y] = [startX, startY];
  }
  return found.reverse();
}

/** Entries that occur once in both, as many as are in the same order in both. */
function uniqueAnchors({ a, b }: Pair, { fromA, toA, fromB, toB }: Hunk): [number, number][] {
  const inA = placesOfUnique(a, fromA, toA);
  const inB = placesOfUnique(b, fromB, toB);
  const pairs = [...inA].flatMap(([entry, atA]): [number, number][] => {
    const atB = inB.get(entry);
    return atB === undefined || atB < 0 || atA < 0 ? [] : [[atA, atB]];
  });
  return longestRising(pairs.sort((left, right) => left[0] - right[0]));
}

/** -1 for an entry that is there more than once. */
function placesOfUnique(list: readonly number[], from: number, to: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let i = from; i < to; i += 1) {
    const entry = list[i] ?? 0;
    found.set(entry, found.has(entry) ? -1 : i);
  }
  return found;
}

/** The longest part of the list whose second numbers rise. */
function longestRising(pairs: readonly [number, number][]): [number, number][] {
  const tails: number[] = [];
  const before: number[] = [];
  for (const [i, [, value]] of pairs.entries()) {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tails[middle] ?? 0]?.[1] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[i] = tails[low - 1] ?? -1;
    tails[low] = i;
  }
  const out: [number, number][] = [];
  for (let i = tails.at(-1) ?? -1; i >= 0; i = before[i] ?? -1) {
    const pair = pairs[i];
    if (pair) out.push(pair);
  }
  return out.reverse();
}
