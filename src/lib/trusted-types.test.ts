import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { checkIcon, scriptUrl } from './trusted-types.ts';

test.each([
  '',
  '<svg aria-hidden="true" class="pswp__icn" viewBox="0 0 32 32" width="32" height="32"><use class="pswp__icn-shadow" xlink:href="#pswp__icn-close"/><path d="M24 10l-2-2-6 6z" id="pswp__icn-close"/></svg>',
  '<svg class="a" viewBox="0 0 60 60" width="60" height="60"><g><circle cx="3" cy="4" r="2" /></g></svg>',
])('an icon passes: %s', (html) => {
  expect(checkIcon(html)).toBe(html);
});

test('every icon of the media viewer passes', () => {
  const source = readFileSync(createRequire(import.meta.url).resolve('photoswipe'), 'utf8');
  const icons = [...source.matchAll(/inner: ((?:'[^']*'(?: \+ )?)+)/g)].map(([, text]) =>
    (text ?? '').replace(/' \+ '/g, '').slice(1, -1),
  );
  expect(icons.length).toBeGreaterThan(3);
  for (const icon of icons) expect(checkIcon(icon)).toBe(icon);
});

test.each([
  'halo',
  '<img src="x">',
  '<svg onload="alert(1)">',
  '<svg><script>alert(1)</script></svg>',
  '<svg><use href="https://evil.example/x.svg#a"/></svg>',
  '<svg><a href="javascript:alert(1)"><path d=""/></a></svg>',
  '<svg class="x" style="background:url(//evil)"/>',
  '<svg class="a>b"><img src=x onerror=alert(1)></svg>',
])('markup that is more than an icon does not: %s', (html) => {
  expect(() => checkIcon(html)).toThrow('Only icons');
});

test('only scripts on the list get an address', () => {
  expect(scriptUrl('https://www.youtube.com/iframe_api')).toBe('https://www.youtube.com/iframe_api');
  expect(() => scriptUrl('https://evil.example/x.js')).toThrow('may not be loaded');
  expect(() => scriptUrl('https://www.youtube.com.evil.example/iframe_api')).toThrow('may not be loaded');
});
