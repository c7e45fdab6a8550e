import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

const require = createRequire(import.meta.url);
const SPACE = 0x20;
/** The gap between words, in em, in every typeface; as on the pages. */
const WORD_SPACE = 0.25;
const fonts = new Map<string, Promise<Font>>();

function openFont(file: string): Promise<Font> {
  const before = fonts.get(file);
  if (before) return before;
  const font = import('fontkit').then(({ openSync }) => openSync(require.resolve(file)));
  fonts.set(file, font);
  return font;
}

/** Words as outlines, in a box that starts at the left end of the baseline. Lengths in pixels. */
export interface DrawnWords {
  readonly width: number;
  /** SVG, to be placed with a transform. */
  readonly svg: string;
}

/**
 * Draws text in the page's own typeface, so that an image looks the same with any fonts on the building computer.
 * Thin masters of variable fonts are made bold by an edge in the same colour.
 */
export async function drawWords(
  words: string,
  options: { font: string; size: number; color: string; isBold: boolean },
): Promise<DrawnWords> {
  const font = await openFont(options.font);
  const scale = options.size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(words);
  const isThin = (font['OS/2']?.usWeightClass ?? 400) < 500;
  const edge = isThin ? (options.isBold ? 0.045 : 0.016) * font.unitsPerEm : 0;
  let x = 0;
  const outlines = glyphs.map((glyph, index) => {
    const position = positions[index];
    if (glyph.codePoints[0] === SPACE) {
      x += WORD_SPACE * font.unitsPerEm + edge;
      return '';
    }
    const path = `<path transform="translate(${x + (position?.xOffset ?? 0)} 0)" d="${glyph.path.toSVG()}"/>`;
    x += position?.xAdvance ?? 0;
    return path;
  });
  const { color } = options;
  const stroke = edge ? ` stroke="${color}" stroke-width="${edge}" stroke-linejoin="round"` : '';
  return {
    width: x * scale,
    svg: `<g transform="scale(${scale} ${-scale})" fill="${color}"${stroke}>${outlines.join('')}</g>`,
  };
}

/** Breaks words into lines no wider than `width`; at most `most` lines, the last one cut with an ellipsis. */
export async function drawLines(
  words: string,
  options: { font: string; size: number; color: string; isBold: boolean; width: number; most: number },
): Promise<DrawnWords[]> {
  const lines: DrawnWords[] = [];
  let rest = words.split(/\s+/).filter(Boolean);
  while (rest.length > 0 && lines.length < options.most) {
    const isLast = lines.length === options.most - 1;
    let count = rest.length;
    let line = await drawWords(rest.join(' '), options);
    while (line.width > options.width && count > 1) {
      count -= 1;
      line = await drawWords(`${rest.slice(0, count).join(' ')}${isLast ? '…' : ''}`, options);
    }
    lines.push(line);
    rest = rest.slice(count);
  }
  return lines;
}
