import { expect, test } from 'vitest';
import { createCompiler } from './compiler.ts';
import { plan } from './unit-of-work.ts';

test('[OPS-15] SQLite gets a limit as text, so that it compiles a statement once and not at every call', () => {
  const build = createCompiler('sqlite');
  const newest = plan((p: { phone: string }) =>
    build.selectFrom('lead').select('id').where('phone', '=', p.phone).limit(1),
  );
  const { sql, parameters } = newest({ phone: '+6281234567890' });
  expect(sql).toMatch(/ limit 1$/);
  expect(parameters).toEqual(['+6281234567890']);
});

test('a limit that changes with the call stays a value', () => {
  const build = createCompiler('sqlite');
  const some = plan((p: { count: number }) => build.selectFrom('lead').select('id').limit(p.count));
  expect(some({ count: 3 })).toMatchObject({ sql: 'select "id" from "lead" limit ?', parameters: [3] });
});
