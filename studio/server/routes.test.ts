import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { studioRoutes } from '../routes.ts';

const server = import.meta.dirname;
const files = readdirSync(server, { recursive: true, encoding: 'utf8' });
const sources = files
  .filter((name) => /routes\.ts$|^studio\.ts$/.test(name))
  .map((name) => readFileSync(join(server, name), 'utf8'))
  .join('\n');
const window = readFileSync(join(server, '../window/state/api.ts'), 'utf8');

test.each(Object.keys(studioRoutes))('"%s" is answered by the server and asked by the window', (name) => {
  expect(sources.split(`route('${name}'`)).toHaveLength(2);
  expect(window).toContain(`'${name}'`);
});
