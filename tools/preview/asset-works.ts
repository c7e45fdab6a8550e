import { readFile } from 'node:fs/promises';
import { prepareFont } from '../site/fonts.ts';
import { prepareIcons } from '../site/page-icon.ts';
import { readPicture } from '../site/picture-reading.ts';
import { preparePicture } from '../site/pictures.ts';
import { preparePictureToShare } from '../site/share-picture.ts';

/** What the asset worker of the preview does, by name. */
export const assetWorks = {
  picture: preparePicture,
  font: prepareFont,
  icons: prepareIcons,
  share: preparePictureToShare,
  reading: async (path: string) => readPicture(await readFile(path)),
} as const;

export type AssetWorks = typeof assetWorks;
export type AssetWork = keyof AssetWorks;
