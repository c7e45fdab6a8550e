/** What the script of a carousel gets. Times in milliseconds, lengths in CSS pixels. */
export interface CarouselProps {
  /** None for a carousel that does not move on its own. */
  readonly rotation: RotationProps | undefined;
  readonly speed: number;
  readonly swipeThreshold: number;
  readonly endless: boolean;
  readonly sync: { readonly kind: 'hash' | 'path'; readonly key: string } | undefined;
}

export interface RotationProps {
  /** How long the first slide waits. */
  readonly first: number;
  /** How long every later slide stays. */
  readonly later: number;
  readonly pauseOnHover: boolean;
}

/** The fewest slides that are seen at once on any screen; three where the author leaves out the large one. */
export function leastSlides(slides: { desktop?: number; tablet?: number; mobile?: number }): number {
  return Math.min(slides.desktop ?? 3, slides.tablet ?? 12, slides.mobile ?? 12);
}
