import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderSample, renderSampleSection, samplePage, samples } from './sample-page.ts';

type Plain = Readonly<Record<string, unknown>>;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Plain;
const pagesIn = (folder: string): [name: string, page: Plain][] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [`${folder}/${name}`, read(join(folder, name, 'page.json'))]);

/** All examples of a widget on one page, so that what one does could show in the next. */
const examples = samples
  .filter(({ isSurface }) => !isSurface)
  .map(({ type, examples }): [name: string, page: Plain] => [
    `the examples of ${type}`,
    { ...samplePage(type, {}), sections: examples.map((example) => ({ ...example, type })) },
  ]);

test.each([...pagesIn('pages'), ...pagesIn('tests/pages'), ...examples])(
  'a section alone is what it is in its page: %s',
  (_, page) => {
    const html = renderSample(page);
    const main = /<main [^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
    let rest = main;
    for (const index of (page.sections as readonly unknown[]).keys()) {
      const alone = renderSampleSection(page, index);
      const before = rest.slice(0, rest.indexOf(alone));
      expect(before).toMatch(/^(?:<div class="gutter stack">|<\/div>)?$/);
      rest = rest.slice(before.length + alone.length);
    }
    expect(rest).toMatch(/^(?:<\/div>)?$/);
  },
);

test('ids of a section depend on its place, not on what the sections before hold', () => {
  const tabs = {
    type: 'tabs',
    items: [
      { title: 'A', content: ['a'] },
      { title: 'B', content: ['b'] },
    ],
  };
  const page = (first: readonly unknown[]) => ({
    ...samplePage('tabs', {}),
    sections: [
      { type: 'section', children: first },
      { type: 'section', children: [tabs] },
    ],
  });
  expect(renderSampleSection(page([tabs, tabs]), 1)).toBe(renderSampleSection(page([]), 1));
});
