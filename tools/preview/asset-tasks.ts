import { readFile } from 'node:fs/promises';
import { prepareFirstFont } from '../site/fonts/first-font.ts';
import { prepareFont } from '../site/fonts/fonts.ts';
import { prepareOgImage } from '../site/pictures/og-image.ts';
import { prepareIcons } from '../site/pictures/page-icon.ts';
import { readPicture } from '../site/pictures/picture-reading.ts';
import { preparePicture } from '../site/pictures/pictures.ts';
import { receivePicture } from '../studio/library/receive-picture.ts';
import { thumbnailOf } from '../studio/library/thumbnails.ts';

/** What the asset worker of the preview does, by name. */
export const assetTasks = {
  picture: preparePicture,
  font: prepareFont,
  firstFont: prepareFirstFont,
  icons: prepareIcons,
  share: prepareOgImage,
  reading: async (path: string) => readPicture(await readFile(path)),
  received: receivePicture,
  thumbnail: thumbnailOf,
} as const;

export type AssetTasks = typeof assetTasks;
export type AssetTask = keyof AssetTasks;

/** What a process is asked to do. */
export interface AssetOrder {
  readonly id: number;
  readonly work: AssetTask;
  readonly args: readonly unknown[];
}
