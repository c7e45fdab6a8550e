import type { Sharp } from 'sharp';
import type { Theme } from '../../src/generated/view.types.ts';

/** A grade that a page asks for (`theme.photographs`): one light for all of its photographs. */
export type Grade = Exclude<Theme['photographs'], 'original'>;

/** Bump when a grade below changes, so that cached files are made again. */
export const gradesVersion = 'grades-1';

interface Recipe {
  /** 1 keeps the colours, 0 leaves their lightness alone. */
  readonly saturation: number;
  /** For red, green and blue: what is left of the range, and how far black is lifted (of 255). */
  readonly range: readonly [number, number, number];
  readonly lift: readonly [number, number, number];
}

const recipes: Readonly<Record<Grade, Recipe>> = {
  soft: { saturation: 0.84, range: [0.92, 0.92, 0.92], lift: [13, 13, 13] },
  warm: { saturation: 0.86, range: [0.96, 0.92, 0.85], lift: [11, 10, 10] },
  cool: { saturation: 0.8, range: [0.89, 0.92, 0.95], lift: [9, 11, 14] },
  film: { saturation: 0.86, range: [0.96, 0.92, 0.83], lift: [7, 11, 21] },
  mono: { saturation: 0, range: [0.94, 0.94, 0.94], lift: [9, 9, 9] },
};

/** The grade that a document asks for; none where it asks for nothing that is known. */
export function gradeOf(document: Readonly<Record<string, unknown>>): Grade | undefined {
  const theme = document.theme as { photographs?: unknown } | null | undefined;
  const name = typeof theme === 'object' ? theme?.photographs : undefined;
  return typeof name === 'string' && Object.hasOwn(recipes, name) ? (name as Grade) : undefined;
}

/** A photograph in sRGB without transparency, graded. */
export function graded(photograph: Sharp, grade: Grade): Sharp {
  const { saturation, range, lift } = recipes[grade];
  return photograph.recomb(saturated(saturation)).linear([...range], [...lift]);
}

type Row = [number, number, number];

/** The share of red, green and blue in each channel; greys stay as they are. */
function saturated(saturation: number): [Row, Row, Row] {
  const row = (own: number): Row =>
    LIGHTNESS.map((part, channel) => part * (1 - saturation) + (channel === own ? saturation : 0)) as Row;
  return [row(0), row(1), row(2)];
}

/** The luminance of red, green and blue. */
const LIGHTNESS = [0.2126, 0.7152, 0.0722];
