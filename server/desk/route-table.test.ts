import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deskRoutes } from '../contract/desk/routes.ts';

const here = import.meta.dirname;
const sources = readdirSync(here)
  .filter((name) => name.endsWith('routes.ts'))
  .map((name) => readFileSync(join(here, name), 'utf8'))
  .join('\n');
const desk = readFileSync(join(here, '../../desk/api.ts'), 'utf8');

test.each(Object.keys(deskRoutes))('"%s" is answered by the server and asked by the desk', (name) => {
  const ways = [`route('${name}'`, `app.post(\`\${API}/${name.replace('POST ', '')}\``];
  expect(ways.some((way) => sources.includes(way))).toBe(true);
  expect(desk).toContain(`'${name}'`);
});
