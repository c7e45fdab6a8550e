import { expect, test } from 'vitest';
import { canonicalUrl } from './canonical-url.ts';

test.each([
  ['https://a.co.id/', 'https://a.co.id/'],
  ['https://a.co.id', 'https://a.co.id/'],
  ['https://a.co.id/x?utm_source=ig&UTM_Medium=b&gclid=1&fbclid=2', 'https://a.co.id/x'],
  ['https://a.co.id/x?tipe=60&utm_campaign=a', 'https://a.co.id/x?tipe=60'],
  ['https://a.co.id/x#galeri', 'https://a.co.id/x'],
  ['', ''],
  ['mailto:a@b.id', ''],
  ['/x', ''],
  ['javascript:alert(1)', ''],
])('%s is %s', (address, expected) => {
  expect(canonicalUrl(address)).toBe(expected);
});
