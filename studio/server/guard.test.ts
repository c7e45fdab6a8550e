import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudioProblem } from '../wire.ts';
import { type CallOptions, PAGE, type StudioTestSite, startStudioSite } from './testing/studio-site.ts';

let site: StudioTestSite;
beforeAll(async () => {
  site = await startStudioSite();
});
afterAll(() => site.close());

const refused = async (path: string, options: CallOptions = {}) => {
  const { status, body } = await site.call<{ message?: string }>(path, options);
  return [status, body.message];
};
const HERE = 'The studio only answers on the computer that runs it.';
const FOREIGN = 'This request did not come from the studio.';
const body = { text: '{}', base: '', label: '' };

test.each([
  ['a host that was pointed here', { host: 'evil.example:4170' }, HERE],
  ['a host that looks like ours', { host: '127.0.0.1.evil.example' }, HERE],
  ['a proxy', { 'x-forwarded-for': '10.0.0.9' }, HERE],
  ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, HERE],
  ['a page of another port', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:9999' }, HERE],
])('[STU-16] nothing is read or written for %s', async (_, headers, message) => {
  for (const path of ['api/site', 'api/pages/taman-asri', 'frame/taman-asri/', 'api/live?page=taman-asri'])
    expect(await refused(path, { headers }), path).toEqual([403, message]);
  const before = readFileSync(site.file(PAGE));
  expect(await refused('api/pages/taman-asri', { method: 'PUT', body, headers })).toEqual([403, message]);
  expect(readFileSync(site.file(PAGE)).equals(before)).toBe(true);
});

test('[STU-16] a change needs the token of the window, and its own origin where a browser names one', async () => {
  const call = 'api/pages/taman-asri';
  for (const options of [
    { isStranger: true },
    { headers: { 'x-kavling-studio': 'x'.repeat(32) } },
    { headers: { origin: 'http://127.0.0.1:9999' } },
    { headers: { origin: 'null' } },
  ])
    expect(await refused(call, { method: 'PUT', body, ...options })).toEqual([403, FOREIGN]);
  const { status } = await site.call(call, { method: 'PUT', body, headers: { origin: site.origin } });
  expect(status).toBe(409);
});

test.each([
  'api/pages/..%2F..%2Fetc',
  'api/pages/%2e%2e',
  'api/pages/..%5c..',
  'api/pages/taman-asri%00',
  'frame/..%2Ftaman-asri/',
  'frame/taman-asri/..%2F..%2F..%2Fpackage.json',
  'frame/taman-asri/page.json',
  'assets/..%2F..%2Fpackage.json',
  'assets/%2e%2e/%2e%2e/package.json',
  'assets/.vite/manifest.json',
  'api/nothing',
])('[STU-16] a path outside the site is nothing: %s', async (path) => {
  const { status, text } = await site.call(path);
  expect(status).toBe(404);
  expect(text).not.toContain('"name": "kavling"');
});

test('[STU-16] what is no JSON, or too much of it, is refused and nothing breaks', async () => {
  const check = 'api/pages/taman-asri/check';
  expect((await site.call(check, { method: 'POST', body: new Uint8Array([123]) })).status).toBe(400);
  expect((await site.call(check, { method: 'POST', body: { text: 5 } })).status).toBe(400);
  const refused = async (body: object) =>
    (await site.call<StudioProblem>(check, { method: 'POST', body })).body;
  expect((await refused({ text: 5 })).message).toContain('POST pages/:slug/check: "text" must be string.');
  expect((await refused({})).message).toContain('POST pages/:slug/check: "text" is missing.');
  const unknown = await refused({ text: '{}', sectionKey: [] });
  expect(unknown.message).toContain('POST pages/:slug/check: "sectionKey" is not known.');
  expect(unknown.fix).toBe('Reload the studio and try again.');
  expect((await site.call(check, { method: 'POST', body: { text: 'x'.repeat(9_000_000) } })).status).toBe(
    413,
  );
  expect((await site.call(check, { method: 'POST', body: { text: '\0' } })).status).toBe(200);
});

test('[STU-16] the window runs its own files only, cannot be framed, and opens from a link elsewhere', async () => {
  const { status, headers, text } = await site.call('edit/taman-asri', {
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  const policy = String(headers['content-security-policy']);
  expect(status).toBe(200);
  for (const part of [
    "default-src 'none'",
    "script-src 'self';",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types studio',
  ])
    expect(policy).toContain(part);
  const nonce = /<meta name="kavling-nonce" content="([^"]+)">/.exec(text)?.[1];
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect((await site.call('edit/%22%3E%3Cscript%3E')).text).not.toContain('"><script>');
  expect((await site.call('edit/taman-asri', { headers: { host: 'evil.example' } })).status).toBe(403);
});

test('[STU-16] the page in the frame has its own policy, and one name more for the window', async () => {
  const { headers, text } = await site.call('frame/taman-asri/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/trusted-types kavling studio\b.*; frame-ancestors 'self'$/);
  expect(text).toContain('trusted-types kavling studio');
  expect(text).toContain('<!--k:0-->');
  expect(policy.split('; ').map((directive) => directive.split(' ')[0])).toEqual([
    'default-src',
    'base-uri',
    'object-src',
    'script-src',
    'style-src',
    'img-src',
    'media-src',
    'font-src',
    'connect-src',
    'frame-src',
    'form-action',
    'require-trusted-types-for',
    'trusted-types',
    'frame-ancestors',
  ]);
});
