import { ownModel } from '../../src/engine/own-model.ts';
import type { SiteConfig, SiteFont, SitePreset } from '../../src/engine/site-config.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { nearest } from '../../src/lib/nearest.ts';
import { themePresets } from '../../src/renderer/theme-presets.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { DiagnosticMessages } from '../diagnostics/messages/messages.ts';
import { checkSchema, type OwnNames } from '../diagnostics/schema/check-schema.ts';
import { kindOf } from '../diagnostics/schema/explain-error.ts';
import type { Checked } from '../report/report.ts';
import { atConfig, type ConfigText } from './config-text.ts';
import { pageWithCopy } from './copy.ts';
import { nameFinding } from './names.ts';

const PRESET_KEYS = ['base', 'colors', 'fonts', 'radius', 'spacing', 'headingWeight', 'headingTracking'];

/**
 * Finds problems of the presets, fonts and sentences of a config, by the rules of pages; each is reported with its
 * path, at its line.
 */
export function checkConfigParts(
  config: SiteConfig,
  {
    names,
    text,
    diagnosticMessages,
  }: {
    readonly names: OwnNames;
    readonly text: ConfigText;
    readonly diagnosticMessages: DiagnosticMessages;
  },
): readonly Checked[] {
  const presets = Object.entries(config.presets ?? {}).flatMap(([name, preset]) => [
    ...[nameFinding('preset', name, `presets.${name}`, Object.keys(themePresets)) ?? []]
      .flat()
      .map((finding) => ({ ...finding, path: ['presets', name] })),
    ...presetFindings(name, preset, names),
  ]);
  const copy = config.copy
    ? checkSchema(pageWithCopy({ ...config.copy }), ownModel).map((finding) =>
        at(finding, ['settings', 'copy'], ['copy']),
      )
    : [];
  const fonts = Object.entries(config.fonts ?? {}).flatMap(([name, font]) => fontFindings(name, font));
  return [...presets, ...fonts, ...copy].map((finding) => atConfig(text, finding, diagnosticMessages));
}

function presetFindings(name: string, preset: SitePreset, names: OwnNames): Finding[] {
  const place = ['presets', name];
  if (!isRecord(preset))
    return [
      {
        code: 'KV203',
        path: place,
        params: { key: name, wanted: 'object', got: typeof preset, example: '' },
      },
    ];
  const unknown = Object.keys(preset).filter((key) => !PRESET_KEYS.includes(key));
  const { base, colors, fonts, radius, spacing, headingWeight, headingTracking } = preset;
  const theme = JSON.parse(JSON.stringify({ preset: base, colors, fonts, radius, spacing })) as object;
  const ours = { ...names, presets: [] };
  return [
    ...unknown.map((key): Finding => {
      const suggestion = nearest(key, PRESET_KEYS) ?? '';
      const params = { key, holder: name, suggestion, alsoThere: '', known: PRESET_KEYS.join(', ') };
      return { code: 'KV201', path: [...place, key], params };
    }),
    ...checkSchema({ ...pageWithCopy({}), theme }, ownModel, ours).map((finding) =>
      asBase(at(finding, ['theme'], place)),
    ),
    ...(headingWeight === undefined ||
    (typeof headingWeight === 'number' && headingWeight >= 100 && headingWeight <= 900)
      ? []
      : [wrongForm([...place, 'headingWeight'], headingWeight, '650')]),
    ...(headingTracking === undefined || /^-?\d*\.?\d+em$/.test(String(headingTracking))
      ? []
      : [wrongForm([...place, 'headingTracking'], headingTracking, '"-0.02em"')]),
  ];
}

/** A page calls `preset` what a preset calls its `base`. */
function asBase(finding: Finding): Finding {
  const { path = [], params } = finding;
  if (path[2] !== 'preset') return finding;
  return { ...finding, path: [...path.slice(0, 2), 'base'], params: { ...params, key: 'base' } };
}

function fontFindings(name: string, font: SiteFont): Finding[] {
  const wrong = (path: readonly string[], wanted: string, got: unknown): Finding => {
    const params = { key: path.at(-1) ?? name, wanted, got: kindOf(got), example: '' };
    return { code: 'KV203', path: ['fonts', name, ...path], params };
  };
  if (!isRecord(font)) return [wrong([], 'object', font)];
  const { files = [], style } = font as SiteFont;
  if (!Array.isArray(files)) return [wrong(['files'], 'array', files)];
  const strange = files.find((file) => typeof file !== 'string');
  return [
    ...(strange === undefined ? [] : [wrong(['files'], 'string', strange)]),
    ...(style === undefined || ['serif', 'sans-serif'].includes(style)
      ? []
      : [wrongForm(['fonts', name, 'style'], style, '"serif"')]),
  ];
}

function wrongForm(path: Finding['path'], value: unknown, example: string): Finding {
  const key = String(path?.at(-1));
  return {
    code: 'KV211',
    ...(path ? { path } : {}),
    params: { key, value: JSON.stringify(value), example, rule: '', kind: '' },
  };
}

function at(finding: Finding, from: readonly string[], to: readonly string[]): Finding {
  const [, ...rest] = [from.length, ...(finding.path ?? []).slice(from.length)];
  return { ...finding, path: [...to, ...rest] };
}
