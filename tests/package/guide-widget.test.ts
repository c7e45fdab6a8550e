import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { elsewhere } from './elsewhere.ts';
import { run } from './packed.ts';

/** Real processes and builds, on a machine that may be busy. */
vi.setConfig({ testTimeout: 120_000 });

/** docs/own-widgets.md, done step by step with the packed packages: its files as they are in it, its commands in their order. */
const place = elsewhere('guide-widget');
const site = join(place.home, 'my-site');
const guide = readFileSync('docs/own-widgets.md', 'utf8');
const [begin = [], check = []] = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, lines = '']) =>
  lines.trim().split('\n'),
);
const files = [...guide.matchAll(/^`(widgets\/[^`\n]+)`:\n\n```\w+\n([\s\S]*?)^```/gm)];
const step = (line: string) => run('sh', ['-ec', line], site);

beforeAll(async () => {
  expect(begin).toEqual(['npm init kavling my-site', 'cd my-site', 'npm install']);
  // The step that npm takes after an installation is taken by hand below.
  await place.copySite(site);
  for (const [, path = '', text = ''] of files) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
});

afterAll(() => place.close());

test("[OPS-58] the guide's widget validates and type-checks by the guide's steps, in a site of the package", () => {
  expect(files.map(([, path = '']) => path.split('.').slice(1).join('.'))).toEqual([
    'schema.json',
    'view.tsx',
    'module.css',
    'widget.ts',
  ]);
  expect(check).toEqual(['npx kavling validate', 'npx tsc']);
  expect(step(check[0] ?? '')).toContain('no problems found');
  expect(step(check[1] ?? '')).toBe('');
});

test('[OPS-58] `npx tsc` finds a slip in it, at its line', () => {
  const view = join(site, 'widgets/price-note/price-note.view.tsx');
  const text = readFileSync(view, 'utf8');
  writeFileSync(view, text.replaceAll('words', 'wrods'));
  expect(() => step('npx tsc || { npx tsc >&2; exit 1; }')).toThrow(
    /price-note\.view\.tsx\(4,\d+\): error TS2339/,
  );
  writeFileSync(view, text);
});

test("[OPS-58] npm's own step after an installation makes what editors read, and a broken site does not stop it", () => {
  const help = join(site, '.kavling');
  step('rm -r .kavling');
  step('npm run prepare');
  expect(readFileSync(join(help, 'widgets.d.ts'), 'utf8')).toContain('"price-note"');
  expect(readFileSync(join(help, 'page.schema.json'), 'utf8')).toContain('"widget-price-note"');
  const config = join(site, 'kavling.config.ts');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, 'export default {');
  step('npm run prepare');
  writeFileSync(config, text);
});
