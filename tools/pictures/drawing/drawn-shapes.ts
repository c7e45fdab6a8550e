import { SaxesParser, type SaxesTagNS } from 'saxes';
import { decodeDrawing } from './decode-drawing.ts';
import { drawingSize } from './drawing-size.ts';
import { apply, combine, IDENTITY, type Matrix, NUMBER, type Point, readTransform } from './matrix.ts';
import { isShape, outlinesOf } from './outline.ts';

/** A closed shape of a drawing that has a name. */
export interface DrawnShape {
  /** The names that its author may have given it, before those of the groups around it. */
  readonly names: readonly string[];
  /** Its corners, in percent from the left and from the top edge. */
  readonly points: readonly Point[];
}

/** More shapes than any list has homes. */
const MOST_SHAPES = 5000;

/** Groups, whose parts are drawn where they are. Parts of anything else are drawn elsewhere or not at all. */
const GROUPS: ReadonlySet<string> = new Set(['g', 'a', 'switch']);

interface Open {
  readonly names: readonly string[];
  readonly matrix: Matrix;
  readonly isApart: boolean;
}

/**
 * The shapes with names of a drawing that `readDrawing` takes, as numbers: nothing of its markup is in them. The layers of Inkscape,
 * Illustrator and Figma are names as well as ids.
 */
export function drawnShapes(bytes: Uint8Array): DrawnShape[] {
  const text = decodeDrawing(bytes);
  if (typeof text !== 'string') return [];
  const parser = new SaxesParser({
    xmlns: true,
    additionalNamespaces: { '': SVG, xlink: XLINK, inkscape: INKSCAPE },
  });
  const shapes: DrawnShape[] = [];
  const open: Open[] = [];
  let toPercent: (point: Point) => Point = (point) => point;
  parser.on('opentag', (tag) => {
    const attributes = attributesOf(tag);
    const around = open.at(-1);
    if (!around) {
      toPercent = percentOf(attributes);
      open.push({ names: [], matrix: IDENTITY, isApart: false });
      return;
    }
    const names = [...namesOf(tag), ...around.names];
    const matrix = combine(around.matrix, readTransform(attributes.transform));
    const isDrawn = GROUPS.has(tag.local) || isShape(tag.local);
    const isApart = around.isApart || tag.uri !== SVG || !isDrawn;
    open.push({ names, matrix, isApart });
    if (isApart || names.length === 0 || shapes.length >= MOST_SHAPES) return;
    const rings = outlinesOf(tag.local, attributes);
    const points = largest(rings.map((ring) => ring.map((point) => toPercent(apply(matrix, point)))));
    if (points.length >= 3) shapes.push({ names, points });
  });
  parser.on('closetag', () => open.pop());
  try {
    parser.write(text).close();
  } catch {
    return [];
  }
  return shapes;
}

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const INKSCAPE = 'http://www.inkscape.org/namespaces/inkscape';

function attributesOf(tag: SaxesTagNS): Record<string, string> {
  return Object.fromEntries(
    Object.values(tag.attributes).flatMap(({ uri, local, value }) => (uri === '' ? [[local, value]] : [])),
  );
}

function namesOf(tag: SaxesTagNS): string[] {
  const label = Object.values(tag.attributes).find(({ uri, local }) => uri === INKSCAPE && local === 'label');
  const own = attributesOf(tag);
  const names = [label?.value, own['data-name'], own['aria-label'], own.id, plainId(own.id)];
  return [...new Set(names.flatMap((name) => (name ? [name.trim()] : [])))].filter(Boolean);
}

/** An id without what Illustrator adds: `_12-03` for `12-03`, `A_x2D_1` for `A-1`. */
function plainId(id = ''): string {
  return id
    .replace(/_x([0-9a-f]{2,4})_/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/^_(?=\d)/, '');
}

/** The way from the units of a drawing to percent of its picture, which shows it whole and in the middle. */
function percentOf(root: Readonly<Record<string, string>>): (point: Point) => Point {
  const { width, height } = drawingSize(root);
  const [left = 0, top = 0, wide = width, tall = height] = (root.viewBox?.match(NUMBER) ?? []).map(Number);
  const scale = Math.min(width / wide, height / tall);
  const edge = (length: number, whole: number) => (whole - length * scale) / 2;
  return ([x, y]) => [
    percent((x - left) * scale + edge(wide, width), width),
    percent((y - top) * scale + edge(tall, height), height),
  ];
}

/** To a tenth, on the picture. */
function percent(length: number, whole: number): number {
  return Math.min(100, Math.max(0, Math.round((length / whole) * 1000) / 10));
}

/** The outline that surrounds most, without corners that are the same. */
function largest(rings: readonly (readonly Point[])[]): readonly Point[] {
  const plain = rings.map((ring) =>
    ring.filter(([x, y], at) => {
      const [beforeX, beforeY] = ring[(at || ring.length) - 1] as Point;
      return x !== beforeX || y !== beforeY;
    }),
  );
  return plain.reduce<readonly Point[]>((most, ring) => (areaOf(ring) > areaOf(most) ? ring : most), []);
}

/** In square percent. */
export function areaOf(ring: readonly Point[]): number {
  const sum = ring.reduce((total, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] as Point;
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum / 2);
}
