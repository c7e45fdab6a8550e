import type { Theme } from '../generated/view.types.ts';
import { clean } from './style.ts';
import { resolveTheme } from './theme-presets.ts';

/** A typeface that the build copies beside the page. */
export interface FontFile {
  readonly family: string;
  /** Path inside node_modules. */
  readonly file: string;
  readonly weight: string;
  /** A device font set in the same measure, so that nothing moves when the file arrives. */
  readonly fallback: string;
}

const typefaces: Readonly<Record<string, FontFile>> = {
  'plus-jakarta-sans': {
    family: 'Plus Jakarta Sans',
    file: '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
    weight: '200 800',
    fallback:
      'src:local("Arial"),local("Liberation Sans");size-adjust:104.6%;ascent-override:99.2%;descent-override:21.2%;line-gap-override:0%',
  },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weight: '200 800',
    fallback:
      'src:local("Arial"),local("Liberation Sans");size-adjust:97.5%;ascent-override:95.4%;descent-override:27.7%;line-gap-override:0%',
  },
  'instrument-sans': {
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: '400 700',
    fallback:
      'src:local("Arial"),local("Liberation Sans");size-adjust:101.2%;ascent-override:95.9%;descent-override:24.7%;line-gap-override:0%',
  },
  fraunces: {
    family: 'Fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    weight: '100 900',
    fallback:
      'src:local("Georgia"),local("Gelasio");size-adjust:100.5%;ascent-override:97.3%;descent-override:25.4%;line-gap-override:0%',
  },
};

/** The font files a theme needs, each once. */
export function fontsOf(theme: Theme): readonly FontFile[] {
  const { fonts } = resolveTheme(theme);
  const ids = [...new Set([fonts.body, fonts.heading])];
  return ids.flatMap((id) => typefaces[id] ?? []);
}

const radii: Readonly<Record<string, string>> = { none: '0px', small: '6px', medium: '14px', large: '24px' };
const buttonRadii: Readonly<Record<string, string>> = {
  none: '2px',
  small: '8px',
  medium: '999px',
  large: '999px',
};
const spaces: Readonly<Record<string, string>> = { compact: '0.8', normal: '1', airy: '1.25' };

/** The theme as custom properties and font faces; `fontUrl` says where the build has put a file. */
export function themeCss(authored: Theme, fontUrl: (file: string) => string): string {
  const theme = resolveTheme(authored);
  const colors = Object.entries(theme.colors).map(([name, value]) => `--${kebab(name)}:${clean(value)}`);
  const stack = (id: string) => {
    const face = typefaces[id];
    return face ? `"${face.family}","${face.family} fallback",system-ui,sans-serif` : 'system-ui,sans-serif';
  };
  const faces = fontsOf(authored).map(
    (face) =>
      `@font-face{font-family:"${face.family}";src:url("${fontUrl(face.file)}") format("woff2");font-weight:${face.weight};font-display:swap}` +
      `@font-face{font-family:"${face.family} fallback";${face.fallback}}`,
  );
  const variables = [
    ...colors,
    `--font-body:${stack(theme.fonts.body)}`,
    `--font-heading:${stack(theme.fonts.heading)}`,
    `--heading-weight:${theme.headingWeight}`,
    `--heading-tracking:${theme.headingTracking}`,
    `--radius:${radii[theme.radius] ?? radii.medium}`,
    `--button-radius:${buttonRadii[theme.radius] ?? buttonRadii.medium}`,
    `--density:${spaces[theme.spacing] ?? spaces.normal}`,
  ];
  return `${faces.join('')}:root{${variables.join(';')}}`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
