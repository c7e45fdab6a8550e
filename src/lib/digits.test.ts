import { expect, test } from 'vitest';
import { plainDigits } from './digits.ts';
import { isBlank, isTooLong } from './person-name.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙', '0123456789'],
  ['０１２', '012'],
  ['+62 ٨١٢ abc', '+62 812 abc'],
])('[OPS-55] %j is read as %j', (text, read) => {
  expect(plainDigits(text)).toBe(read);
});

test.each(['', ' ', '\u200b\u200b', '\u00a0', '\u3164', '\u2800', '\u200d\u2060', '\t\n', '\u{e0041}'])(
  '[OPS-55] %j is no name',
  (name) => {
    expect(isBlank(name)).toBe(true);
  },
);

test.each(['a', '李', 'علي', 'ศ.', '\u200bA', '👍'])('[OPS-55] %j is a name', (name) => {
  expect(isBlank(name)).toBe(false);
});

test('[OPS-55] a name has 200 characters, however many bytes each takes', () => {
  expect(isTooLong('𝒷'.repeat(200))).toBe(false);
  expect(isTooLong('a'.repeat(201))).toBe(true);
});
