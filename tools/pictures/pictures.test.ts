import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { toPicture } from '../../src/lib/to-picture.ts';
import { typefaces } from '../../src/renderer/typefaces.ts';
import { drawWords } from './draw-words.ts';
import { type Grade, gradeOf } from './grades.ts';
import { prepareOgImage } from './og-image.ts';
import { PictureProblem } from './picture-problem.ts';
import { preparePicture } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'kavling-pictures-'));
const cache = join(folder, 'cache');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const place = (name: string) => join(folder, name);
const prepare = (name: string) => preparePicture(place(name), cache);
const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 30, g: 90, b: 60, alpha: 0.5 } } });

test('a photograph comes as AVIF, WebP and JPEG in every width up to its own, measured and with its colour', async () => {
  await plain(1000, 500).jpeg().toFile(place('foto rumah.jpg'));
  const picture = await prepare('foto rumah.jpg');
  expect(picture).toMatchObject({ width: 1000, height: 500 });
  expect(picture.color).toMatch(/^#[0-9a-f]{6}$/);
  expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const { srcset } of picture.sources)
    expect(srcset.match(/ \d+w/g)).toEqual([' 480w', ' 800w', ' 1000w']);
  // The few browsers that need the plain format have a size for phones, and the largest.
  expect(picture.srcset.match(/ \d+w/g)).toEqual([' 800w', ' 1000w']);
  expect(Buffer.from(picture.preview ?? '', 'base64').length).toBeLessThan(120);
  expect(picture.src).toMatch(/^\/assets\/foto-rumah\.[0-9a-f]{12}-1000\.jpg$/);
  expect(picture.files.size).toBe(8);
  for (const [address, file] of picture.files) {
    const { width, format } = await sharp(file).metadata();
    expect(address).toContain(`-${width}.`);
    expect({ jpeg: 'jpg', heif: 'avif' }[format as string] ?? format).toBe(address.split('.').at(-1));
  }
});

test('a picture that lets the ground through stays PNG; one on its side is turned upright', async () => {
  await plain(600, 300, 4).png().toFile(place('logo.png'));
  expect((await prepare('logo.png')).src).toMatch(/-600\.png$/);
  // A colour behind it would show through.
  expect((await prepare('logo.png')).color).toBe('transparent');
  await plain(600, 300).jpeg().withMetadata({ orientation: 6 }).toFile(place('miring.jpg'));
  expect(await prepare('miring.jpg')).toMatchObject({ width: 300, height: 600 });
});

