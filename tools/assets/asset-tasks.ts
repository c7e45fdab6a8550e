import { readFile } from 'node:fs/promises';
import { prepareFirstFont } from '../fonts/first-font.ts';
import { prepareFont } from '../fonts/fonts.ts';
import { prepareOgImage } from '../pictures/og-image.ts';
import { prepareIcons } from '../pictures/page-icon.ts';
import { readPicture } from '../pictures/picture-reading.ts';
import { preparePicture } from '../pictures/pictures.ts';
import { receivePicture } from '../pictures/receive-picture.ts';
import { thumbnailOf } from '../pictures/thumbnails.ts';

/** The tasks of the preview's asset worker, by name. */
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

/** A request to a process. */
export interface AssetOrder {
  readonly id: number;
  readonly work: AssetTask;
  readonly args: readonly unknown[];
}
