import { expect, test } from 'vitest';
import schema from '../../schemas/page.schema.json' with { type: 'json' };
import { lineDiff } from '../environment/line-diff.ts';
import { memoryEnvironment } from '../environment/memory-environment.ts';
import { CURRENT_VERSION, type Migration, migrations } from '../pages/migrations.ts';
import { migrate, migrateText } from './migrate.ts';

const rename: Migration = {
  from: 1,
  name: 'colour is called tone',
  change: (page) => ({
    ...page,
    sections: (page.sections as { colour?: string }[]).map(({ colour, ...rest }) =>
      colour ? { ...rest, tone: colour } : rest,
    ),
  }),
};
const drop: Migration = { from: 2, name: 'old is gone', change: ({ old: _, ...page }) => page };

const page = `{
    "version": 1,
    "old": true,   "sections": [
        { "type": "section",   "colour": "dark" },
        { "type": "section" }
    ]
}
`;

test('the steps are complete and the schema knows the last one', () => {
  expect(migrations.map(({ from }) => from)).toEqual(
    Array.from({ length: CURRENT_VERSION - 1 }, (_, i) => i + 1),
  );
  expect(schema.properties.version.enum).toEqual([CURRENT_VERSION]);
});

test('only what changes is touched: layout and the order of keys stay', () => {
  const { text, done } = migrateText(page, [rename, drop], 3) ?? { text: '', done: [] };
  expect(done).toEqual(['colour is called tone', 'old is gone']);
  expect(JSON.parse(text)).toEqual({
    version: 3,
    sections: [{ type: 'section', tone: 'dark' }, { type: 'section' }],
  });
  expect(text).toContain('    "version": 3,\n');
  expect(text).toContain('        { "type": "section" }\n    ]\n}\n');
});

test('a second run has nothing to do', async () => {
  const { environment, files, written } = memoryEnvironment({ files: { '/site/pages/a/page.json': page } });
  expect(await migrate(environment, [], {}, [rename, drop], 3)).toBe(0);
  const once = new TextDecoder().decode(files.read('/site/pages/a/page.json'));
  await migrate(environment, [], {}, [rename, drop], 3);
  expect(new TextDecoder().decode(files.read('/site/pages/a/page.json'))).toBe(once);
  expect(written.out).toContain('The page is already at version 3.');
});

test('--dry-run shows the difference and writes nothing', async () => {
  const { environment, files, written } = memoryEnvironment({ files: { '/site/pages/a/page.json': page } });
  await migrate(environment, [], { dryRun: true }, [rename], 2);
  expect(new TextDecoder().decode(files.read('/site/pages/a/page.json'))).toBe(page);
  expect(written.out).toContain('-         { "type": "section",   "colour": "dark" },');
  expect(written.out).toMatch(/^\+ .*"tone": "dark"/m);
  expect(written.out).toContain('1 of 1 page would change.');
});

test('a page that cannot be read is named and left alone', async () => {
  const { environment, files, written } = memoryEnvironment({ files: { '/site/pages/a/page.json': '{,}' } });
  expect(await migrate(environment, [], {}, [rename], 2)).toBe(0);
  expect(written.err).toContain('kavling validate a');
  expect(new TextDecoder().decode(files.read('/site/pages/a/page.json'))).toBe('{,}');
});

test('a difference shows changed lines with two lines around', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f'].join('\n');
  const after = ['a', 'b', 'c', 'X', 'e', 'f'].join('\n');
  expect(lineDiff(before, after).map(({ sign, line }) => sign + line)).toEqual([
    ' b',
    ' c',
    '-d',
    '+X',
    ' e',
    ' f',
  ]);
  expect(lineDiff(before, before)).toEqual([]);
});
