import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenFloors, circles, floors } from './floors.ts';
import { houseRules } from './house-rules.ts';
import { brokenRooms } from './rooms.ts';
import { importsOf, readSourceTree, type SourceTree } from './source-tree.ts';

const root = join(import.meta.dirname, '../..');
const files = readSourceTree(root);
const widgets = readdirSync(join(root, 'src/widgets'));

/** The project with one more file, or with one file changed. */
const planted = (path: string, text: string): SourceTree => new Map([...files, [path, text]]);

test('the scanner sees every way to import', () => {
  const text = [
    "import a from './a.ts';",
    "import type { B } from '../b/b.ts';",
    "export { c } from './c.tsx';",
    "import './d.css';",
    "const e = await import('./e.ts');",
    "import css from './f.css?inline';",
    "import {\n  g,\n} from 'react-dom/server';",
    "import h from '@fingerprintjs/fingerprintjs/x';",
    "// import z from './z.ts';",
    " * import y from './y.ts';",
  ].join('\n');
  expect(importsOf('src/lib/x.ts', text).map(({ to }) => to)).toEqual([
    'src/lib/a.ts',
    'src/b/b.ts',
    'src/lib/c.tsx',
    'src/lib/d.css',
    'src/lib/e.ts',
    'src/lib/f.css',
    'react-dom',
    '@fingerprintjs/fingerprintjs',
  ]);
});

test('every room imports only what it may see', () => {
  expect(brokenRooms(files)).toEqual([]);
});

test('every folder imports only from those on the floors below it, at every depth', () => {
  expect(brokenFloors(files)).toEqual([]);
});

test.each([
  ['src/lib/planted.ts', "import '../renderer/page.tsx';", 'src/lib imports src/renderer'],
  ['server/store/planted.ts', "import type { Hono } from '../routes/otp.ts';", 'store imports routes'],
  ['server/store/migrations/planted.ts', "import '../sqlite/engine.ts';", 'migrations imports sqlite'],
  ['studio/window/state/planted.ts', "import '../app/main.tsx';", 'state imports app'],
  [
    'tools/environment/planted.ts',
    "import '../commands/build.ts';",
    'tools/environment imports tools/commands',
  ],
  ['tools/import/layout/planted.ts', "import '../widgets/boxes.ts';", 'layout imports widgets'],
  ['src/widgets/alert/planted.ts', "import '../tabs/tabs.view.tsx';", 'may not import src/widgets/tabs'],
  ['tools/planted/planted.ts', '', 'tools/planted has no floor'],
  ['server/planted/planted.ts', '', 'planted has no floor'],
])('a planted import of a floor above is found: %s: %s', (path, text, line) => {
  expect(brokenFloors(planted(path, text)).join('\n')).toContain(line);
});

test('a folder below that reaches one above by way of a loose file is found', () => {
  const house = new Map([
    ['server/store/low.ts', "import '../between.ts';"],
    ['server/between.ts', "import './routes/high.ts';"],
    ['server/routes/high.ts', ''],
  ]);
  expect(brokenFloors(house, { '': ['server'], server: ['routes', 'store'] })).toEqual([
    'server: store imports routes, which is above it',
  ]);
});

test('CONTRIBUTING lists the floors as they are', () => {
  const lines = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split('\n');
  for (const [folder, order] of Object.entries(floors))
    expect(lines).toContain(`| ${folder ? `\`${folder}\`` : 'the house'} | ${order.join(' · ')} |`);
});

test.each([
  ['src/widgets/alert/planted.ts', "import '../tabs/tabs.view.tsx';"],
  ['src/widgets/alert/planted.ts', "import '../../runtime/step.ts';"],
  ['src/widgets/alert/planted.ts', "import '../../entry/client.ts';"],
  ['src/renderer/planted.ts', "import '../widgets/alert/alert.view.tsx';"],
  ['src/renderer/planted.ts', "import type { State } from '../runtime/index.ts';"],
  ['src/runtime/planted.ts', "import '../renderer/page.tsx';"],
  ['src/runtime/planted.ts', "import Cookies from 'js-cookie';"],
  ['src/lib/planted.ts', "import '../renderer/page.tsx';"],
  ['src/document/planted.ts', "import { useState } from 'react';"],
  ['src/document/planted.ts', "import { join } from 'node:path';"],
  ['src/document/planted.ts', "import '../renderer/page.tsx';"],
  ['src/entry/planted.ts', "import '../../tools/cli.ts';"],
  ['tools/planted.ts', "import '../src/widgets/alert/alert.view.tsx';"],
  ['tools/planted.ts', "const a = await import('../server/store/database/database-engine.ts');"],
  ['server/planted.ts', "import '../src/renderer/page.tsx';"],
])('a planted import is found: %s: %s', (path, text) => {
  const found = brokenRooms(planted(path, text)).filter((line) => line.startsWith(path));
  expect(found).toEqual([expect.stringContaining(`${path} may not import`)]);
});

test('no file imports itself by way of others, types included', () => {
  expect(circles(files)).toEqual([]);
});

test('a planted circle is found, also one of types', () => {
  const ring = new Map([
    ['src/lib/one.ts', "import { two } from './two.ts';"],
    ['src/lib/two.ts', "import type { One } from './one.ts';"],
  ]);
  expect(circles(ring)).toEqual(['src/lib/one.ts → src/lib/two.ts → src/lib/one.ts']);
});

test.each(houseRules.map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
  expect(rule.broken(files, widgets)).toEqual([]);
});

const plants: Record<string, [string, string]> = {
  'no file is longer': ['src/lib/long.ts', 'export {};\n'.repeat(301)],
  'the renderer names': ['src/renderer/planted.tsx', "if (node.type === 'accordion') render();"],
  'React is in the runtime': ['src/runtime/planted.ts', "import { useState } from 'react';"],
  'raw HTML is set': ['src/widgets/alert/planted.tsx', '<p dangerouslySetInnerHTML={{ __html: text }} />'],
  'no file or folder has': ['src/lib/utils.ts', ''],
  'names are written': ['src/lib/MyFile.ts', ''],
  'src is at most three': ['src/widgets/alert/parts/more/planted.ts', ''],
  'no style hangs': ['src/widgets/tabs/planted.css', '.root:global(.swiper-initialized) { gap: 0; }'],
  'only the walk': [
    'src/renderer/planted.ts',
    "import type { Part } from '../lib/part.ts';\nconst go = (part: Part) => part.entries && go(part.entries);",
  ],
  'nothing is looked up': ['src/renderer/planted.tsx', 'if (type in widgets) return;'],
};

test.each(houseRules.map((rule) => [rule.name, rule] as const))(
  'a planted break is found: %s',
  (name, rule) => {
    const plant = Object.entries(plants).find(([start]) => name.startsWith(start))?.[1];
    if (!plant) throw new Error(`No planted break for the rule "${name}".`);
    const [path, text] = plant;
    expect(rule.broken(planted(path, text), widgets).join('\n')).toContain(path);
  },
);
