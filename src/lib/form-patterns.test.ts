import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copy } from '../../server/contract/copy.ts';
import { checkNameAndNumber } from '../../server/lead/check.ts';
import { LOCAL_PHONE_PATTERN, NAME_PATTERN, PHONE_PATTERN } from './form-patterns.ts';
import { localPhoneDigits, phoneDigits } from './phone.ts';

const fits = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`, 'v').test(text);

test.each([
  ['international', PHONE_PATTERN, phoneDigits],
  ['local', LOCAL_PHONE_PATTERN, localPhoneDigits],
] as const)(
  '[OPS-03][FORM-05] the pattern for %s numbers lets through exactly what the checks let through',
  (_, pattern, read) => {
    const digits = fc.array(fc.constantFrom(...'0126789'), { maxLength: 16 }).map((all) => all.join(''));
    const start = fc.constantFrom('', '62', '6262', '0', '+62 ', '6', '0062', '+62(0)', '8', '00', '062');
    const near = fc.tuple(start, digits).map((all) => all.join(''));
    const between = fc.array(fc.constantFrom('', '', '', ' ', '-', '.', '('), { maxLength: 30 });
    fc.assert(
      fc.property(near, between, (number, marks) => {
        const typed = [...number].map((digit, index) => `${marks[index] ?? ''}${digit}`).join('');
        expect(fits(pattern, typed)).toBe(checkNameAndNumber('Sari', read(typed)) === null);
      }),
      { numRuns: 4000 },
    );
  },
);

test('[OPS-03][FORM-05] the pattern for names lets through exactly what the checks let through', () => {
  for (const name of ['', ' ', 'Sari', ' Sari W ']) {
    const isRight = checkNameAndNumber(name, '6281234567890') !== copy.emptyName;
    expect(fits(NAME_PATTERN, name)).toBe(isRight);
  }
});
