import { expect, test } from 'vitest';
import { systemIds } from './ids.ts';

test('row ids are UUIDs of version 7, no two alike, and sort as they were made, within a millisecond too', () => {
  const ids = Array.from({ length: 20_000 }, () => systemIds.row());
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
  expect(
    ids.filter((id) => !/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id)),
  ).toEqual([]);
});
