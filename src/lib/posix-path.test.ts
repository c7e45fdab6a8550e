import { posix } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basename, dirname, extname, join, normalize } from './posix-path.ts';

const part = fc.constantFrom(
  'a',
  'b.jpg',
  '.',
  '..',
  '...',
  '',
  ' ',
  '.env',
  'c.',
  'd.e.f',
  'foto rumah',
  '\\x',
);
const path = fc
  .tuple(fc.boolean(), fc.array(part, { maxLength: 6 }), fc.boolean())
  .map(([root, parts, end]) => `${root ? '/' : ''}${parts.join('/')}${end ? '/' : ''}`);

test('paths are what Node makes of them', () => {
  fc.assert(
    fc.property(path, path, (one, two) => {
      expect(normalize(one)).toBe(posix.normalize(one));
      expect(join(one, two)).toBe(posix.join(one, two));
      expect(dirname(one)).toBe(posix.dirname(one));
      expect(basename(one)).toBe(posix.basename(one));
      expect(extname(one)).toBe(posix.extname(one));
    }),
    { numRuns: 3000 },
  );
});
