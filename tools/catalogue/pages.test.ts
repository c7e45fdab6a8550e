import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createPageCheck } from '../check/check-page.ts';
import { messagesFor } from '../diagnostics/locale.ts';
import { memoryFiles } from '../environment/memory-environment.ts';
import { nodeFiles } from '../environment/node-environment.ts';
import { patternDocument, readPatterns } from '../pages/patterns.ts';
import { cataloguePages, exampleFolder } from './pages.ts';

const root = resolve(import.meta.dirname, '../..');
/** Any day after the second example of the countdown, which shows its final state. */
const now = () => Date.UTC(2026, 10, 22);

test('every example and every pattern is a page that nothing is wrong with', async () => {
  const folder = exampleFolder(root);
  const files = memoryFiles();
  const check = createPageCheck({
    files: { ...nodeFiles, readText: files.readText },
    cwd: folder,
    diagnosticMessages: messagesFor({ language: 'en' }),
    now,
    isRelease: true,
  });
  const pages = [
    ...cataloguePages().map(({ slug, document }) => ({ slug, document })),
    ...readPatterns().map((pattern) => ({ slug: pattern.name, document: patternDocument(pattern) })),
  ];
  const found: string[] = [];
  for (const { slug, document } of pages) {
    const file = `${folder}/page.json`;
    files.write(file, JSON.stringify(document));
    const { diagnostics } = await check({ slug, file, folder });
    found.push(...diagnostics.map(({ code, path, message }) => `${slug} ${code} ${path} ${message}`));
  }
  // An example is shown alone: its links lead to other parts of a page, its headings follow none, and it is a sample with
  // small pictures.
  expect(found.filter((one) => !/ KV(?:30[2345]|341|414) /.test(one))).toEqual([
    'catalogue/countdown/1 KV335 sections/0/children/1/until This countdown ended on 2026-01-31 20:00.',
  ]);
}, 180_000);
