import { expect, test } from 'vitest';
import { hostingFiles } from './hosting.ts';

const filesOf = (policy: string) =>
  new Map(hostingFiles({ '/taman-asri/': { 'Content-Security-Policy': `style-src '${policy}'` } }));

test('a drawing is sandboxed by every host: its script does not run', () => {
  for (const path of ['_headers', '.kavling/nginx.conf', '.kavling/Caddyfile'])
    expect(filesOf('sha256-a').get(path), path).toMatch(/svg[\s\S]*sandbox; default-src 'none'/);
});

test('[OPS-13] servers that read their file once hold nothing that a build changes', () => {
  for (const path of ['.kavling/nginx.conf', '.kavling/Caddyfile'])
    expect(filesOf('sha256-a').get(path)).toBe(filesOf('sha256-b').get(path));
});
