import { expect, test } from 'vitest';
import { compareShapes, matchShapes } from './unit-shapes.ts';
import type { Unit } from './units.ts';

const home = (code: string): Unit => ({ code, type: 'Tipe 60', status: 'available' });

test('[UNIT-04] shapes without a home, homes without a shape and shapes given twice are found, without regard to case', () => {
  const shapes = ['A-1', 'a-2', 'A-9', 'A-1', 'A-9'].map((unit) => ({ unit }));
  const units = ['A-1', 'A-2', 'A-3'].map(home);
  expect(compareShapes(shapes, units)).toEqual({
    withoutHome: ['A-9'],
    withoutShape: ['A-3'],
    twice: ['A-1', 'A-9'],
  });
  expect(compareShapes([], [])).toEqual({ withoutHome: [], withoutShape: [], twice: [] });
});

test('[UNIT-04] each shape meets its home, in the order of the list', () => {
  const shapes = ['A-2', 'A-9', ' a-1 '].map((unit, at) => ({ unit, at }));
  const met = matchShapes(shapes, ['A-1', 'A-2', 'A-3'].map(home));
  expect(met.map(({ unit, shape }) => [unit.code, shape.at])).toEqual([
    ['A-1', 2],
    ['A-2', 0],
  ]);
});
