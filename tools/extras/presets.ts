import type { SitePreset } from '../../src/engine/site-config.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import type { ThemePreset } from '../../src/renderer/site-design.ts';
import { themePresets } from '../../src/renderer/theme-presets.ts';

/**
 * The presets of a site whole: each is a built-in one with the site's own values over it. What cannot be used is reported
 * by `checkConfigParts`, and ours stays in its place.
 */
export function resolvePresets(
  presets: Readonly<Record<string, SitePreset>>,
): Readonly<Record<string, ThemePreset>> {
  const whole = Object.entries(presets).map(([name, given]) => {
    const { base = 'taman', colors, fonts, ...rest } = isRecord(given) ? (given as SitePreset) : {};
    const preset = Object.hasOwn(themePresets, base) ? themePresets[base] : themePresets.taman;
    const own = {
      ...preset,
      ...rest,
      colors: { ...preset.colors, ...colors },
      fonts: { ...preset.fonts, ...fonts },
    };
    return [name, own] as const;
  });
  return Object.fromEntries(whole) as Readonly<Record<string, ThemePreset>>;
}
