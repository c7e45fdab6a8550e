import { expect, test } from 'vitest';
import { overlay } from './overlay.ts';

const list = {
  asOf: '2026-11-20T03:00:00.000Z',
  units: [
    { code: 'A-1', type: 'Tipe 60', status: 'available' },
    { code: 'A-2', type: 'Tipe 60', status: 'sold' },
    { code: 'a-3', type: 'Tipe 60', status: 'available' },
  ],
} as const;

test('[UNIT-01] a held home is shown as held until its time, and the list wins over a hold on a sold home', () => {
  const holds = [
    { unit: 'a-1', until: 2000 },
    { unit: 'a-2', until: 2000 },
    { unit: 'a-3', until: 1000 },
    { unit: 'gone', until: 2000 },
  ];
  const statuses = (now: number) => overlay(list, holds, now).units.map(({ status }) => status);
  expect(statuses(999)).toEqual(['held', 'sold', 'held']);
  expect(statuses(1000)).toEqual(['held', 'sold', 'available']);
  expect(overlay(list, holds, 999).units[0]).toEqual({
    ...list.units[0],
    status: 'held',
    heldUntil: '1970-01-01T00:00:02.000Z',
  });
  expect(overlay(list, holds, 2000)).toBe(list);
  expect(overlay(list, holds, 999).asOf).toBe(list.asOf);
});
