import type { Picture } from './picture.ts';
import type { MeasuredPicture } from './to-picture.ts';

/**
 * The crop of a wide picture that covers the screen of a phone held upright. Sections are at least 0.82 of the screen tall,
 * so on screens of this shape they are narrower than the crop, and nothing that would show is missing.
 */
export const PHONE_CROP = {
  /** Width by height. */
  ratio: 4 / 5,
  /** In pixels: a larger picture looks no better on a phone. */
  widest: 800,
  media: '(max-width: 767px) and (max-aspect-ratio: 2/3)',
  /** The crop is as tall as the screen, and so wider than it. */
  sizes: '150vw',
} as const;

/** The picture with its crop for phones before all else. */
export function withPhoneCrop(picture: Picture, { sources, srcset, src }: MeasuredPicture): Picture {
  const { media, sizes } = PHONE_CROP;
  const plain = { type: src.endsWith('.png') ? 'image/png' : 'image/jpeg', srcset };
  const crops = [...sources, plain].map((source) => ({ ...source, media, sizes }));
  return { ...picture, sources: [...crops, ...picture.sources] };
}
