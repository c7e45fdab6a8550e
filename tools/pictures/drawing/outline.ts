import type { Point } from './matrix.ts';
import { NUMBER } from './matrix.ts';

/** A curve is drawn with so many straight lines. */
const STEPS = 8;
const ROUND = 24;
/** More corners than any plot has. */
const MOST_POINTS = 4000;

type Attributes = Readonly<Record<string, string>>;

/** True for the elements that are closed shapes. */
export function isShape(name: string): boolean {
  return Object.hasOwn(SHAPES, name);
}

/** The outlines of an element by its attributes, in its own units; none for an element that is no closed shape. */
export function outlinesOf(name: string, attributes: Attributes): Point[][] {
  const rings = isShape(name) ? (SHAPES[name]?.(attributes) ?? []) : [];
  return rings.filter((ring) => ring.length >= 3 && ring.flat().every(Number.isFinite));
}

const number = (text = '') => Number.parseFloat(text) || 0;

const SHAPES: Readonly<Record<string, (attributes: Attributes) => Point[][]>> = {
  path: ({ d = '' }) => readPath(d),
  polygon: ({ points = '' }) => [pairs(numbersIn(points))],
  polyline: ({ points = '' }) => [pairs(numbersIn(points))],
  rect({ x, y, width, height }) {
    const [left, top] = [number(x), number(y)];
    const [right, bottom] = [left + number(width), top + number(height)];
    const corners: Point[] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    return [corners];
  },
  circle: ({ cx, cy, r }) => [oval(number(cx), number(cy), number(r), number(r))],
  ellipse: ({ cx, cy, rx, ry }) => [oval(number(cx), number(cy), number(rx), number(ry))],
};

