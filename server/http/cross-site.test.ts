import { expect, test } from 'vitest';
import { isOwnOrigin } from './cross-site.ts';

const ask = (headers: Record<string, string>, allowed: string[] = []) =>
  isOwnOrigin(
    new Request('http://kavling.example/x', {
      method: 'POST',
      headers: { host: 'kavling.example', ...headers },
    }),
    allowed,
  );

test('posts from elsewhere are refused, our own and allowed origins pass', () => {
  expect(ask({ 'sec-fetch-site': 'cross-site' })).toBe(false);
  expect(ask({ 'sec-fetch-site': 'same-site', origin: 'https://other.kavling.example' })).toBe(false);
  expect(ask({ 'sec-fetch-site': 'none', origin: 'https://evil.example' })).toBe(false);
  expect(ask({ origin: 'https://evil.example' })).toBe(false);
  expect(ask({ origin: 'null' })).toBe(false);
  expect(ask({ 'sec-fetch-site': 'same-origin', origin: 'null' })).toBe(true);
  expect(ask({ origin: 'http://kavling.example' })).toBe(true);
  expect(ask({})).toBe(true);
  expect(
    ask({ 'sec-fetch-site': 'cross-site', origin: 'https://cdn.example' }, ['https://cdn.example']),
  ).toBe(true);
});
