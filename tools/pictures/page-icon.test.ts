import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { prepareIcons } from './page-icon.ts';

const folder = mkdtempSync(join(tmpdir(), 'kavling-icons-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('an icon from a file has the brand colour of now behind it on phones, not that of the last build', async () => {
  const file = join(folder, 'icon.svg');
  writeFileSync(
    file,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="2"/></svg>',
  );
  const cornerOn = async (ground: string) => {
    const source = { file, letter: 'K', ground, ink: '#ffffff', font: 'sans-serif' };
    const { touch, files } = await prepareIcons(source, join(folder, 'cache'));
    const { data } = await sharp(files.get(touch)).raw().toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, 3)];
  };
  expect(await cornerOn('#1f4d3a')).toEqual([0x1f, 0x4d, 0x3a]);
  expect(await cornerOn('#8a4312')).toEqual([0x8a, 0x43, 0x12]);
});
