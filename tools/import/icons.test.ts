import { expect, test } from 'vitest';
import { iconFor } from './icons.ts';

test.each([
  ['fas fa-water', undefined],
  ['fas fa-tint', undefined],
  ['fas fa-book', 'document'],
  ['fas fa-book-open', 'document'],
  ['fas fa-address-book', 'phone'],
  ['fas fa-swimming-pool', 'pool'],
  ['fas fa-water-ladder', 'pool'],
  ['fas fa-graduation-cap', 'school'],
])('[OPS-66] the icon %s is %s', (name, icon) => {
  expect(iconFor(name)).toBe(icon);
});
