import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copy } from '../../server/copy.ts';
import { checkNameAndNumber } from '../../server/lead/check.ts';
import { NAME_PATTERN, PHONE_PATTERN } from './form-patterns.ts';

const fits = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`, 'v').test(text);

test('[OPS-03][FORM-05] the patterns of the HTML let through exactly what the checks let through', () => {
  const digits = fc.array(fc.constantFrom(...'0126789'), { maxLength: 16 }).map((all) => all.join(''));
  const near = fc
    .tuple(fc.constantFrom('', '62', '6262', '0', '+62 ', '6'), digits)
    .map((all) => all.join(''));
  const between = fc.array(fc.constantFrom('', '', '', ' ', '-', '.', '('), { maxLength: 30 });
  fc.assert(
    fc.property(near, between, (number, marks) => {
      const typed = [...number].map((digit, index) => `${marks[index] ?? ''}${digit}`).join('');
      expect(fits(PHONE_PATTERN, typed)).toBe(checkNameAndNumber('Sari', typed) === null);
    }),
    { numRuns: 3000 },
  );
  for (const name of ['', ' ', 'Sari', ' Sari W ']) {
    const isRight = checkNameAndNumber(name, '6281234567890') !== copy.emptyName;
    expect(fits(NAME_PATTERN, name)).toBe(isRight);
  }
});
