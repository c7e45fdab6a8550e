/** The props of a carousel's script. Times in milliseconds, lengths in CSS pixels. */
export interface CarouselProps {
  /** None for a carousel that does not move on its own. */
  readonly rotation: RotationProps | undefined;
  readonly speed: number;
  readonly swipeThreshold: number;
  readonly endless: boolean;
  readonly sync: { readonly kind: 'hash' | 'path'; readonly key: string } | undefined;
}

export interface RotationProps {
  /** Time for which the first slide stays. */
  readonly first: number;
  /** Time for which every later slide stays. */
  readonly later: number;
  readonly pauseOnHover: boolean;
}

/** The fewest slides that are visible together on any screen; three where the author omits the large one. */
export function leastSlides(slides: { desktop?: number; tablet?: number; mobile?: number }): number {
  return Math.min(slides.desktop ?? 3, slides.tablet ?? 12, slides.mobile ?? 12);
}
