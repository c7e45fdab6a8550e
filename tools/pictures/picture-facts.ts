/** What the cache keeps of a picture: its size turned upright, its colour, and the files beside it. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  /** Of the plain file that `src` names. */
  readonly ending: string;
  /** One entry a format, best first; the last is the plain one. Empty for a drawing that needs no sizes. */
  readonly formats: readonly {
    readonly type: string;
    readonly ending: string;
    readonly widths: readonly number[];
  }[];
}

/** Whether a picture comes in sizes; a drawing (SVG) and an animation (GIF) are shown unchanged. */
export function isDecoded(facts: Pick<PictureFacts, 'formats'>): boolean {
  return facts.formats.length > 0;
}
