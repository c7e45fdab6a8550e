import type { Theme } from '../generated/view.types.ts';
import { emptyDesign, type SiteDesign, type ThemePreset } from './site-design.ts';

/** Four characters, by the name an author writes in `theme.preset`. */
export const themePresets: Readonly<Record<Theme['preset'], ThemePreset>> = {
  taman: {
    colors: {
      paper: '#fbfaf7',
      surface: '#ffffff',
      tint: '#f1efe8',
      ink: '#1c2420',
      muted: '#58625c',
      line: '#dcdacf',
      brand: '#1f4d3a',
      onBrand: '#ffffff',
      accent: '#a84a24',
      dark: '#14271f',
      onDark: '#f5f3ec',
      whatsapp: '#0f7a4f',
      onWhatsapp: '#ffffff',
    },
    fonts: { body: 'plus-jakarta-sans', heading: 'plus-jakarta-sans' },
    radius: 'medium',
    spacing: 'normal',
    headingWeight: 650,
    headingTracking: '-0.022em',
  },
  senja: {
    colors: {
      paper: '#f8f5ef',
      surface: '#fffdf9',
      tint: '#ebe5da',
      ink: '#171a2b',
      muted: '#565a6d',
      line: '#d6cfc2',
      brand: '#8a4312',
      onBrand: '#fff8ee',
      accent: '#9c4a10',
      dark: '#121629',
      onDark: '#f6efe2',
      whatsapp: '#0f7a4f',
      onWhatsapp: '#ffffff',
    },
    fonts: { body: 'instrument-sans', heading: 'bricolage-grotesque' },
    radius: 'none',
    spacing: 'normal',
    headingWeight: 600,
    headingTracking: '-0.03em',
  },
  kota: {
    colors: {
      paper: '#ffffff',
      surface: '#ffffff',
      tint: '#eef3f5',
      ink: '#10212b',
      muted: '#4c5f6a',
      line: '#d3dee3',
      brand: '#0b5878',
      onBrand: '#ffffff',
      accent: '#0a6b4f',
      dark: '#0b2531',
      onDark: '#eef6f8',
      whatsapp: '#0f7a4f',
      onWhatsapp: '#ffffff',
    },
    fonts: { body: 'instrument-sans', heading: 'instrument-sans' },
    radius: 'small',
    spacing: 'compact',
    headingWeight: 600,
    headingTracking: '-0.03em',
  },
  pesisir: {
    colors: {
      paper: '#faf6ee',
      surface: '#fffdf8',
      tint: '#f0e8d9',
      ink: '#23302f',
      muted: '#5b6663',
      line: '#ddd2be',
      brand: '#1d5a5c',
      onBrand: '#ffffff',
      accent: '#985022',
      dark: '#1b3233',
      onDark: '#f7f1e5',
      whatsapp: '#0f7a4f',
      onWhatsapp: '#ffffff',
    },
    fonts: { body: 'plus-jakarta-sans', heading: 'fraunces' },
    radius: 'large',
    spacing: 'airy',
    headingWeight: 420,
    headingTracking: '-0.02em',
  },
};

/** The theme of a page whole: the preset with the author's own values over it. */
export function resolveTheme(theme: Theme, { presets }: SiteDesign = emptyDesign): ThemePreset {
  const preset =
    (Object.hasOwn(presets, theme.preset) ? presets[theme.preset] : undefined) ?? themePresets[theme.preset];
  return {
    ...preset,
    colors: { ...preset.colors, ...theme.colors },
    fonts: { ...preset.fonts, ...theme.fonts },
    radius: theme.radius ?? preset.radius,
    spacing: theme.spacing ?? preset.spacing,
  };
}
