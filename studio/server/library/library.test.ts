import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CopyFilesResult, LibraryFile, StudioProblem, UploadResult } from '../../wire.ts';
import { type StudioTestSite, startStudioSite } from '../testing/studio-site.ts';

const FOLDER = 'pages/taman-asri';
const FILES = 'api/pages/taman-asri/files';
let site: StudioTestSite;
beforeAll(async () => {
  site = await startStudioSite();
});
afterAll(() => site.close());

const upload = (name: string, body: Uint8Array, query = '') =>
  site.call<UploadResult & StudioProblem>(`${FILES}?name=${encodeURIComponent(name)}${query}`, {
    method: 'POST',
    body,
  });
const list = async () => (await site.call<LibraryFile[]>(FILES)).body;
const bytesOf = (name: string) => readFileSync(site.file(`${FOLDER}/${name}`));

/** A picture as a phone makes it: lying on its side, with the place where it was taken. */
const photo = (format: 'jpeg' | 'png' | 'webp', orientation = 6, width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background: '#8a5' } })
    .withExif({
      IFD0: { Orientation: String(orientation), Artist: 'Rina' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 10/1 0/1' },
    })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();

const pixels = (bytes: Uint8Array) => sharp(bytes).rotate().raw().toBuffer();

test('[STU-09] the library lists the size and uses of each file, and the pictures too small for their place', async () => {
  await upload('kecil.jpg', await photo('jpeg'));
  const files = await list();
  const hero = files.find(({ name }) => name === 'hero-cluster-day.jpg');
  expect(hero).toMatchObject({ kind: 'picture', width: expect.any(Number), height: expect.any(Number) });
  expect(hero?.usedAt).toContain('/seo/image/src');
  expect(hero?.usedAt.length).toBeGreaterThan(1);
  expect(files.find(({ name }) => name === 'kecil.jpg')).toMatchObject({ usedAt: [], width: 40, height: 60 });
  expect(files.some(({ name }) => name === 'page.json')).toBe(false);
  const text = site.read(`${FOLDER}/page.json`);
  site.write(`${FOLDER}/page.json`, text.replaceAll('hero-cluster-day.jpg', 'kecil.jpg'));
  const small = (await list()).find(({ name }) => name === 'kecil.jpg');
  expect(small?.tooSmallFor).toBeGreaterThan(600);
  site.write(`${FOLDER}/page.json`, text);
  const { status, headers } = await site.call((hero?.thumbnail ?? '').replace('/.kavling/studio/', ''));
  expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
});

test.each(['jpeg', 'png', 'webp'] as const)(
  '[STU-09] a %s keeps its pixels and its way up, and loses where it was taken',
  async (format) => {
    const orientation = format === 'webp' ? 1 : 6;
    const original = await photo(format, orientation, 66);
    const { body } = await upload(`Foto ${format}.dat`, original);
    const kept = bytesOf(body.name);
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { exif } = await sharp(kept).metadata();
    expect(exif?.includes('Rina') ?? false).toBe(false);
    expect(exif?.length ?? 0).toBeLessThan(64);
    if (format !== 'png') expect((await pixels(kept)).equals(await pixels(original))).toBe(true);
    expect(body.name).toBe(`foto-${format}.${format === 'jpeg' ? 'jpg' : format}`);
  },
);

test('[STU-09] a name is made safe, taken names are not written over, and the same bytes are kept once', async () => {
  const [first, other] = [await photo('jpeg', 1, 61), await photo('jpeg', 1, 62)];
  expect((await upload('../../Rumah Ümlaut (1).JPEG', first)).body).toMatchObject({
    name: 'rumah-umlaut-1.jpg',
    wasThere: false,
  });
  expect((await upload('rumah-umlaut-1.jpg', other)).body.name).toBe('rumah-umlaut-1-2.jpg');
  expect((await upload('lain.png', first)).body).toMatchObject({
    name: 'rumah-umlaut-1.jpg',
    wasThere: true,
  });
  expect((await upload('con.jpg', await photo('jpeg', 1, 63))).body.name).toBe('file-con.jpg');
  expect((await upload('🏡', await photo('jpeg', 1, 64))).body.name).toBe('file.jpg');
  const uploaded = (await upload('x.jpg', await photo('jpeg', 1, 65))).body;
  expect(uploaded.pictures['x.jpg']).toMatchObject({ width: 65, src: expect.stringContaining('/assets/x.') });
  expect(uploaded.pictures['hero-cluster-day.jpg']).toBeDefined();
});

test.each([
  ['text with the name of a picture', 'foto.jpg', Buffer.from('<html>'), 'not a picture'],
  ['a page', 'page.json', Buffer.from('{}'), 'not a picture'],
  ['nothing', 'kosong.jpg', Buffer.alloc(0), 'not a picture'],
  ['a HEIC picture', 'IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'HEIC'],
  [
    'a drawing with script',
    'x.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    'contains script',
  ],
])('[STU-09] %s is refused, and nothing is left', async (_, name, bytes, message) => {
  const before = readdirSync(site.file(FOLDER));
  const { status, body } = await upload(name, bytes);
  expect([status, body.message]).toEqual([415, expect.stringContaining(message)]);
  expect(body.fix).not.toBe('');
  expect(readdirSync(site.file(FOLDER))).toEqual(before);
});

test('[STU-09] a damaged picture is refused; a brochure, and a plain drawing, are kept', async () => {
  const whole = readFileSync(site.file(`${FOLDER}/hero-cluster-day.jpg`));
  const damaged = await upload('x.jpg', whole.subarray(0, 5000));
  expect([damaged.status, damaged.body.message]).toEqual([415, expect.stringContaining('damaged')]);
  expect((await upload('Brosur 2026.pdf', Buffer.from('%PDF-1.7 …'))).body.name).toBe('brosur-2026.pdf');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  expect((await upload('Lambang.svg', Buffer.from(svg))).body.name).toBe('lambang.svg');
});

test('[STU-09] a file in use is not deleted; one that is not goes to .kavling/trash', async () => {
  const remove = (name: string) => site.call<StudioProblem>(`${FILES}/${name}`, { method: 'DELETE' });
  const used = await remove('hero-cluster-day.jpg');
  expect([used.status, used.body.message]).toEqual([409, expect.stringContaining('/seo/image/src')]);
  const { name } = (await upload('buang.jpg', await photo('jpeg', 1, 70))).body;
  expect((await remove(name)).status).toBe(200);
  expect(existsSync(site.file(`${FOLDER}/${name}`))).toBe(false);
  expect(readdirSync(site.file('.kavling/trash/taman-asri'))).toEqual([expect.stringContaining(name)]);
  for (const path of ['page.json', '..%2F..%2Fpackage.json', 'nix.jpg', '.hidden'])
    expect((await remove(path)).status).toBe(404);
});

test('[STU-07] pictures come along from another page, under a name that is free', async () => {
  const other = site.file('pages/marina');
  mkdirSync(other);
  site.write('pages/marina/page.json', site.read(`${FOLDER}/page.json`));
  copyFileSync(site.file(`${FOLDER}/hero-cluster-day.jpg`), join(other, 'lama.jpg'));
  site.write('pages/marina/hero-cluster-mobile.jpg', await photo('jpeg', 1, 71));
  symlinkSync('/etc/hostname', join(other, 'rahasia.pdf'));
  const { status, body } = await site.call<CopyFilesResult>('api/pages/taman-asri/files/copy', {
    method: 'POST',
    body: {
      from: 'marina',
      names: ['lama.jpg', 'hero-cluster-mobile.jpg', 'rahasia.pdf', '../x.jpg', 'page.json'],
    },
  });
  expect(status).toBe(200);
  expect(body.names).toEqual({
    'lama.jpg': 'hero-cluster-day.jpg',
    'hero-cluster-mobile.jpg': 'hero-cluster-mobile-2.jpg',
  });
  expect(body.pictures['hero-cluster-mobile-2.jpg']).toMatchObject({ width: 71 });
});

test('[STU-16] a page folder that is a link gets no files', async () => {
  symlinkSync(site.file(FOLDER), site.file('pages/linked'));
  const { status, body } = await site.call<StudioProblem>('api/pages/linked/files?name=x.jpg', {
    method: 'POST',
    body: await photo('jpeg', 1, 72),
  });
  expect([status, body.message]).toEqual([403, expect.stringContaining('is a link')]);
});
