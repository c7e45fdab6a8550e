import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeByReact } from '../../src/renderer/write.ts';
import { writeTree } from '../../src/renderer/writer.ts';
import { renderSample, samplePage, samples } from './sample-page.ts';

type Plain = Readonly<Record<string, unknown>>;

const documents: readonly (readonly [string, Plain])[] = [
  ...samples.flatMap(({ type, examples }) =>
    examples.map((example, index) => [`${type} ${index}`, samplePage(type, example)] as const),
  ),
  ...['pages', 'tests/pages'].flatMap((folder) =>
    readdirSync(folder)
      .map((name) => join(folder, name, 'page.json'))
      .filter((file) => existsSync(file))
      .map((file) => [file, JSON.parse(readFileSync(file, 'utf8')) as Plain] as const),
  ),
];

/** Random documents are compared in tests/contract/fuzz. */
test("every example, every page and every case is React's HTML, byte for byte", () => {
  const advice = vi.spyOn(console, 'error').mockImplementation(() => {});
  const differing = documents.filter(
    ([, document]) => renderSample(document, writeTree) !== renderSample(document, writeByReact),
  );
  advice.mockRestore();
  expect(differing.map(([name]) => name)).toEqual([]);
  expect(documents.length).toBeGreaterThan(140);
});
