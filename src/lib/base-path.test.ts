import { expect, test } from 'vitest';
import { withBase, withoutBase } from './base-path.ts';

test.each([
  ['/promo', '/taman-asri/', '/promo/taman-asri/'],
  ['/promo', '/', '/promo/'],
  ['', '/taman-asri/', '/taman-asri/'],
  ['/promo', '//lain.example.co.id/', '//lain.example.co.id/'],
  ['/promo', 'https://lain.example.co.id/', 'https://lain.example.co.id/'],
  ['/promo', '#harga', '#harga'],
  ['/promo', './brosur.pdf', './brosur.pdf'],
])('[OPS-29] below "%s" the address %s is %s', (base, address, asked) => {
  expect(withBase(base, address)).toBe(asked);
});

test.each([
  ['/promo', '/promo/taman-asri/', '/taman-asri/'],
  ['/promo', '/promo/', '/'],
  ['/promo', '/promo', ''],
  ['/promo', '/promosi/', undefined],
  ['/promo', '/', undefined],
  ['', '/taman-asri/', '/taman-asri/'],
])('[OPS-29] below "%s" the path %s is %s inside', (base, path, inner) => {
  expect(withoutBase(base, path)).toBe(inner);
});
