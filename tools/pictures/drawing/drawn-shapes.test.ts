import { expect, test } from 'vitest';
import { areaOf, drawnShapes } from './drawn-shapes.ts';

const draw = (inside: string, root = 'viewBox="0 0 200 100"') =>
  drawnShapes(
    new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ${root}>${inside}</svg>`,
    ),
  );
const square = [
  [10, 20],
  [20, 20],
  [20, 40],
  [10, 40],
];

test.each([
  ['<path id="A-1" d="M20 20h20v20H20z"/>'],
  ['<path id="A-1" d="m20,20 20,0 0,20 -20,0 0-20"/>'],
  ['<rect id="A-1" x="20" y="20" width="20" height="20"/>'],
  ['<polygon id="A-1" points="20,20 40,20 40,40 20,40"/>'],
  ['<g transform="translate(20 20) scale(2)"><path id="A-1" d="M0 0H10V10H0Z"/></g>'],
  [
    '<g transform="matrix(1 0 0 1 40 20)"><path id="A-1" transform="rotate(90)" d="M0 20 0 0 20 0 20 20z"/></g>',
  ],
  ['<path id="A-1" d="M20 20h20v20H20zM25 25h5v5h-5z"/>'],
])('[UNIT-04] %s is the same square', (shape) => {
  const [{ names, points } = { names: [], points: [] }] = draw(shape);
  expect(names).toEqual(['A-1']);
  expect(areaOf(points)).toBe(200);
  expect([...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])).toEqual(
    [...square].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)),
  );
});

test('[UNIT-04] curves, arcs and ovals keep their size', () => {
  const circle = Math.PI * 10 * 20;
  for (const shape of [
    '<circle id="a" cx="100" cy="50" r="20"/>',
    '<path id="a" d="M80 50a20 20 0 1120 20a20 20 0 01-20-20z"/>',
    '<path id="a" d="M80 50A20 20 0 0 1 120 50A20 20 0 0 1 80 50"/>',
    '<path id="a" d="M80 50C80 39 89 30 100 30S120 39 120 50 111 70 100 70 80 61 80 50z"/>',
    '<path id="a" d="M80 50Q80 41.7 85.9 35.9T100 30Q108.3 30 114.1 35.9T120 50Q120 58.3 114.1 64.1T100 70Q91.7 70 85.9 64.1T80 50"/>',
  ])
    expect(Math.abs(areaOf(draw(shape)[0]?.points ?? []) / circle - 1), shape).toBeLessThan(0.05);
});

test('[UNIT-04] the names that Inkscape, Illustrator and Figma write are read, those of the shape first', () => {
  const path = 'd="M0 0h9v9z"';
  expect(draw(`<path id="path1" inkscape:label="A-1" ${path}/>`)[0]?.names).toEqual(['A-1', 'path1']);
  expect(draw(`<path id="_12-03" ${path}/>`)[0]?.names).toEqual(['_12-03', '12-03']);
  expect(draw(`<path id="A_x2D_1" ${path}/>`)[0]?.names).toEqual(['A_x2D_1', 'A-1']);
  expect(draw(`<g id="B-2"><g><path id="x" ${path}/></g></g>`)[0]?.names).toEqual(['x', 'B-2']);
  expect(draw(`<path ${path}/>`)).toEqual([]);
});

test('[UNIT-04] a drawing lies in its picture as browsers draw it', () => {
  const shape = '<rect id="A" x="0" y="0" width="10" height="10"/>';
  expect(draw(shape, 'width="200" height="100" viewBox="0 0 100 100"')[0]?.points[0]).toEqual([25, 0]);
  expect(draw(shape, 'viewBox="-10 -10 100 100"')[0]?.points[0]).toEqual([10, 10]);
});

test('[UNIT-04] what is not drawn where it is, or surrounds nothing, is no shape', () => {
  for (const shape of [
    '<defs><path id="A-1" d="M0 0h9v9z"/></defs>',
    '<symbol id="A-1"><path d="M0 0h9v9z"/></symbol>',
    '<foreignObject id="A-1"><path d="M0 0h9v9z"/></foreignObject>',
    '<path id="A-1" d="M0 0"/>',
    '<path id="A-1" d="M0 0L9 x"/>',
    '<path id="A-1" d="x"/>',
    '<rect id="A-1" width="NaN" height="1"/>',
    '<path id="A-1" d="M0 0h9v9z">',
    `<path id="A-1" d="M0 0${'l1 1'.repeat(50_000)}"/>`,
  ])
    expect(draw(shape), shape.slice(0, 80)).toEqual([]);
});

test('[UNIT-04] nothing but names and numbers comes out of a hostile drawing', () => {
  const shapes = draw(
    `<script>alert(1)</script><a href="javascript:alert(1)"><path id="A-1" onclick="alert(1)" fill="url(https://luar.example)" d="M0 0h9v9z" transform="javascript(1) scale(1)"/></a>${'<g id="x">'.repeat(300)}${'</g>'.repeat(300)}`,
  );
  expect(shapes).toHaveLength(1);
  expect(Object.keys(shapes[0] ?? {})).toEqual(['names', 'points']);
  expect(shapes[0]?.names).toEqual(['A-1']);
  expect(shapes[0]?.points.flat().every((one) => typeof one === 'number')).toBe(true);
});
