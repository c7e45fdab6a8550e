import { contrast } from '../../src/lib/contrast.ts';
import { isRecord, type JsonObject } from '../../src/lib/is-record.ts';
import { inEvery } from '../../src/lib/languages.ts';
import { themePresets } from '../../src/renderer/theme-presets.ts';
import { contrastPairs } from '../diagnostics/rules/contrast.ts';
import { CliError } from '../environment/cli-error.ts';
import { importMessages } from '../messages/import.ts';

/** A site's design, as read from a kit. */
export interface Kit {
  /** Colours and fonts in the form of a Kavling theme. */
  readonly theme: Readonly<Record<string, unknown>>;
  /** Its colours by the ids that exports use. */
  readonly colors: ReadonlyMap<string, string>;
  /** The changes that keep text readable, in sentences. */
  readonly notes: readonly string[];
}

/** Reads `global.json` or `site-settings.json` of a kit. */
export function readKit(text: string): Kit {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new CliError(inEvery(importMessages, (messages) => messages.kitNotJson));
  }
  const root = isRecord(value) ? (value.page_settings ?? value.settings ?? value) : {};
  const settings = isRecord(root) ? root : {};
  const entries = ['system_colors', 'custom_colors'].flatMap((key) => listOf(settings[key]));
  const named = ['system_typography', 'custom_typography'].flatMap((key) => listOf(settings[key]));
  if (entries.length === 0 && named.length === 0)
    throw new CliError(inEvery(importMessages, (messages) => messages.notAKit));
  const colors = new Map(
    entries.flatMap(({ _id, color }) => {
      const hex = hexOf(color);
      return hex ? [[String(_id), hex] as const] : [];
    }),
  );
  const notes: string[] = [];
  const chosen = readable(rolesOf(colors, entries), notes);
  const fonts = facesOf(named, notes);
  return {
    theme: {
      ...(Object.keys(chosen).length ? { colors: chosen } : {}),
      ...(Object.keys(fonts).length ? { fonts } : {}),
    },
    colors,
    notes,
  };
}

const listOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isRecord) : []);

function hexOf(value: unknown): string | undefined {
  const text = String(value ?? '')
    .trim()
    .toLowerCase();
  const short = /^#([0-9a-f]{3})$/.exec(text)?.[1];
  if (short) return `#${short.replace(/./g, '$&$&')}`;
  return /^#[0-9a-f]{6}/.exec(text)?.[0];
}

const BY_TITLE: readonly (readonly [role: string, title: RegExp, fits: (light: number) => boolean])[] = [
  ['tint', /light|background|bg|grey|gray|soft|tint/i, (light) => light > 0.8],
  ['dark', /dark|black|footer|navy/i, (light) => light < 0.12],
  ['line', /line|border|divider/i, () => true],
  ['muted', /muted|body|paragraph|description/i, (light) => light < 0.3],
];

/** Assigns the kit's colours to the roles of a Kavling theme. */
function rolesOf(
  colors: ReadonlyMap<string, string>,
  entries: readonly JsonObject[],
): Record<string, string> {
  const roles: Record<string, string> = {};
  const give = (role: string, color: string | undefined) => {
    if (color && !roles[role]) roles[role] = color;
  };
  give('brand', colors.get('primary'));
  give('ink', colors.get('text'));
  give('accent', colors.get('accent'));
  const second = colors.get('secondary');
  if (second) give(lightOf(second) < 0.12 ? 'dark' : lightOf(second) > 0.8 ? 'tint' : 'accent', second);
  for (const { title, color } of entries) {
    const hex = hexOf(color);
    const found = hex && BY_TITLE.find(([, name, fits]) => name.test(String(title)) && fits(lightOf(hex)));
    if (found) give(found[0], hex);
  }
  return roles;
}

/** The relative luminance of a colour by WCAG, 0 to 1. */
const lightOf = (color: string): number => ((contrast(color, '#000000') ?? 1) - 1) / 20;

