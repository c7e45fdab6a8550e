import { expect, test } from 'vitest';
import { validatePage } from '../diagnostics/validate-page.ts';
import { nodeFiles } from '../environment/node-environment.ts';
import { PATTERN_KINDS, patternDocument, readPatterns } from './patterns.ts';

const folder = new URL('../../schemas/examples', import.meta.url).pathname;
/** Findings of the page around a section, and of the sample pictures, which are small. */
const onlyItsPage = new Set(['KV303', 'KV305', 'KV341', 'KV414']);

test.each(readPatterns().map((pattern) => [pattern.name, pattern] as const))(
  'the pattern %s validates on a separate page, its images included',
  (_, pattern) => {
    const found = validatePage(JSON.stringify(patternDocument(pattern)), {
      file: `${pattern.name}.json`,
      folder,
      files: nodeFiles,
    });
    expect(found.filter(({ code }) => !onlyItsPage.has(code))).toEqual([]);
  },
);

test('[LIB-12] 48 sections of twelve kinds, each with a title, a sentence and an id', () => {
  const patterns = readPatterns();
  expect(PATTERN_KINDS.map((kind) => patterns.filter((one) => one.kind === kind).length)).toEqual([
    ...[8, 4, 5, 5, 4, 4, 4, 4, 3, 2, 2, 3],
  ]);
  for (const key of ['title', 'about', 'name'] as const)
    expect(new Set(patterns.map((one) => one[key])).size).toBe(48);
  expect(new Set(patterns.map(({ section }) => section.id)).size).toBe(48);
  for (const { title, about, section } of patterns) {
    expect(title).toMatch(/^[A-Z]/);
    expect(about).toMatch(/\.$/);
    expect(section.id).toMatch(/^[a-z-]+$/);
  }
});

test('[LIB-12] no two sections share a sentence', () => {
  const sentences = readPatterns().flatMap(({ section }) => [...new Set(sentencesIn(section))]);
  expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
});

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return /\s\S+\s\S+\s\S+\s/.test(value) ? [value] : [];
  // One picture has one description, wherever it is shown.
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => (key === 'alt' ? [] : sentencesIn(inner)))
    : [];
}
