import { expect, test } from 'vitest';
import { nextCode, shapesOf, squareAt, withCorner, withNewCorner, withoutCorner } from './shape-edits.ts';

test('[UNIT-04] corners are moved, added and taken away inside the picture, and three always stay', () => {
  const square = squareAt([50, 50]);
  expect(square).toEqual([
    [47, 47],
    [53, 47],
    [53, 53],
    [47, 53],
  ]);
  expect(squareAt([99, 1])[1]).toEqual([100, 0]);
  expect(withCorner(square, 1, [104, 40.04])[1]).toEqual([100, 40]);
  expect(withNewCorner(square, 3)).toEqual([...square, [47, 50]]);
  const three = withoutCorner(square, 0);
  expect(three).toHaveLength(3);
  expect(withoutCorner(three, 0)).toBe(three);
});

test('[UNIT-04] the next home has the next free number, with as many digits', () => {
  const shapes = (...codes: string[]) => codes.map((unit) => ({ unit, points: [] }));
  expect(nextCode([])).toBe('A-01');
  expect(nextCode(shapes('B-09'))).toBe('B-10');
  expect(nextCode(shapes('C-3', 'C-2'))).toBe('C-4');
});

test('[UNIT-04] broken shapes of a document can be drawn all the same', () => {
  expect(shapesOf('none')).toEqual([]);
  expect(shapesOf([7, { unit: 'A-1', points: [['x', 120], [5]] }])).toEqual([
    { unit: '', points: [] },
    {
      unit: 'A-1',
      points: [
        [0, 100],
        [5, 0],
      ],
    },
  ]);
});
