import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase64, encodeBase64 } from './base64.ts';

test('[FORM-03] any text comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decodeBase64(encodeBase64(text))).toBe(text);
    }),
  );
});

test('[FORM-03] what other systems write is read', () => {
  expect(encodeBase64('https://a.id/brosur é.pdf')).toBe('aHR0cHM6Ly9hLmlkL2Jyb3N1ciDDqS5wZGY=');
  expect(decodeBase64('aHR0cHM6Ly9hLmlkL2Jyb3N1ciDDqS5wZGY')).toBe('https://a.id/brosur é.pdf');
  expect(decodeBase64('fn5-_w')).toBeUndefined();
  expect(decodeBase64('fn5+fn4_')).toBe('~~~~~?');
  expect(decodeBase64('fn5 fn4/')).toBe('~~~~~?');
});

test.each(['%%%', 'a', '/w==', 'https://a.id'])('%j is no base64 text', (value) => {
  expect(decodeBase64(value)).toBeUndefined();
});
