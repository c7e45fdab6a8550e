import { expect, test } from 'vitest';
import { validatePage } from '../diagnostics/validate-page.ts';
import { nodeFiles } from '../environment/node-environment.ts';
import { readPatterns } from './patterns.ts';
import { readStarters, starterDocument } from './starters.ts';

const folder = new URL('../../schemas/examples', import.meta.url).pathname;
/** Findings of the sample: its texts, and its pictures, which are small. */
const ofSamples = new Set(['KV341', 'KV414']);
const starters = readStarters();

test.each(starters.map((starter) => [starter.name, starter] as const))(
  '[LIB-12] the starter %s is a page without mistakes, and has a style, a header and 8 to 12 sections',
  (name, starter) => {
    const found = validatePage(JSON.stringify(starterDocument(starter)), {
      file: `${name}.json`,
      folder,
      files: nodeFiles,
    });
    expect(found.filter(({ code }) => !ofSamples.has(code))).toEqual([]);
    expect(Object.keys(starter.page)).toEqual(
      expect.arrayContaining(['theme', 'header', 'footer', 'sections']),
    );
    expect(starter.page.sections.length).toBeGreaterThanOrEqual(8);
    expect(starter.page.sections.length).toBeLessThanOrEqual(12);
  },
);

test('[LIB-12] eight starters, each with its own colours and its own sentences', () => {
  expect(starters.map(({ name }) => name)).toEqual([
    ...['cluster', 'subsidi', 'menara', 'kota', 'vila', 'ruko', 'kavling', 'kantor'],
  ]);
  expect(new Set(starters.map(({ page }) => JSON.stringify(page.theme))).size).toBe(8);
  const shared = [...starters.map(({ page }) => page), ...readPatterns().map(({ section }) => section)]
    .flatMap((one) => [...new Set(sentencesIn(one))])
    .filter((one, at, all) => all.indexOf(one) !== at);
  expect(shared).toEqual([]);
});

/** The sentences of a document; one picture has one description, wherever it is shown. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return /\s\S+\s\S+\s\S+\s\S+\s/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => (key === 'alt' ? [] : sentencesIn(inner)))
    : [];
}
