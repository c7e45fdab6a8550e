import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberWriter, quickWriter } from './format.ts';

const plain = { prefix: '', suffix: '', decimals: 0, grouping: true };

test('[WID-05] numbers are written as in Indonesian: dots between thousands, a decimal comma', () => {
  expect(numberWriter(plain)(1250)).toBe('1.250');
  expect(numberWriter({ ...plain, decimals: 1 })(12.5)).toBe('12,5');
  expect(numberWriter({ ...plain, decimals: 2 })(7)).toBe('7,00');
  expect(numberWriter(plain)(-40)).toBe('-40');
});

test('[WID-05] a year has no dots, and words surround the number', () => {
  expect(numberWriter({ ...plain, grouping: false })(2018)).toBe('2018');
  expect(numberWriter({ ...plain, prefix: 'Rp ', suffix: ' juta' })(890)).toBe('Rp 890 juta');
});

test('[WID-05] numbers on the way look like the final ones', () => {
  const look = fc.record({
    prefix: fc.constantFrom('', 'Rp '),
    suffix: fc.constantFrom('', '+'),
    decimals: fc.integer({ min: 0, max: 3 }),
    grouping: fc.boolean(),
  });
  fc.assert(
    fc.property(look, fc.integer({ min: -5_000_000, max: 2_000_000_000 }), (one, whole) => {
      const value = whole / 10 ** one.decimals;
      expect(quickWriter(one)(value)).toBe(numberWriter(one)(value));
    }),
  );
});
