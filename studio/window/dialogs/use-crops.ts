import { useEffect, useRef, useState } from 'react';
import { STUDIO } from '../../wire.ts';
import { SCREENS, type Screen } from '../forms/control-of.ts';
import { useStudio, useWindow } from '../state/studio.tsx';

/** A place of the page that shows a part of a picture, in CSS pixels. */
export interface Crop {
  readonly screen: Screen;
  readonly width: number;
  readonly height: number;
}

export type Crops =
  | { readonly name: 'absent' }
  | { readonly name: 'whole' }
  | { readonly name: 'crops'; readonly list: readonly Crop[] };

const WIDTHS: Readonly<Record<Screen, number>> = { desktop: 1280, tablet: 768, mobile: 390 };

/** A box whose shape differs from the picture's by less than this shows it whole. */
const SAME_SHAPE = 0.02;

/**
 * The crops that the page itself makes of a picture: the page is laid out at the three widths, out of sight and without
 * its scripts, and asked for the boxes. Nothing until that is done.
 */
export function useCrops(src: string): Crops | undefined {
  const { slug } = useStudio();
  const shown = useWindow((state) => state.pictures[src]?.src);
  const isSaved = useWindow((state) => state.saving.name === 'saved');
  const [crops, setCrops] = useState<Crops>();
  // Neither words nor a focal point change a box: once found they are not measured again at each save.
  const measured = useRef('');
  useEffect(() => {
    if (!shown || !isSaved || measured.current === shown) return;
    const frames = SCREENS.map((screen) => layOut(slug, WIDTHS[screen]));
    let isOver = false;
    void Promise.all(
      frames.map(async ({ ready }, index) => boxesOf(await ready, shown, SCREENS[index] ?? 'desktop')),
    ).then((found) => {
      if (isOver) return;
      const next = cropsOf(found.flat());
      measured.current = next.name === 'absent' ? '' : shown;
      setCrops(next);
    });
    return () => {
      isOver = true;
      for (const { close } of frames) close();
    };
  }, [slug, shown, isSaved]);
  return crops;
}

/** The page as it lies on disk, laid out at a width. */
function layOut(slug: string, width: number): { ready: Promise<Document | undefined>; close: () => void } {
  const frame = document.createElement('iframe');
  frame.className = 'st-measure';
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.style.width = `${width}px`;
  frame.src = `${STUDIO}frame/${encodeURIComponent(slug)}/`;
  const ready = new Promise<Document | undefined>((done) => {
    frame.addEventListener('load', () => done(frame.contentDocument ?? undefined));
  });
  document.body.append(frame);
  return { ready, close: () => frame.remove() };
}

interface Box extends Crop {
  readonly isWhole: boolean;
}

function boxesOf(page: Document | undefined, shown: string, screen: Screen): Box[] {
  return [...(page?.images ?? [])].flatMap((image): Box[] => {
    if (image.getAttribute('src') !== shown) return [];
    const { width, height } = image.getBoundingClientRect();
    if (width < 1 || height < 1) return [];
    const own = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const isCover = page?.defaultView?.getComputedStyle(image).objectFit === 'cover';
    const isWhole = !isCover || Math.abs(width / height / own - 1) < SAME_SHAPE;
    return [{ screen, width: Math.round(width), height: Math.round(height), isWhole }];
  });
}

/** Each shape once a screen. */
function cropsOf(boxes: readonly Box[]): Crops {
  if (boxes.length === 0) return { name: 'absent' };
  const list = new Map<string, Crop>();
  for (const { isWhole, screen, width, height } of boxes) {
    const key = `${screen} ${(width / height).toFixed(1)}`;
    if (!isWhole && !list.has(key)) list.set(key, { screen, width, height });
  }
  return list.size === 0 ? { name: 'whole' } : { name: 'crops', list: [...list.values()] };
}
