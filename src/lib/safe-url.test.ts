import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeUrl, type UrlKind } from './safe-url.ts';

const KINDS: UrlKind[] = ['link', 'image', 'media', 'embed', 'download'];

const HOSTILE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001\u001fjavascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  'jav\u0000ascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'javascript\t:alert(1)',
  'view-source:javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:image/png,<script>',
  'data:image/png;base64,a"onerror=alert(1)',
  'data:;base64,AA==',
  'blob:https://example.com/1',
  'filesystem:https://example.com/temporary/a',
  'file:///etc/passwd',
  'about:blank',
  'ftp://example.com/a',
  'intent://scan/#Intent;scheme=zxing;end',
  'chrome://settings',
  'http-evil:alert(1)',
  'httpsx://example.com',
  '//evil.example',
  '///evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'https:\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://',
  'https://user@evil.example/',
  'https://user:pass@evil.example/',
  'https://www.youtube.com@evil.example/embed/x',
  'https://www.youtube.com:x@evil.example/',
  'https://exa mple.com/',
  'https://[::1',
  'http://a\u0000b/',
  '',
  '   ',
  '\u00a0',
];

test.each(HOSTILE)('%j is refused for every kind', (value) => {
  for (const kind of KINDS) expect(safeUrl(value, kind)).toBeUndefined();
});

test.each([undefined, null, 1, {}, [], ['https://a.id'], { toString: () => 'https://a.id' }])(
  '%j is no address',
  (value) => {
    for (const kind of KINDS) expect(safeUrl(value, kind)).toBeUndefined();
  },
);

test.each<[string, UrlKind[]]>([
  ['https://example.co.id/a?b=1#c', ['link', 'image', 'media', 'download']],
  ['HTTPS://EXAMPLE.co.id', ['link', 'image', 'media', 'download']],
  ['http://example.co.id/é', ['link', 'image', 'media', 'download']],
  ['/brosur.pdf', ['link', 'image', 'media', 'download']],
  ['./brosur.pdf', ['link', 'image', 'media', 'download']],
  ['../a/b.jpg', ['link', 'image', 'media', 'download']],
  ['hero.jpg', ['link', 'image', 'media', 'download']],
  ['?a=https://b', ['link', 'image', 'media', 'download']],
  ['#kontak', ['link', 'image', 'media', 'download']],
  ['mailto:a@b.id', ['link']],
  ['tel:+62812', ['link']],
  ['whatsapp://send?phone=62', ['link']],
  ['data:image/png;base64,iVBORw0KGgo=', ['image']],
  ['data:image/webp;base64,AAAA', ['image']],
  ['https://www.youtube-nocookie.com/embed/abcdefghijk', ['link', 'image', 'media', 'download', 'embed']],
  ['https://player.vimeo.com/video/1', ['link', 'image', 'media', 'download', 'embed']],
  ['https://www.google.com/maps/embed?pb=1', ['link', 'image', 'media', 'download', 'embed']],
  ['http://www.youtube.com/embed/abcdefghijk', ['link', 'image', 'media', 'download']],
  ['https://www.google.com/search', ['link', 'image', 'media', 'download']],
  ['https://www.youtube.com.evil.example/', ['link', 'image', 'media', 'download']],
  ['https://evilyoutube.com/', ['link', 'image', 'media', 'download']],
  ['https://www.youtube.com:444/', ['link', 'image', 'media', 'download']],
])('%j is allowed for %j only', (value, allowed) => {
  for (const kind of KINDS) expect(safeUrl(value, kind)).toBe(allowed.includes(kind) ? value : undefined);
});

test('what a parser ignores is cut off', () => {
  expect(safeUrl('  https://exam\nple.co.id/\t ', 'link')).toBe('https://example.co.id/');
});

test('allowed addresses keep their scheme in a browser, and stay on the site if relative', () => {
  const nasty = fc.string({
    unit: fc.constantFrom(...'javscript:/\\#?@.% \t\n\u0000\u00a0dt[]&;=ht', 'https://', '//', 'evil.id'),
  });
  fc.assert(
    fc.property(nasty, fc.constantFrom(...KINDS), (value, kind) => {
      const url = safeUrl(value, kind);
      if (url === undefined) return;
      const parsed = new URL(url, 'https://site.example/p/');
      expect(['http:', 'https:', 'mailto:', 'tel:', 'whatsapp:']).toContain(parsed.protocol);
      expect(parsed.username + parsed.password).toBe('');
      if (!/^[a-z]+:/i.test(url)) expect(parsed.origin).toBe('https://site.example');
    }),
    { numRuns: 5000 },
  );
});
