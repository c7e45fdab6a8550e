import { isRecord } from '../../../src/lib/is-record.ts';

/** A point on a picture: percent from its left and from its top edge. */
export type Point = readonly [x: number, y: number];

/** The outline of one home on a plan. */
export interface PlanShape {
  readonly unit: string;
  readonly points: readonly Point[];
}

/** The fewest corners of an outline. */
export const LEAST_CORNERS = 3;

/** The shapes of a document; a broken corner is on the edge of the picture. */
export function shapesOf(value: unknown): readonly PlanShape[] {
  if (!Array.isArray(value)) return [];
  return value.map((one: unknown) => {
    const { unit = '', points } = isRecord(one) ? one : {};
    return { unit: String(unit), points: Array.isArray(points) ? points.map(pointOf) : [] };
  });
}

function pointOf(value: unknown): Point {
  const [x, y] = Array.isArray(value) ? value.map(Number) : [];
  return [within(x || 0), within(y || 0)];
}

/** A share of a length, as percent to one decimal inside the picture. */
export function within(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent * 10) / 10));
}

export function withCorner(points: readonly Point[], at: number, [x, y]: Point): Point[] {
  return points.map((point, index) => (index === at ? [within(x), within(y)] : point));
}

/** The outline with one corner more, halfway to the next one. */
export function withNewCorner(points: readonly Point[], after: number): Point[] {
  const [from, to] = [points[after] ?? [50, 50], points[(after + 1) % points.length] ?? [50, 50]];
  const half: Point = [within((from[0] + to[0]) / 2), within((from[1] + to[1]) / 2)];
  return [...points.slice(0, after + 1), half, ...points.slice(after + 1)];
}

export function withoutCorner(points: readonly Point[], at: number): readonly Point[] {
  return points.length > LEAST_CORNERS ? points.filter((_, index) => index !== at) : points;
}

/** A small square around a point, to begin with by keyboard. */
export function squareAt([x, y]: Point): Point[] {
  const corner = (right: number, down: number): Point => [within(x + right), within(y + down)];
  return [corner(-3, -3), corner(3, -3), corner(3, 3), corner(-3, 3)];
}

/** A code for the next home: `A-13` after `A-12`, with as many digits. */
export function nextCode(shapes: readonly PlanShape[]): string {
  const taken = new Set(shapes.map(({ unit }) => unit));
  const [, start = 'A-', digits = '00'] = /^(.*?)(\d+)$/.exec(shapes.at(-1)?.unit ?? '') ?? [];
  for (let number = Number(digits) + 1; ; number += 1) {
    const code = `${start}${String(number).padStart(digits.length, '0')}`;
    if (!taken.has(code)) return code;
  }
}
