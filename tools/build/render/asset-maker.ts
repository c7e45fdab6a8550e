import type { FirstFont, FontFile } from '../../../src/renderer/theme.ts';
import { prepareFirstFont } from '../../fonts/first-font.ts';
import { type CutFont, prepareFont } from '../../fonts/fonts.ts';
import { rememberedPicture } from '../../pictures/assets.ts';
import type { Grade } from '../../pictures/grades.ts';
import { type OgImage, type OgImageText, prepareOgImage } from '../../pictures/og-image.ts';
import { type IconSource, type PreparedIcons, prepareIcons } from '../../pictures/page-icon.ts';
import type { PreparedPicture } from '../../pictures/pictures.ts';

/** Makes images, fonts and icons of pages; the results are kept in `cache`. */
export interface AssetMaker {
  /** A build: pages get crops for phones as well. */
  readonly crops?: boolean;
  /** @param base the path below which the site is */
  picture(file: string, cache: string, base: string, grade?: Grade): Promise<PreparedPicture>;
  font(font: FontFile, text: string, cache: string): Promise<CutFont>;
  /** The letters of a first screen, as Base64. */
  firstFont(font: FirstFont, cache: string): Promise<string>;
  icons(source: IconSource, cache: string): Promise<PreparedIcons>;
  share(words: OgImageText, cache: string): Promise<OgImage>;
}

/** As in a build: in this process, and a page is complete when all of its files are. */
export const makesAtOnce: AssetMaker = {
  picture: rememberedPicture,
  font: prepareFont,
  firstFont: prepareFirstFont,
  icons: prepareIcons,
  share: prepareOgImage,
};
