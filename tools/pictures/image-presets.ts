import { availableParallelism } from 'node:os';
import sharp from 'sharp';

/**
 * The widths a picture comes in, in pixels. A phone of 412 points at 1.75 pixels a point takes 800, a picture across a
 * laptop of 1440 points at 2 takes 2560.
 */
const widths = [480, 800, 1200, 1600, 2560];

/** The longest side that WebP can have. */
export const largestSide = 16_383;

/**
 * The formats of all current browsers, best first. AVIF with effort 3 needs 0.9 of the bytes of effort 1 for the same
 * quality (SSIM), for 3.5 times the work: this is worth it for the sizes of phones, where bytes count, and which are a
 * fifth of the pixels. Effort 4 takes 14 times the work and saves another two per cent.
 */
export const modernFormats = [
  {
    type: 'image/avif',
    ending: 'avif',
    make: 'avif',
    options: { quality: 50, effort: 1 },
    small: { quality: 49, effort: 3 },
  },
  { type: 'image/webp', ending: 'webp', make: 'webp', options: { quality: 76, effort: 3 } },
] as const;

/** For browsers that know neither: photographs stay photographs, drawings and what lets the ground through stay PNG. */
export const plainFormats = {
  jpeg: { type: 'image/jpeg', ending: 'jpg', make: 'jpeg', options: { quality: 78, progressive: true } },
  png: { type: 'image/png', ending: 'png', make: 'png', options: { palette: true, quality: 85, effort: 4 } },
} as const;

/** Bump when the settings above change, so that cached files are made again. */
export const presetVersion = 'v5';

/** Up to this width a format's options for small sizes are used, where it has some. */
export const SMALL = 800;

// Many small works side by side use the cores better than one work on all of them.
sharp.concurrency(1);
sharp.cache(false);

/** The widths for a picture of this width: none is larger than the picture. */
export function widthsFor(width: number): readonly number[] {
  const largest = widths.at(-1) ?? width;
  return [...widths.filter((size) => size < Math.min(width, largest)), Math.min(width, largest)];
}

/** Runs as many jobs at the same time as there are cores; the others wait. */
export const inTurn = createTurns();

/** The same for whole pictures, each of which lies in memory unpacked until all its sizes are made. */
export const pictureInTurn = createTurns();

function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return (work) =>
    new Promise((resolve, reject) => {
      const start = () => {
        running += 1;
        work()
          .then(resolve, reject)
          .finally(() => {
            running -= 1;
            waiting.shift()?.();
          });
      };
      if (running < availableParallelism()) start();
      else waiting.push(start);
    });
}
