import { useMemo } from 'react';
import type { Theme } from '../../../src/generated/view.types.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import type { ColorRole, SiteDesign, ThemePreset } from '../../../src/renderer/site-design.ts';
import { resolveTheme } from '../../../src/renderer/theme-presets.ts';
import { useStudio } from '../state/studio.tsx';
import { presetName, useJson } from './values.ts';

/** Returns the complete theme that the renderer uses, without invalid values. */
export function themeOf(written: unknown, look: SiteDesign): ThemePreset {
  const theme = isRecord(written) ? written : {};
  const strings = (value: unknown) =>
    Object.fromEntries(
      Object.entries(isRecord(value) ? value : {}).filter(([, one]) => typeof one === 'string'),
    );
  const own = {
    ...strings({ radius: theme.radius, spacing: theme.spacing }),
    preset: presetName(theme.preset, look),
    colors: strings(theme.colors),
    fonts: strings(theme.fonts),
  };
  return resolveTheme(own as Theme, look);
}

/** The theme of the page that is open. */
export function useTheme(): ThemePreset {
  const { site } = useStudio();
  const written = useJson(['theme']);
  return useMemo(() => themeOf(written ? JSON.parse(written) : {}, site.look), [written, site.look]);
}

/** The colours of the page by their roles. */
export function usePalette(): Readonly<Record<ColorRole, string>> {
  return useTheme().colors;
}