test('a drawing stays unchanged', async () => {
  writeFileSync(place('denah.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>');
  const picture = await prepare('denah.svg');
  expect(picture).toMatchObject({ width: 40, height: 20, srcset: '', sources: [] });
  expect([...picture.files.keys()]).toEqual([picture.src]);
});

test('the same bytes under another name are not cut again, and a cache outlives the process', async () => {
  const first = await prepare('foto rumah.jpg');
  const file = [...first.files.values()][0] ?? '';
  const before = statSync(file).mtimeMs;
  writeFileSync(place('salinan.jpg'), readFileSync(place('foto rumah.jpg')));
  const copy = await prepare('salinan.jpg');
  expect([...copy.files.values()]).toEqual([...first.files.values()]);
  expect(statSync(file).mtimeMs).toBe(before);
});

test('half-finished cache entries are rebuilt', async () => {
  await plain(60, 40).jpeg().toFile(place('setengah.jpg'));
  const { files } = await prepare('setengah.jpg');
  const file = [...files.values()][0] ?? '';
  rmSync(file);
  rmSync(join(dirname(file), 'facts.json'));
  writeFileSync(join(dirname(file), 'sisa'), '');
  await prepare('setengah.jpg');
  expect(existsSync(file)).toBe(true);
  expect(existsSync(join(dirname(file), 'sisa'))).toBe(false);
});

test('a prepared photograph is never drawn again, however often it is asked for', async () => {
  const { files } = await prepare('foto rumah.jpg');
  const written = () => [...files.values()].map((file) => [statSync(file).ino, statSync(file).mtimeMs]);
  const before = written();
  const again = await Promise.all(Array.from({ length: 14 }, () => prepare('foto rumah.jpg')));
  for (const one of again) expect([...one.files.values()]).toEqual([...files.values()]);
  expect(written()).toEqual(before);
});

test.each([
  [
    'cut short',
    () => readFileSync(resolve('schemas/examples/house-type-60.jpg')).subarray(0, 20_000),
    /damaged/,
  ],
  ['no picture', () => Buffer.from('halo'), /damaged or not a picture/],
  ['empty', () => Buffer.alloc(0), /damaged or not a picture/],
])('a file that is %s is reported with its name and the fix', async (_, bytes, words) => {
  writeFileSync(place('rusak.jpg'), bytes());
  const failed = await prepare('rusak.jpg').catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(PictureProblem);
  expect(failed).toMatchObject({ file: place('rusak.jpg') });
  expect(String(failed)).toMatch(words);
});

test('a missing file is reported with its name', async () => {
  await expect(prepare('tidak-ada.jpg')).rejects.toThrow('does not exist');
});

test("the crop for phones stands first, under the phone's media, in every format", async () => {
  const main = await prepare('foto rumah.jpg');
  await plain(500, 900).jpeg().toFile(place('hp.jpg'));
  const picture = toPicture({ src: 'a', alt: 'Rumah' }, main, await prepare('hp.jpg'));
  expect(picture.sources.map(({ type, media }) => [type, media])).toEqual([
    ['image/avif', '(max-width: 767px)'],
    ['image/webp', '(max-width: 767px)'],
    ['image/jpeg', '(max-width: 767px)'],
    ['image/avif', undefined],
    ['image/webp', undefined],
  ]);
  expect(picture.mobile).toEqual({ width: 500, height: 900 });
});

test('a grade changes the pixels of photographs alone, and a page that asks for none has the same files as ever', async () => {
  const photo = place('taman.jpg');
  await sharp({ create: { width: 500, height: 300, channels: 3, background: { r: 20, g: 120, b: 220 } } })
    .jpeg({ quality: 95 })
    .toFile(photo);
  await plain(500, 300, 4).png().toFile(place('logo-warna.png'));
  const meanOf = async (name: string, grade?: Grade) => {
    const { files, color } = await preparePicture(place(name), cache, '', grade);
    const jpeg = [...files].find(([address]) => /-500\.(jpg|png)$/.test(address))?.[1] ?? '';
    const { channels } = await sharp(readFileSync(jpeg)).removeAlpha().stats();
    return { color, mean: channels.map(({ mean }) => Math.round(mean)) };
  };
  const before = await preparePicture(photo, cache);
  const original = await meanOf('taman.jpg');
  const [red = 0, green = 0, blue = 0] = original.mean;
  for (const grade of ['soft', 'warm', 'cool', 'film', 'mono'] as const) {
    const { mean, color } = await meanOf('taman.jpg', grade);
    const [r = 0, g = 0, b = 0] = mean;
    expect(r - b).toBeGreaterThan(red - blue);
    expect(color).not.toBe(original.color);
    if (grade === 'mono') expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(3);
    else expect(Math.abs(g - green)).toBeLessThan(30);
  }
  expect((await meanOf('taman.jpg', 'warm')).mean[2]).toBeLessThan(
    (await meanOf('taman.jpg', 'cool')).mean[2] ?? 0,
  );
  expect((await meanOf('logo-warna.png', 'warm')).mean).toEqual((await meanOf('logo-warna.png')).mean);
  expect([...(await preparePicture(photo, cache)).files]).toEqual([...before.files]);
  const warm = await preparePicture(photo, cache, '', 'warm');
  expect([...warm.files.keys()].filter((address) => before.files.has(address))).toEqual([]);
});

test('the picture of a shared link wears the grade of the photographs', async () => {
  const words = { title: '', place: '', brand: '#ffffff', font: '', placeFont: '', isPlain: true };
  const file = place('bagikan.jpg');
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: { r: 20, g: 120, b: 220 } } })
    .jpeg({ quality: 95 })
    .toFile(file);
  const meanOf = async (grade?: Grade) => {
    const { path } = await prepareOgImage({ ...words, file, ...(grade ? { grade } : {}) }, cache);
    const { channels } = await sharp(path).stats();
    return channels.map(({ mean }) => Math.round(mean));
  };
  const [red = 0, green = 0, blue = 0] = await meanOf();
  expect([Math.abs(red - 20), Math.abs(green - 120), Math.abs(blue - 220)].every((off) => off < 6)).toBe(
    true,
  );
  const [r = 0, g = 0, b = 0] = await meanOf('mono');
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(3);
  const [warm, cool] = [await meanOf('warm'), await meanOf('cool')];
  expect((warm[0] ?? 0) - (warm[2] ?? 0)).toBeGreaterThan((cool[0] ?? 0) - (cool[2] ?? 0));
});

test.each([
  [{ theme: { photographs: 'warm' } }, 'warm'],
  [{ theme: { photographs: 'original' } }, undefined],
  [{ theme: { photographs: 'constructor' } }, undefined],
  [{ theme: { photographs: 7 } }, undefined],
  [{ theme: null }, undefined],
  [{}, undefined],
])('the grade of %j', (document, grade) => {
  expect(gradeOf(document)).toBe(grade);
});

test.each(Object.entries(typefaces).flatMap(([name, { file }]) => (file ? [[name, file] as const] : [])))(
  '[LIB-01] words on the picture of a shared link are a quarter em apart in %s',
  async (_, font) => {
    const widthOf = async (words: string) =>
      (await drawWords(words, { font, size: 100, color: '#ffffff', isBold: false })).width;
    const gap = (await widthOf('Asri Residence')) - (await widthOf('Asri')) - (await widthOf('Residence'));
    expect(gap).toBeGreaterThan(24);
    expect(gap).toBeLessThan(28);
  },
);
