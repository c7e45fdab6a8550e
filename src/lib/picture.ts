/** One way to load a picture: its format and the widths it comes in, as `srcset` says them. */
export interface PictureSource {
  readonly type: string;
  readonly srcset: string;
  /** Only for this crop, e.g. `(max-width: 767px)`. */
  readonly media?: string;
  /** The width at which this crop is shown, where that is not the width of the picture. */
  readonly sizes?: string;
}

/** A picture ready to show: the build has measured it and made its sizes. Lengths in CSS pixels, focal point in percent. */
export interface Picture {
  readonly src: string;
  /** The plain format (JPEG or PNG) in its widths; none where only `src` exists. */
  readonly srcset?: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly PictureSource[];
  /** A placeholder colour while the picture loads, `#rrggbb`. */
  readonly color: string;
  /** A blurred photograph of a few pixels to show meanwhile, as WebP in base64; none for drawings. */
  readonly preview?: string;
  readonly focalPoint: { readonly x: number; readonly y: number };
  /** Size of the crop for phones, where there is one. */
  readonly mobile?: { readonly width: number; readonly height: number };
}
