import { describe, expect, test } from 'vitest';
import { contrast } from '../lib/contrast.ts';
import type { ColorRole } from './site-design.ts';
import { themePresets } from './theme-presets.ts';

/** Text against its background: 4.5 for reading (WCAG 1.4.3). */
const pairs: readonly (readonly [ColorRole, ColorRole])[] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'tint'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['muted', 'tint'],
  ['brand', 'paper'],
  ['brand', 'surface'],
  ['brand', 'tint'],
  ['accent', 'paper'],
  ['accent', 'tint'],
  ['onBrand', 'brand'],
  ['onDark', 'dark'],
  ['onWhatsapp', 'whatsapp'],
];

describe.each(Object.entries(themePresets))('preset %s', (_, { colors }) => {
  test.each(pairs)('%s on %s can be read', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });
});
