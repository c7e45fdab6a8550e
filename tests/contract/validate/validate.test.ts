import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validate } from '../../../tools/commands/validate.ts';
import { memoryEnvironment } from '../../../tools/environment/memory-environment.ts';
import { nodeFiles } from '../../../tools/environment/node-environment.ts';

const here = import.meta.dirname;
const cases = readdirSync(here).filter((name) => statSync(join(here, name)).isDirectory());

/** Returns the output of the command for the page of one folder; `UPDATE=1` rewrites the expected one. */
async function run(folder: string): Promise<string> {
  const { environment, written } = memoryEnvironment({ cwd: folder, now: Date.UTC(2026, 10, 22) });
  const code = await validate({ ...environment, files: nodeFiles }, ['page.json']);
  return `${written.out}${written.err}exit ${code}\n`;
}

test.each(cases)('%s', async (name) => {
  const shown = await run(join(here, name));
  const expected = join(here, name, 'expected.txt');
  if (process.env.UPDATE || !existsSync(expected)) writeFileSync(expected, shown);
  expect(shown).toBe(readFileSync(expected, 'utf8'));
});

test('every folder has an expected output that was looked at', () => {
  for (const name of cases) expect(existsSync(join(here, name, 'expected.txt')), name).toBe(true);
});
