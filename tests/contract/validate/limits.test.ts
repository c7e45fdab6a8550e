import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validatePage } from '../../../tools/diagnostics/validate-page.ts';

const source = { file: 'page.json' };
const good = readFileSync(
  join(import.meta.dirname, '033-the-schema-says-all-the-rest-is-right/page.json'),
  'utf8',
);
const broken = readFileSync(join(import.meta.dirname, '001-twelve-mistakes/page.json'), 'utf8');

const codesOf = (text: string) => validatePage(text, source).map(({ code }) => code);

test('a file of 5 MB is refused with one message, without being parsed', () => {
  const text = `{"version":1,"sections":["${'a'.repeat(5_000_000)}"]}`;
  const found = validatePage(text, source);
  expect(found.map(({ code, message }) => [code, message])).toEqual([
    ['KV104', 'The file is 5.0 MB. The limit for a page is 1.0 MB.'],
  ]);
});

test('depth 10,000 is answered with one message, in objects and in lists, closed or not', () => {
  const deep = 10_000;
  for (const text of [
    `${'['.repeat(deep)}${']'.repeat(deep)}`,
    '['.repeat(deep),
    `${'{"children":['.repeat(deep)}${']}'.repeat(deep)}`,
  ])
    expect(codesOf(text)).toEqual(['KV105']);
});

test('a page just below the limits is read to its end', () => {
  const long = good.replace('Mulai Rp 890 juta.', 'a'.repeat(900_000));
  expect(codesOf(long)).toEqual([]);
});

test('the check ends after any loss or insertion, and invalid JSON never passes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(good, broken),
      fc.nat(2000),
      fc.nat(40),
      fc.string({ maxLength: 5, unit: fc.constantFrom(...'{}[]",:\\“”\'/*- \n\t1a\u0000\ufeff') }),
      (text, at, length, put) => {
        const changed = text.slice(0, at) + put + text.slice(at + length);
        const found = validatePage(changed, source);
        let isJson = true;
        try {
          JSON.parse(changed);
        } catch {
          isJson = false;
        }
        if (!isJson) expect(found.length).toBeGreaterThan(0);
        const wrong = found.filter(
          ({ span, line, column, message, fix }) =>
            span.start < 0 ||
            span.start > changed.length ||
            line < 1 ||
            column < 1 ||
            /undefined|\[object/.test(message + fix),
        );
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 1500 },
  );
}, 180_000);
