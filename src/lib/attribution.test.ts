// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { ATTRIBUTION_FIELDS, keepAttribution, readAttribution } from './attribution.ts';

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested writes there
  for (const name of ATTRIBUTION_FIELDS) document.cookie = `${name}=;path=/;max-age=0`;
});

test('[OPS-40] an endless parameter is cut', () => {
  expect(readAttribution(`https://a.id/?utm_source=${'a'.repeat(9000)}`)?.utm_source).toHaveLength(500);
});

test('[OPS-40] no link makes a browser keep more than 1 kB of cookies, and what is kept is read back', () => {
  const value = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 700 }), fc.constant(','.repeat(500)));
  fc.assert(
    fc.property(fc.array(value, { minLength: 7, maxLength: 7 }), (values) => {
      const query = new URLSearchParams(ATTRIBUTION_FIELDS.map((name, at) => [name, values[at] ?? '']));
      const found = readAttribution(`https://a.id/?${query}`);
      if (!found) throw new Error('A query with utm was not read.');
      keepAttribution('', `https://a.id/?${query}`);
      expect(document.cookie.length).toBeLessThanOrEqual(1000);
      for (const [name, kept] of Object.entries(found))
        expect(document.cookie.includes(`${name}=${encodeURIComponent(kept)}`)).toBe(kept !== '');
    }),
    { numRuns: 50 },
  );
});

test('[LEAD-12] a new campaign replaces the last one whole', () => {
  keepAttribution('', 'https://a.id/?utm_source=fb&utm_term=rumah%20baru');
  expect(document.cookie).toContain('utm_term=rumah%20baru');
  keepAttribution('', 'https://a.id/?utm_source=google');
  expect(document.cookie).toBe('utm_source=google');
});

test.each([
  'https://a.id/?gclid=g1&fbclid=f1',
  'https://a.id/#utm_source=fb',
  'https://utm.id/utm/',
  'https://a.id/',
])('[LEAD-12] %s says nothing about utm', (url) => {
  expect(readAttribution(url)).toBeUndefined();
});
