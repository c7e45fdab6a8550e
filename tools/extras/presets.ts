import type { ThemePreset } from '../../src/renderer/site-look.ts';
import { themePresets } from '../../src/renderer/theme-presets.ts';
import type { SitePreset } from '../config/site-config.ts';

/** The presets of a site whole: each is one of ours with the site's own values over it. */
export function resolvePresets(
  presets: Readonly<Record<string, SitePreset>>,
): Readonly<Record<string, ThemePreset>> {
  const whole = Object.entries(presets).map(([name, { base = 'taman', colors, fonts, ...rest }]) => {
    const preset = themePresets[base];
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
