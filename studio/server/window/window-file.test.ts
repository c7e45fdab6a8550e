import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { windowFile } from './window-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'kavling-window-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = 'export const one = 1;\n'.repeat(200);
const get = (name: string, headers: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br' }) =>
  windowFile(join(folder, name), new Headers(headers));
const unpack = async (response: Response | undefined) =>
  String(brotliDecompressSync(new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer(0))));

test('[OPS-64] a script that the package has compressed alone reaches every browser', async () => {
  writeFileSync(join(folder, 'packed.js.br'), brotliCompressSync(script));
  const packed = await get('packed.js');
  expect(packed?.headers.get('content-encoding')).toBe('br');
  expect(packed?.headers.get('content-type')).toContain('javascript');
  expect(await unpack(packed)).toBe(script);
  const plain = await get('packed.js', { 'accept-encoding': 'gzip' });
  expect(plain?.headers.get('content-encoding')).toBeNull();
  expect(await plain?.text()).toBe(script);
  expect(await get('other.js')).toBeUndefined();
});

test('files travel compressed, are kept for ever by their hash, and are sent again only after a change', async () => {
  writeFileSync(join(folder, 'look.BxPejVpO.js'), script);
  const hashed = await get('look.BxPejVpO.js');
  expect(hashed?.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  expect(await unpack(hashed)).toBe(script);

  writeFileSync(join(folder, 'studio.js'), script);
  const first = await get('studio.js');
  expect(first?.headers.get('cache-control')).toBe('private, no-cache');
  expect((await first?.arrayBuffer())?.byteLength).toBeLessThan(100);
  const known = { 'accept-encoding': 'br', 'if-none-match': first?.headers.get('etag') ?? '' };
  expect((await get('studio.js', known))?.status).toBe(304);
  writeFileSync(join(folder, 'studio.js'), `${script}// changed`);
  const changed = await get('studio.js', known);
  expect(changed?.status).toBe(200);
  expect(await unpack(changed)).toContain('// changed');

  writeFileSync(join(folder, 'letters.woff2'), 'letters');
  const font = await get('letters.woff2');
  expect(font?.headers.get('content-encoding')).toBeNull();
  expect(await font?.text()).toBe('letters');
});
