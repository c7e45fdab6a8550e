import { expect, test } from 'vitest';
import { judge } from './unit-changes.ts';
import type { Unit, UnitStatus } from './units.ts';

const homes = (...statuses: readonly UnitStatus[]): readonly Unit[] =>
  statuses.map((status, at) => ({ code: `A-${at + 1}`, type: 'Tipe 60', status }));
const available = (count: number) => homes(...Array.from({ length: count }, () => 'available' as const));

test('[UNIT-01] ordinary sales, new homes and a first list raise no doubts', () => {
  const ten = available(10);
  const threeSold = ten.map((unit, at) => (at < 3 ? { ...unit, status: 'sold' as const } : unit));
  expect(judge([], [])).toEqual([]);
  expect(judge([], ten)).toEqual([]);
  expect(judge(ten, ten)).toEqual([]);
  expect(judge(ten, threeSold)).toEqual([]);
  expect(judge(ten, [...threeSold, { code: 'B-1', type: 'Tipe 90', status: 'planned' }])).toEqual([]);
  expect(
    judge(
      ten,
      ten.map((unit) => ({ ...unit, code: unit.code.toLowerCase() })),
    ),
  ).toEqual([]);
});

test('[UNIT-01] an empty list, many homes gone and a sold home that returns each need a person', () => {
  const ten = available(10);
  expect(judge(ten, [])).toEqual([{ kind: 'empty' }]);
  expect(judge(ten, ten.slice(4))).toEqual([{ kind: 'gone', before: 10, gone: 4 }]);
  const held = ten.map((unit, at) => (at < 4 ? { ...unit, status: 'held' as const } : unit));
  expect(judge(ten, held)).toEqual([{ kind: 'gone', before: 10, gone: 4 }]);
  expect(judge(homes('sold', 'booked', 'available'), available(3))).toEqual([
    { kind: 'returned', codes: ['A-1'] },
  ]);
  expect(judge(homes('sold', 'available'), homes('available', 'sold'))).toEqual([
    { kind: 'returned', codes: ['A-1'] },
  ]);
  // The last two of a small project may be sold in one day.
  expect(judge(homes('available', 'available', 'sold'), homes('sold', 'sold', 'sold'))).toEqual([]);
});
