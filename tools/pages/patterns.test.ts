import { expect, test } from 'vitest';
import { validatePage } from '../diagnostics/validate-page.ts';
import { nodeFiles } from '../environment/node-environment.ts';
import { patternDocument, readPatterns } from './patterns.ts';

const folder = new URL('../../schemas/examples', import.meta.url).pathname;
const onlyItsPage = new Set(['KV303', 'KV305']);

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

test('every pattern has a name, a title, a sentence, and an id to link to', () => {
  const patterns = readPatterns();
  expect(patterns.length).toBeGreaterThanOrEqual(8);
  for (const { title, about, section } of patterns) {
    expect(title).toMatch(/^[A-Z]/);
    expect(about).toMatch(/\.$/);
    expect(section.id).toMatch(/^[a-z-]+$/);
  }
});