/** Makes colours readable: a shade darker or lighter where the kit's own is too faint. */
function readable(roles: Readonly<Record<string, string>>, notes: string[]): Record<string, string> {
  const chosen: Record<string, string> = { ...roles };
  const preset: Readonly<Record<string, string>> = themePresets.taman.colors;
  const value = (role: string) => chosen[role] ?? preset[role] ?? '#000000';
  const least = (role: string) =>
    contrastPairs.filter(({ text, on }) => (text === role || on === role) && (chosen[text] || chosen[on]));
  const fails = (role: string) =>
    least(role).some(({ text, on, least: limit }) => (contrast(value(text), value(on)) ?? 21) < limit);
  for (const role of Object.keys(chosen)) {
    const given = value(role);
    const goal = lightOf(given) > 0.6 && !['brand', 'ink', 'accent', 'muted'].includes(role) ? 255 : 0;
    setLetters(role, chosen, preset);
    for (let step = 1; step <= 20 && fails(role); step++) {
      chosen[role] = mix(given, goal, step / 20);
      setLetters(role, chosen, preset);
    }
    if (fails(role)) {
      delete chosen[role];
      delete chosen[LETTERS[role] ?? ''];
    }
    if (chosen[role] === given) continue;
    notes.push(
      chosen[role]
        ? `The kit's colour ${given} is too faint to read as "${role}"; it became ${chosen[role]}.`
        : `The kit's colour ${given} cannot be read as "${role}" and is omitted.`,
    );
  }
  return chosen;
}

const LETTERS: Readonly<Record<string, string>> = { brand: 'onBrand', dark: 'onDark' };

/** Sets the text colour on a colour: the preset's own, or white or black if that is unreadable. */
function setLetters(
  role: string,
  chosen: Record<string, string>,
  preset: Readonly<Record<string, string>>,
): void {
  const letters = LETTERS[role];
  const ground = chosen[role];
  if (!letters || !ground) return;
  delete chosen[letters];
  if ((contrast(preset[letters], ground) ?? 0) >= 4.5) return;
  chosen[letters] = (contrast('#ffffff', ground) ?? 0) >= 4.5 ? '#ffffff' : '#141414';
}

function mix(color: string, goal: number, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `#${parts
    .map((part) =>
      Math.round(part + (goal - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Other font families, by the nearest Kavling font. */
const NEAREST: readonly (readonly [string, RegExp])[] = [
  ['plus-jakarta-sans', /plus jakarta/i],
  ['bricolage-grotesque', /bricolage|grotesk|grotesque|oswald|bebas|anton|archivo|syne|unbounded/i],
  [
    'instrument-sans',
    /instrument sans|inter\b|roboto|helvetica|conversion sans|ibm plex sans|open sans|lato|source sans/i,
  ],
  [
    'fraunces',
    /fraunces|serif|playfair|cormorant|garamond|lora|merriweather|bodoni|didot|cinzel|marcellus|prata|forum|caslon|baskerville|times|georgia|libre|spectral|crimson|gilda/i,
  ],
];

function facesOf(entries: readonly JsonObject[], notes: string[]): Record<string, string> {
  const family = (id: string) => {
    const found = entries.find((entry) => entry._id === id);
    return typeof found?.typography_font_family === 'string' ? found.typography_font_family : '';
  };
  const faces = {
    heading: family('primary') || family('secondary'),
    body: family('text') || family('accent'),
  };
  return Object.fromEntries(
    Object.entries(faces).flatMap(([place, name]) => {
      if (name === '') return [];
      const ours = NEAREST.find(([, names]) => names.test(name))?.[0] ?? 'plus-jakarta-sans';
      if (ours !== name.toLowerCase().replaceAll(' ', '-'))
        notes.push(`The kit's face "${name}" is not part of Kavling; "${ours}" comes nearest.`);
      return [[place, ours]];
    }),
  );
}
