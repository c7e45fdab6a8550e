import { expect, test } from 'vitest';
import { digitsOf, isSameNumber, localPhoneDigits, normalisePhone, phoneDigits } from './phone.ts';

test.each([
  ['081234567890', '6281234567890'],
  ['0812-3456-7890', '6281234567890'],
  ['+62 812 3456 7890', '6281234567890'],
  ['(62) 812.3456.7890', '6281234567890'],
  ['81234567890', '6281234567890'],
  ['6281234567890', '6281234567890'],
  ['00812', '62812'],
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

test.each([
  '6281234567890',
  '+62 812 3456 7890',
  '+62 0812-3456-7890',
  '+62(0)812 3456 7890',
  '0062 812 3456 7890',
  '0062 0812 3456 7890',
  '＋６２ ０８１２３４５６７８９０',
])('[OPS-36] %j is the one number 6281234567890', (given) => {
  expect(phoneDigits(given)).toBe('6281234567890');
  expect(normalisePhone(given)).toBe('6281234567890');
  expect(isSameNumber(given, '6281234567890')).toBe(true);
});

test('[OPS-36] a number without its country code is not guessed at', () => {
  expect(['0812', '812', '6262812', '0044 20'].map(phoneDigits)).toEqual([
    '0812',
    '812',
    '6262812',
    '004420',
  ]);
});

test('[OPS-28] a local number is read as dialled in Indonesia, where the page allows it', () => {
  const given = [
    '0812 3456 7890',
    '812 3456 7890',
    '+62 812 3456 7890',
    '0062 812 3456 7890',
    '021 555 0101',
  ];
  expect(given.map(localPhoneDigits)).toEqual([...Array(4).fill('6281234567890'), '62215550101']);
  expect(['', '0', '00', '123', '44 20 7946 0000'].map(localPhoneDigits)).toEqual([
    '',
    '0',
    '00',
    '123',
    '442079460000',
  ]);
});

test('digits are compared, signs are not', () => {
  expect(digitsOf('+62 (812) a-b٣')).toBe('628123');
  expect(isSameNumber('+62 812-3', '628123')).toBe(true);
  expect(isSameNumber('+62 812-3', '08123')).toBe(false);
});
