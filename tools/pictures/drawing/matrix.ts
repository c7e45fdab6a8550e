/** A transform of a drawing, as SVG writes it: `x' = ax + cy + e`, `y' = bx + dy + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export type Point = readonly [x: number, y: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The transform that does `inner` first, then `outer`. */
export function combine(outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  const [x, y] = apply(outer, [e, f]);
  const [p, q, r, s] = outer;
  return [p * a + r * b, q * a + s * b, p * c + r * d, q * c + s * d, x, y];
}

const turned = (degrees = 0): Matrix => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
};
const moved = (x = 0, y = 0): Matrix => [1, 0, 0, 1, x, y];
const slope = (degrees = 0) => Math.tan((degrees * Math.PI) / 180);

const KINDS: Readonly<Record<string, (...numbers: number[]) => Matrix>> = {
  matrix: (a = 1, b = 0, c = 0, d = 1, e = 0, f = 0) => [a, b, c, d, e, f],
  translate: moved,
  scale: (x = 1, y = x) => [x, 0, 0, y, 0, 0],
  rotate: (angle, x = 0, y = 0) => combine(combine(moved(x, y), turned(angle)), moved(-x, -y)),
  skewX: (angle) => [1, 0, slope(angle), 1, 0, 0],
  skewY: (angle) => [1, slope(angle), 0, 1, 0, 0],
};

/** Reads a `transform`: `translate(10 20) rotate(45)`. Unknown parts do nothing. */
export function readTransform(text = ''): Matrix {
  let matrix = IDENTITY;
  for (const [, name = '', inside = ''] of text.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const numbers = (inside.match(NUMBER) ?? []).map(Number);
    const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
    if (kind) matrix = combine(matrix, kind(...numbers));
  }
  return matrix;
}

export const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
