import { expect, test } from 'vitest';
import { fill } from '../lib/fill.ts';
import { omitDefaults } from './omit-defaults.ts';

const shape = {
  defaults: { otp: { enabled: false }, copy: {}, color: 'red', list: [1] },
  keys: {
    otp: { defaults: { enabled: false, wait: 30 } },
    copy: { defaults: { title: 'Hubungi', submit: 'Kirim' } },
  },
};

test('values equal to the defaults are left out', () => {
  expect(omitDefaults(fill({}, shape), shape)).toEqual({});
});

test.each([
  [{ color: 'blue' }],
  [{ copy: { title: 'Halo' } }],
  [{ otp: { enabled: true } }],
  [{ otp: { enabled: true, wait: 5 }, list: [] }],
  [{ extra: 'x', copy: { own: 'y' } }],
])('filled again it is as before: %j', (own) => {
  const filled = fill(own, shape);
  const left = omitDefaults(filled, shape);
  expect(fill(left, shape)).toEqual(filled);
  expect(JSON.stringify(left).length).toBeLessThan(JSON.stringify(filled).length);
});
