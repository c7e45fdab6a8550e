declare module 'fontkit' {
  interface Glyph {
    /** The letters that it draws; several for a ligature. */
    readonly codePoints: readonly number[];
    readonly path: { toSVG(): string };
  }

  /** The part of a font that is used here; lengths in font units. */
  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
    readonly italicAngle: number;
    readonly 'OS/2'?: {
      readonly usWeightClass: number;
      readonly typoAscender: number;
      readonly typoDescender: number;
      readonly sFamilyClass?: number;
      readonly panose?: readonly number[];
      readonly fsSelection?: { readonly useTypoMetrics?: boolean };
    };
    /** By tag, such as `wght`; empty for a font with one design. */
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    getVariation(settings: Readonly<Record<string, number>>): Font;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      readonly advanceWidth: number;
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[];
    };
  }

  export function openSync(file: string): Font;
  export function create(bytes: Uint8Array): Font;
}
