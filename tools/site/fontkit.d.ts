declare module 'fontkit' {
  interface Glyph {
    readonly path: { toSVG(): string };
  }

  /** The part of a font that is used here; lengths in font units. */
  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
    readonly 'OS/2'?: { readonly usWeightClass: number };
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      readonly advanceWidth: number;
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[];
    };
  }

  export function openSync(file: string): Font;
}
