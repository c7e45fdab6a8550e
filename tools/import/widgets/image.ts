import { isRecord } from '../../../src/lib/is-record.ts';
import type { Conversion, Mapper } from '../conversion.ts';
import { onSidePerScreen } from '../layout/looks.ts';
import { shapeNear } from '../layout/shapes.ts';
import { percentOf } from '../layout/sizes.ts';
import { plainText } from '../rich-text.ts';
import { screens } from '../room.ts';
import type { Settings } from '../settings.ts';
import { alignOf, linkOf, sidesOf, textNode } from './basic.ts';

export const image: Mapper = (settings, conversion) => {
  const source = settings.choice('caption_source', 'none');
  const caption = source === 'custom' ? plainText(settings.text('caption')) : '';
  if (source === 'attachment')
    conversion.addNote('The caption lives in the media library and is not in the export.');
  settings.ignore('caption');
  const media = settings.media('image');
  const picture = conversion.picture(media, caption);
  if (!picture) {
    conversion.addNote('No picture was chosen.');
    return caption ? textNode(caption, conversion) : [];
  }
  const target = settings.choice('link_to', 'none');
  const link = target === 'custom' ? linkOf(settings, conversion) : {};
  settings.ignore('link');
  const isViewer = target === 'file' && settings.choice('open_lightbox', 'default') !== 'no';
  const height = heightOf(settings);
  const width = withinHeight(widthOf(settings, conversion, media.url), height, conversion.room.desktop);
  const sides = sidesOf(settings);
  settings.ignore('align_tablet', 'align_mobile');
  const isChosen = ['align_tablet', 'align_mobile'].some((key) => settings.raw[key]);
  const isNarrow = Object.keys(width).length > 0;
  const isMoved = isChosen && isNarrow && screens.some((screen) => sides[screen] !== sides.desktop);
  const node = {
    type: 'image',
    image: picture,
    ...(caption ? { caption } : {}),
    ...shapeOf(settings, conversion),
    ...width,
    // One that moves has its side from what is around it.
    ...(isMoved ? { align: 'start' } : alignOf(settings)),
    ...link,
    ...(isViewer ? { lightbox: true } : {}),
  };
  conversion.sized.push({ node, room: conversion.widest, ...(height ? { height } : {}) });
  return isMoved ? [onSidePerScreen(node, sides)] : [node];
};

/** The widths of the copies that WordPress makes, in pixels. */
const COPIES: Readonly<Record<string, number>> = {
  thumbnail: 150,
  medium: 300,
  medium_large: 768,
  large: 1024,
};

/** The width of a picture: a share of its column, or the pixels it stops at. */
function widthOf(
  settings: Settings,
  conversion: Conversion,
  url: string,
): { width?: string; maxWidth?: number } {
  const room = conversion.room.desktop;
  const shares = ['width', 'space'].flatMap((key) => percentOf(settings.raw[key], room, 'desktop') ?? []);
  settings.ignore(...['width', 'space', 'height'].flatMap((key) => [key, `${key}_tablet`, `${key}_mobile`]));
  const pixels = copyWidth(settings, url);
  const share = Math.min(100, ...shares, ...(pixels ? [(100 * pixels) / room] : []));
  const isOwn = isRecord(settings.raw.width) && settings.raw.width.unit === '%';
  // In a row its part may be no wider than the picture itself, and yet as wide as the screen on a phone.
  const own = ownPixels(settings) ?? pixels;
  if (share >= 88 && own && own < SMALL_ON_PHONES) return { maxWidth: Math.max(24, Math.round(own)) };
  if (isOwn && share >= 40 && share < 88) return { width: share > 62 ? 'large' : 'medium' };
  return share >= 88 ? {} : { maxWidth: inPixels(share, room) };
}

/** Wider than this, in pixels, a picture fills a phone anyway. */
const SMALL_ON_PHONES = 300;

/** The width of a picture, or of its widget, in pixels, if that was chosen. */
function ownPixels({ raw }: Settings): number | undefined {
  const custom = raw._element_width === 'initial' ? raw._element_custom_width : undefined;
  const found = [raw.width, raw.space, custom].find(
    (value) => isRecord(value) && value.unit === 'px' && Number(value.size) > 0,
  );
  return isRecord(found) ? Number(found.size) : undefined;
}

const inPixels = (share: number, room: number) => Math.max(24, Math.round((share / 100) * room));

/** Wider than this, in pixels, a picture would fill a phone. */
const SMALL = 220;

/** A share of a part as a Kavling width: in pixels for a small image, so that it stays small on phones. */
export function shareOf(share: number, room: number): { width?: string; maxWidth?: number } {
  if (share >= 88) return {};
  const pixels = inPixels(share, room);
  if (pixels <= SMALL) return { maxWidth: pixels };
  return { width: share > 62 ? 'large' : share >= 40 ? 'medium' : 'small' };
}

function copyWidth(settings: Settings, url: string): number | undefined {
  const size = settings.choice('image_size', 'large');
  const custom = settings.raw.image_custom_dimension;
  settings.ignore('image_custom_dimension');
  if (size === 'custom') return isRecord(custom) ? Number(custom.width) || undefined : undefined;
  // hero-300x200.jpg is a copy of that size.
  const named = Number(/-(\d{2,4})x\d{2,4}\.\w+$/.exec(url)?.[1]);
  return named || COPIES[size];
}

/** The height that a whole picture keeps to, in pixels: a logo in a row of logos. */
function heightOf(settings: Settings): number | undefined {
  const { height } = settings.raw;
  const isWhole = ['contain', 'scale-down'].includes(settings.choice('object-fit', ''));
  if (!isWhole || !isRecord(height) || height.unit === '%' || !(Number(height.size) > 0)) return undefined;
  return height.unit === 'vh' ? Number(height.size) * 8 : Number(height.size);
}

/** The usual width of an image of that height; its file gives the exact one (`natural.ts`). */
function withinHeight(
  width: { width?: string; maxWidth?: number },
  height: number | undefined,
  room: number,
): { width?: string; maxWidth?: number } {
  if (height === undefined) return width;
  const wide = Math.round(height * 1.6);
  return wide < (width.maxWidth ?? room) ? { maxWidth: Math.max(24, wide) } : width;
}

/** The shape of an image that is cropped to a height; without another setting it is stretched to it. */
function shapeOf(settings: Settings, conversion: Conversion): { ratio?: string } {
  const { height } = settings.raw;
  const isCropped =
    ['cover', 'fill', ''].includes(settings.choice('object-fit', '')) &&
    isRecord(height) &&
    height.unit !== '%';
  if (!isCropped || !Number(height.size)) return {};
  const pixels = height.unit === 'vh' ? Number(height.size) * 8 : Number(height.size);
  return { ratio: shapeNear(conversion.room.desktop, pixels) };
}