function oval(x: number, y: number, rx: number, ry: number): Point[] {
  return Array.from({ length: ROUND }, (_, at): Point => {
    const angle = (at / ROUND) * 2 * Math.PI;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

const numbersIn = (text: string) => (text.match(NUMBER) ?? []).map(Number);

function pairs(numbers: readonly number[]): Point[] {
  return Array.from(
    { length: numbers.length >> 1 },
    (_, at): Point => [numbers[at * 2] as number, numbers[at * 2 + 1] as number],
  );
}

/** The count of numbers in each command. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** Reads the outlines of a path; each `M` begins another. */
function readPath(d: string): Point[][] {
  const rings: Point[][] = [];
  let [x, y, startX, startY, handleX, handleY] = [0, 0, 0, 0, 0, 0];
  let before = '';
  let count = 0;
  for (const { name, isRelative, values } of commandsIn(d)) {
    const [fromX, fromY] = [x, y];
    const across = (value = 0) => (isRelative ? fromX + value : value);
    const down = (value = 0) => (isRelative ? fromY + value : value);
    const points = pairs(values).map(([a, b]): Point => [across(a), down(b)]);
    const mirrored = (kinds: string): Point =>
      before !== '' && kinds.includes(before) ? [2 * fromX - handleX, 2 * fromY - handleY] : [fromX, fromY];
    let drawn: Point[] = [];
    if (name === 'Z') [x, y] = [startX, startY];
    else if (name === 'H') drawn = [[across(values[0]), fromY]];
    else if (name === 'V') drawn = [[fromX, down(values[0])]];
    else if (name === 'A') {
      const end: Point = [across(values[5]), down(values[6])];
      drawn = arc([fromX, fromY], values, end);
    } else if (name === 'M' || name === 'L') drawn = points;
    else {
      const isCubic = name === 'C' || name === 'S';
      const own =
        name === 'S' ? [mirrored('CS'), ...points] : name === 'T' ? [mirrored('QT'), ...points] : points;
      [handleX, handleY] = own.at(-2) as Point;
      const handles = isCubic ? own : raised([fromX, fromY], own);
      drawn = curve([[fromX, fromY], ...handles]);
    }
    count += drawn.length;
    if (count > MOST_POINTS) return [];
    if (name === 'M') {
      rings.push([...drawn]);
      [startX, startY] = drawn[0] as Point;
    } else rings.at(-1)?.push(...drawn);
    [x, y] = drawn.at(-1) ?? [x, y];
    before = name;
  }
  return rings;
}

/** The commands of a path, one for each set of numbers. Reading stops at the first mistake, as browsers do. */
function* commandsIn(d: string) {
  for (const [, letter = '', text = ''] of d.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    let name = letter.toUpperCase();
    const takes = TAKES[name];
    const isRelative = letter !== name;
    const values = name === 'A' ? arcNumbers(text) : numbersIn(text);
    if (takes === undefined || (takes > 0 && values.length < takes)) return;
    if (takes === 0) yield { name, isRelative, values };
    else
      for (let at = 0; at + takes <= values.length; at += takes) {
        yield { name, isRelative, values: values.slice(at, at + takes) };
        // Further pairs after a move are lines.
        if (name === 'M') name = 'L';
      }
  }
}

/** The flags of an arc are single digits, which may touch the next number. */
function arcNumbers(text: string): number[] {
  const one = NUMBER.source;
  const set = new RegExp(
    `(${one})[\\s,]*(${one})[\\s,]*(${one})[\\s,]*([01])[\\s,]*([01])[\\s,]*(${one})[\\s,]*(${one})`,
    'gi',
  );
  return [...text.matchAll(set)].flatMap((found) => found.slice(1, 8).map(Number));
}

/** A quadratic curve as a cubic one. */
function raised([x, y]: Point, [handle = [0, 0], end = [0, 0]]: readonly Point[]): Point[] {
  const toward = ([a, b]: Point): Point => [a + (2 / 3) * (handle[0] - a), b + (2 / 3) * (handle[1] - b)];
  return [toward([x, y]), toward(end), end];
}

function curve(points: readonly Point[]): Point[] {
  return Array.from({ length: STEPS }, (_, at): Point => {
    const t = (at + 1) / STEPS;
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    const along = (axis: 0 | 1) =>
      weights.reduce((sum, weight, i) => sum + weight * (points[i]?.[axis] ?? 0), 0);
    return [along(0), along(1)];
  });
}

/** An arc as the specification of SVG counts it (appendix B.2.4), in straight lines. */
function arc([x1, y1]: Point, values: readonly number[], [x2, y2]: Point): Point[] {
  const [radiusX = 0, radiusY = 0, degrees = 0, isLarge = 0, isForward = 0] = values;
  if (radiusX === 0 || radiusY === 0 || (x1 === x2 && y1 === y2)) return [[x2, y2]];
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const x = (cos * (x1 - x2) + sin * (y1 - y2)) / 2;
  const y = (cos * (y1 - y2) - sin * (x1 - x2)) / 2;
  const grown = Math.sqrt(Math.max(1, (x / radiusX) ** 2 + (y / radiusY) ** 2));
  const [rx, ry] = [Math.abs(radiusX) * grown, Math.abs(radiusY) * grown];
  const rest = (rx * ry) ** 2 / ((rx * y) ** 2 + (ry * x) ** 2) - 1;
  const factor = Math.sqrt(Math.max(0, rest)) * (isLarge === isForward ? -1 : 1);
  const [cx, cy] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let sweep = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - start;
  if (isForward && sweep < 0) sweep += 2 * Math.PI;
  if (!isForward && sweep > 0) sweep -= 2 * Math.PI;
  const steps = Math.max(2, Math.ceil((Math.abs(sweep) / (2 * Math.PI)) * ROUND));
  return Array.from({ length: steps }, (_, at): Point => {
    if (at === steps - 1) return [x2, y2];
    const angle = start + (sweep * (at + 1)) / steps;
    const [a, b] = [rx * Math.cos(angle) + cx, ry * Math.sin(angle) + cy];
    return [cos * a - sin * b + (x1 + x2) / 2, sin * a + cos * b + (y1 + y2) / 2];
  });
}
