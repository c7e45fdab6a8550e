import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { validatePage } from '../../tools/diagnostics/validate-page.ts';
import { readFixture } from '../e2e/fixture.ts';

const folder = resolve(import.meta.dirname, '../e2e/fixtures');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));

/** Mistakes that a fixture is about. */
const wanted: Readonly<Record<string, readonly string[]>> = { 'layout-anchors': ['KV302'] };

test.each(names)('the page of browser tests %s is one that may be built', (name) => {
  const text = JSON.stringify(readFixture(folder, name), null, 2);
  const errors = validatePage(text, { file: join(folder, `${name}.json`) }).filter(
    ({ severity, code }) => severity === 'error' && !wanted[name]?.includes(code),
  );
  expect(errors.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
});
