import { expect, test } from 'vitest';
import type { IconSource, PreparedIcons } from '../../pictures/page-icon.ts';
import { PictureProblem } from '../../pictures/picture-problem.ts';
import { type AssetMaker, makesAtOnce } from './asset-maker.ts';
import { answerWith, createSharedAssets } from './shared-assets.ts';

const letter: IconSource = { letter: 'K', ground: '#ffffff', ink: '#000000', font: 'a.woff2' };

/** A worker, and a main thread with its own maker; messages between them are copied, as between threads. */
function between(icons: AssetMaker['icons']) {
  const asked: string[] = [];
  const assets = createSharedAssets((question) => {
    asked.push(question.asset);
    void answerWith(structuredClone(question), { ...makesAtOnce, icons }).then((answer) =>
      assets.settle(structuredClone(answer)),
    );
  });
  return { maker: assets.maker, asked };
}

test('the icon of a letter is asked for once', async () => {
  const drawn: PreparedIcons = {
    small: '/a-32.png',
    touch: '/a-180.png',
    files: new Map([['/a', '/tmp/a']]),
  };
  const { maker, asked } = between(async () => drawn);
  const all = await Promise.all([maker.icons(letter, '/cache'), maker.icons({ ...letter }, '/cache')]);
  expect(all).toEqual([drawn, drawn]);
  expect(asked).toEqual(['icons']);
});

test('a file that cannot be used is still a problem of that file, and is asked for again', async () => {
  const { maker, asked } = between(async ({ file = '' }) => {
    throw new PictureProblem(file, 'The icon cannot be read.');
  });
  const source = { ...letter, file: '/halaman/ikon.png' };
  for (const _ of [1, 2])
    await expect(maker.icons(source, '/cache')).rejects.toEqual(
      new PictureProblem(source.file, 'The icon cannot be read.'),
    );
  expect(asked).toHaveLength(2);
});

test('any other failure of the main thread fails the page with its reason', async () => {
  const { maker } = between(async () => {
    throw new Error('No space left.');
  });
  await expect(maker.icons(letter, '/cache')).rejects.toThrow('No space left.');
});
