import { expect, test } from 'vitest';
import type { Theme } from '../generated/view.types.ts';
import { fontsOf, themeFaces, themeRules } from './theme.ts';

const theme = (preset: string, fonts = {}) => ({ preset, fonts, colors: {} }) as unknown as Theme;

test('a typeface of headings alone is kept in their one weight, one of text in a range', () => {
  expect(fontsOf(theme('senja')).map(({ family, axis }) => [family, axis])).toEqual([
    ['Instrument Sans', { min: 400, max: 700 }],
    ['Bricolage Grotesque', 600],
  ]);
  // Large letters have their own drawing; what is drawn outside the page has one size.
  const [, heading] = fontsOf(theme('senja'));
  expect(heading).toMatchObject({
    file: expect.stringContaining('-opsz-'),
    opticalSize: 48,
    drawnWith: expect.stringContaining('-wght-'),
  });
  expect(fontsOf(theme('taman')).map(({ axis }) => axis)).toEqual([{ min: 400, max: 700 }]);
});

test('a page never changes its typeface while it is read, and keeps the same measure without it', () => {
  const url = (file: string) => `/assets/${file.split('/').at(-1)}`;
  const fonts = { url, embedded: [], sections: 0 };
  const rules = themeRules(theme('senja'), fonts);
  const faces = themeFaces(theme('senja'), fonts).match(/@font-face\{[^}]*\}/g) ?? [];
  const files = faces.filter((face) => face.includes('url('));
  expect(files).toHaveLength(2);
  for (const face of files) expect(face).toContain('font-display:optional');
  const stack = /--font-heading:([^;]*)/.exec(rules)?.[1]?.split(',') ?? [];
  expect(stack.slice(0, 2)).toEqual(['"Bricolage Grotesque"', '"Bricolage Grotesque 0"']);
  expect(stack.at(-1)).toBe('sans-serif');
  for (const name of stack.slice(1, -2)) {
    const own = faces.filter((face) => face.includes(`font-family:${name};`));
    expect(own.length).toBeGreaterThan(0);
    for (const face of own) expect(face).toMatch(/src:local\(.*size-adjust:\d/);
  }
  // Ascent and descent are those of the typeface itself, whichever font replaces it.
  const heights = faces.flatMap((face) => {
    const [, size, ascent] = /size-adjust:([\d.]+)%;ascent-override:([\d.]+)%/.exec(face) ?? [];
    return face.includes('Bricolage') && size ? [(Number(size) * Number(ascent)) / 10_000] : [];
  });
  for (const height of heights) expect(height).toBeCloseTo(0.93, 2);
});
