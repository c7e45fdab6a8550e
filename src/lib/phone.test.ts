import { expect, test } from 'vitest';
import { digitsOf, isSameNumber, normalisePhone } from './phone.ts';

test.each([
  ['081234567890', '6281234567890'],
  ['0812-3456-7890', '6281234567890'],
  ['+62 812 3456 7890', '6281234567890'],
  ['(62) 812.3456.7890', '6281234567890'],
  ['81234567890', '6281234567890'],
  ['6281234567890', '6281234567890'],
  ['00812', '620812'],
  ['０８１２３４５６７８９０', '6281234567890'],
  ['', ''],
  ['telepon', ''],
])('[FORM-07] %j is normalised to %j', (given, expected) => {
  expect(normalisePhone(given)).toBe(expected);
});

test('[FORM-07] normalising twice changes nothing', () => {
  for (const value of ['0812', '62812', '812', '+62 812', '']) {
    expect(normalisePhone(normalisePhone(value))).toBe(normalisePhone(value));
  }
});

test('digits are compared, signs are not', () => {
  expect(digitsOf('+62 (812) a-b٣')).toBe('62812');
  expect(isSameNumber('+62 812-3', '628123')).toBe(true);
  expect(isSameNumber('+62 812-3', '08123')).toBe(false);
});
