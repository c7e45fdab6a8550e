/** The width of an image in a text, in pixels, and its side. */
export interface PictureLook {
  readonly width?: number;
  readonly align?: 'start' | 'center' | 'end';
  /** True if text goes beside it. */
  readonly floats?: true;
  readonly link?: string;
}

const SIDES = { left: 'start', center: 'center', right: 'end' } as const;

/** The width and the side of an image, from its attributes, its style or WordPress classes. */
export function lookOf({
  width = '',
  style = '',
  class: classes = '',
}: Readonly<Record<string, string>>): PictureLook {
  const styled = /(?:^|;)\s*width:\s*([\d.]+)px/i.exec(style)?.[1];
  const pixels = Math.round(Number(styled ?? /^\s*([\d.]+)(?:px)?\s*$/.exec(width)?.[1]));
  const floating = /(?:^|;)\s*float:\s*(left|right)/i.exec(style)?.[1]?.toLowerCase();
  const named = floating ?? /\balign(left|center|right)\b/.exec(classes)?.[1];
  const side = named as keyof typeof SIDES | undefined;
  return {
    ...(pixels > 0 ? { width: pixels } : {}),
    ...(side ? { align: SIDES[side] } : {}),
    ...(side && side !== 'center' ? { floats: true } : {}),
  };
}
