import { expect, test } from 'vitest';
import { scriptUrl } from './trusted-types.ts';

test('only scripts on the list get an address', () => {
  expect(scriptUrl('https://www.youtube.com/iframe_api')).toBe('https://www.youtube.com/iframe_api');
  expect(() => scriptUrl('https://evil.example/x.js')).toThrow('may not be loaded');
  expect(() => scriptUrl('https://www.youtube.com.evil.example/iframe_api')).toThrow('may not be loaded');
});
