import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderSample } from './sample-page.ts';

/**
 * One case a folder: `NNN-name/page.json` must give `page.html`, byte for byte. After a wanted change:
 * UPDATE=1 npx vitest run tests/contract/goldens.test.ts, then read the difference.
 */
const folder = 'tests/pages';
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

test('every case has its own number', () => {
  expect(names.filter((name) => !/^\d{3}-[a-z0-9-]+$/.test(name))).toEqual([]);
  expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(names.length);
});

test.each(names)('%s', (name) => {
  const file = join(folder, name, 'page.html');
  const html = readable(renderSample(JSON.parse(readFileSync(join(folder, name, 'page.json'), 'utf8'))));
  if (process.env.UPDATE || !existsSync(file)) writeFileSync(file, html);
  expect(html).toBe(readFileSync(file, 'utf8'));
});

/** One element a line, for review, without the style sheet and the facts, which have their own sources. */
function readable(html: string): string {
  return `${html
    .replace(/<style>.*?<\/style>/gs, '<style>…</style>')
    .replace(/sha256-[\w+/=]+/g, 'sha256-…')
    .replace(/(id="_config">).*?(?=<\/script>)/s, '$1…')
    .replace(/>(?=<(?!\/))/g, '>\n')}\n`;
}
