/** The cache entry of an image: its upright size, its colour, and its files. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  /** A few of its pixels, as WebP in base64; none for what is not a photograph. */
  readonly preview?: string;
  /** Of the plain file that `src` names. */
  readonly ending: string;
  /** One entry a format, best first; the last is the plain one. Empty for a drawing that needs no sizes. */
  readonly formats: readonly {
    readonly type: string;
    readonly ending: string;
    readonly widths: readonly number[];
  }[];
}

/** True if an image comes in sizes; an SVG and an animation (GIF) are shown unchanged. */
export function isDecoded(facts: Pick<PictureFacts, 'formats'>): boolean {
  return facts.formats.length > 0;
}
