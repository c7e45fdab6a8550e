import { expect, test } from 'vitest';
import { findJson } from './find-json.ts';

const JSON_TEXT = '{"data":{"message":"a } brace and a \\" quote"},"success":true}';

test.each([
  ['alone', JSON_TEXT],
  ['behind a byte order mark', `\uFEFF${JSON_TEXT}`],
  [
    'behind a notice',
    `<br />\n<b>Notice</b>: Undefined index: utm in <b>/var/www/x.php</b><br />\n${JSON_TEXT}`,
  ],
  ['behind a notice with braces', `Notice: array {"a":1} and {b} in x.php ${JSON_TEXT}`],
  ['before a comment', `${JSON_TEXT}\n<!-- {"page":"cached"} -->`],
])('[OPS-07] an object %s is read', (_, text) => {
  expect(findJson(text, 'success')).toEqual(JSON.parse(JSON_TEXT));
});

test.each([
  '',
  '-1',
  '<html>{"a":1}</html>',
  '{"success":true',
  '"success"',
  '['.repeat(9),
  '{'.repeat(100_000),
])('[OPS-07] %.20j holds none', (text) => {
  expect(findJson(text, 'success')).toBeUndefined();
});
