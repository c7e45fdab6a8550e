import { expect, test } from 'vitest';
import { mergeDefaults } from '../lib/merge-defaults.ts';
import { omitDefaults } from './omit-defaults.ts';

const defaults = {
  otp: { enabled: false, wait: 30 },
  copy: { title: 'Hubungi', submit: 'Kirim' },
  color: 'red',
  list: [1],
};

test('values equal to the defaults are omitted', () => {
  expect(omitDefaults(mergeDefaults({}, defaults), defaults)).toEqual({});
});

test.each([
  [{ color: 'blue' }],
  [{ copy: { title: 'Halo' } }],
  [{ otp: { enabled: true } }],
  [{ otp: { enabled: true, wait: 5 }, list: [] }],
  [{ extra: 'x', copy: { own: 'y' } }],
])('filled again it is as before: %j', (own) => {
  const filled = mergeDefaults(own, defaults);
  const left = omitDefaults(filled, defaults);
  expect(mergeDefaults(left, defaults)).toEqual(filled);
  expect(JSON.stringify(left).length).toBeLessThan(JSON.stringify(filled).length);
});
