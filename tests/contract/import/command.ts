import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from '../../../server/testing/fixtures.ts';

type Plain = Record<string, unknown>;
const kavling = join(resolve(import.meta.dirname, '../../..'), 'bin/kavling.mjs');

/** Imports an export with the real command; pictures are downloaded only if a test asks for it. */
export function run(
  text: string | Uint8Array,
  { name = 'ekspor.json', more = ['--no-download'], language = 'en', kit = '{}' } = {},
) {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'global.json'), kit);
  const done = spawnSync(process.execPath, [kavling, 'import', 'elementor', name, ...more], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', ENGINE: process.env.ENGINE ?? '', KAVLING_LANG: language },
  });
  const page = join(folder, 'pages/ekspor/page.json');
  const read = (file: string) => JSON.parse(readFileSync(join(folder, 'pages/ekspor', file), 'utf8'));
  return { code: done.status, said: done.stderr + done.stdout, isMade: existsSync(page), read };
}

/** The result of an import: the page, its widgets and the report. */
export function imported(text: string, options: { more?: string[]; kit?: string } = {}) {
  const { code, said, read } = run(text, options);
  expect(code, said).toBe(0);
  const page = read('page.json') as Plain;
  const nodes = nodesOf(page.sections);
  return {
    page,
    nodes,
    report: read('import-report.json'),
    words: JSON.stringify(page.sections),
    of: (type: string) => nodes.filter((node) => node.type === type),
  };
}

function nodesOf(value: unknown): Plain[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Plain;
  return [...(typeof node.type === 'string' ? [node] : []), ...Object.values(node).flatMap(nodesOf)];
}
