import { ownModel } from '../../../src/engine/own-model.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import type { ThemePreset } from '../../../src/renderer/site-look.ts';
import { themePresets } from '../../../src/renderer/theme-presets.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from './rule.ts';

const { inside, schema } = ownModel;
const colors = inside(inside(schema, 'theme'), 'colors');

/** The pairs of colour roles that must be readable, and the least contrast of each (WCAG 1.4.3, 1.4.11). */
export const contrastPairs = Object.keys(colors.properties ?? {}).flatMap((text) =>
  (inside(colors, text).kavling?.contrast ?? []).map(({ on, least }) => ({ text, on, least })),
);

/** Text has enough contrast with its background, where the author chose one of the two colours. */
export const colorsContrast: Rule = ({ document }, _folder, { presets = {} }) => {
  const theme = isRecord(document.theme) ? document.theme : {};
  const chosen = isRecord(theme.colors) ? theme.colors : {};
  const preset: Readonly<Record<string, string>> = presetOf(theme.preset, presets).colors;
  const value = (role: string) => chosen[role] ?? preset[role];
  const weak = contrastPairs.flatMap(({ text, on, least }) => {
    const ratio =
      chosen[text] === undefined && chosen[on] === undefined ? undefined : contrast(value(text), value(on));
    return ratio === undefined || ratio >= least ? [] : [{ text, on, least, ratio }];
  });
  return [...new Set(weak.map(({ text }) => text))].flatMap((text): Finding[] => {
    const own = weak.filter((pair) => pair.text === text).sort((a, b) => a.ratio - b.ratio);
    const [worst] = own;
    if (!worst) return [];
    const params = {
      text,
      on: own.map(({ on }) => on).join('", "'),
      ratio: worst.ratio.toFixed(2),
      least: String(worst.least),
    };
    return [
      { code: 'KV306', path: ['theme', 'colors', chosen[text] === undefined ? worst.on : text], params },
    ];
  });
};

function presetOf(name: unknown, presets: Readonly<Record<string, ThemePreset>>) {
  const found = Object.entries({ ...presets, ...themePresets }).find(([key]) => key === name);
  return found?.[1] ?? themePresets.taman;
}

/** The contrast of two colours by WCAG, 1 to 21; undefined if either is not a colour. */
export function contrast(a: unknown, b: unknown): number | undefined {
  const [one, two] = [luminance(a), luminance(b)];
  if (one === undefined || two === undefined) return undefined;
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

function luminance(color: unknown): number | undefined {
  if (typeof color !== 'string' || !/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
