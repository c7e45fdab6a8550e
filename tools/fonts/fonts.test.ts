import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { afterAll, expect, test } from 'vitest';
import type { FontFile } from '../../src/renderer/theme.ts';
import { prepareFont } from './fonts.ts';

const cache = mkdtempSync(join(tmpdir(), 'kavling-fonts-'));
afterAll(() => rmSync(cache, { recursive: true }));

const font: FontFile = {
  family: 'Plus Jakarta Sans',
  file: '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  axis: { min: 400, max: 700 },
  ascent: 1,
  descent: 0.2,
  use: 'all',
  fallbacks: [],
};
const has = (path: string, letter: string) => openSync(path).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

test('a font is cut to common letters and those of the page, once for all pages that need the same', async () => {
  const plain = await prepareFont(font, 'Rumah di Serpong', cache);
  const same = await prepareFont(font, 'Apartemen di Bekasi', cache);
  const rare = await prepareFont(font, 'Ñandú', cache);
  expect(same).toEqual(plain);
  expect(rare.address).not.toBe(plain.address);
  expect(readdirSync(cache)).toHaveLength(2);
  expect(readFileSync(plain.path).length).toBeLessThan(15_000);
  expect(plain.address).toMatch(/^\/assets\/plus-jakarta-sans-latin-wght-normal\.[0-9a-f]{10}\.woff2$/);
  for (const letter of 'Az09²·–') expect(has(plain.path, letter), letter).toBe(true);
  expect(has(plain.path, 'Ñ')).toBe(false);
  expect(has(rare.path, 'Ñ')).toBe(true);
});

test('other weights are another file', async () => {
  const range = await prepareFont(font, '', cache);
  const one = await prepareFont({ ...font, axis: 650 }, '', cache);
  expect(one.address).not.toBe(range.address);
  expect(readFileSync(one.path).length).toBeLessThan(readFileSync(range.path).length);
});

test('threads that subset the same font at the same time do not disturb each other', async () => {
  const fresh = join(cache, 'fresh');
  // The same folder by two names: as with two threads, neither knows of the other's work.
  const [one, other] = await Promise.all([prepareFont(font, '', fresh), prepareFont(font, '', `${fresh}/.`)]);
  expect(other.path).toBe(one.path);
  expect(readdirSync(fresh)).toHaveLength(1);
  expect(has(one.path, 'A')).toBe(true);
});
