import { ownModel } from '../../../src/engine/own-model.ts';
import { contrast } from '../../../src/lib/contrast.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import type { ThemePreset } from '../../../src/renderer/site-design.ts';
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
