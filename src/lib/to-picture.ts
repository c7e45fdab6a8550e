import type { Picture, PictureSource } from './picture.ts';
import { safeUrl } from './safe-url.ts';

/** A picture measured and cut to its sizes: what a view needs but the words of its author. */
export interface MeasuredPicture {
  readonly src: string;
  /** The plain format in every width; empty where there is only `src`. */
  readonly srcset: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly preview?: string;
  /** AVIF and WebP in every width. */
  readonly sources: readonly PictureSource[];
}

/** Fallback colour of an unmeasured image. */
export const NO_COLOR = '#e6e4dc';

/** The author's picture as views get it; art direction puts the phone's crop first. */
export function toPicture(
  image: Readonly<Record<string, unknown>>,
  main: MeasuredPicture,
  mobile: MeasuredPicture | undefined,
): Picture {
  const media = '(max-width: 767px)';
  const plain = mobile?.srcset ? [{ type: plainType(mobile), srcset: mobile.srcset }] : [];
  const crops = mobile ? [...mobile.sources, ...plain].map((source) => ({ ...source, media })) : [];
  const point = image.focalPoint as { x?: number; y?: number } | undefined;
  return {
    src: main.src,
    ...(main.srcset ? { srcset: main.srcset } : {}),
    alt: String(image.alt ?? ''),
    width: main.width,
    height: main.height,
    color: main.color,
    ...(main.preview ? { preview: main.preview } : {}),
    sources: [...crops, ...main.sources],
    focalPoint: { x: point?.x ?? 50, y: point?.y ?? 50 },
    ...(mobile ? { mobile: { width: mobile.width, height: mobile.height } } : {}),
  };
}

/**
 * A picture on another server cannot be measured; it gets a common shape. Anything that is not the address of a
 * picture shows nothing.
 */
export function unmeasured(name: string): MeasuredPicture & { readonly files: ReadonlyMap<string, string> } {
  const src = safeUrl(name, 'image') ?? '';
  return { src, srcset: '', width: 1600, height: 1200, color: NO_COLOR, sources: [], files: new Map() };
}

function plainType({ src }: MeasuredPicture): string {
  return src.endsWith('.png') ? 'image/png' : 'image/jpeg';
}
