import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type Unit, unitStatuses } from '../../src/lib/units.ts';
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

test("[UNIT-03] [UNIT-04] [UNIT-05] widgets that show a list of homes are React's HTML too", () => {
  const units = ['A', 'B', 'C'].flatMap((cluster) =>
    unitStatuses.map(
      (status, at): Unit => ({
        code: `${cluster}-${at + 1}`,
        type: 'Tipe 60',
        status,
        cluster,
        price: 890_000_000,
      }),
    ),
  );
  const shown = documents.filter(([name]) => /^(site-plan|tower-grid|unit-finder|unit-compare) /.test(name));
  const list = { units, asOf: '2026-11-21T07:05:00Z' };
  for (const [name, document] of shown)
    expect(renderSample(document, writeTree, list), name).toBe(renderSample(document, writeByReact, list));
  expect(shown.length).toBe(9);
});
