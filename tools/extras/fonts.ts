import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import type { SiteFont } from '../../src/engine/site-config.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { inEvery } from '../../src/lib/languages.ts';
import type { Typeface } from '../../src/renderer/typefaces.ts';
import type { DiagnosticMessages } from '../diagnostics/messages/messages.ts';
import { CliError } from '../environment/cli-error.ts';
import type { Files } from '../environment/environment.ts';
import { fontMessages } from '../messages/fonts.ts';
import type { Checked } from '../report/report.ts';
import { atFile } from '../report/site-finding.ts';
import { atConfig, type ConfigText } from './config-text.ts';
import { measure, SAMPLE } from './measure-font.ts';
import { nameFinding, titleOf } from './names.ts';

/** The folder of a site's own typefaces, one folder each. */
export const FONTS = 'fonts';

/** The files of one typeface (absolute), by the name that themes use. */
export interface FontFiles {
  readonly name: string;
  readonly files: readonly string[];
  readonly style?: SiteFont['style'];
}

const FONT_FILE = /\.(woff2?|ttf|otf)$/i;
const LICENCE = /licen[cs]e|ofl|copying|eula/i;
/** The first bytes of font files: WOFF 2, WOFF, TrueType, OpenType. */
const BEGINNINGS: ReadonlySet<string> = new Set(['774f4632', '774f4646', '00010000', '74727565', '4f54544f']);

/** Finds the typefaces of `fonts/<name>/` and of the config. Unusable files are reported and skipped. */
export function findFonts(
  files: Files,
  root: string,
  configured: Readonly<Record<string, SiteFont>>,
  {
    diagnosticMessages,
    text,
    taken,
  }: { diagnosticMessages: DiagnosticMessages; text: ConfigText; taken: readonly string[] },
): { fonts: readonly FontFiles[]; checked: readonly Checked[] } {
  const folder = join(root, FONTS);
  const folders = (files.list(folder) ?? []).filter((name) => files.kind(join(folder, name)) === 'folder');
  const checked: Checked[] = [];
  const fonts = folders.flatMap((name): FontFiles[] => {
    const shown = `${FONTS}/${name}`;
    const inside = files.list(join(folder, name)) ?? [];
    const found = inside.filter((file) => FONT_FILE.test(file)).map((file) => join(folder, name, file));
    const broken = found.find((file) => !isFont(files, file));
    const wrong =
      nameFinding('font', name, shown, taken) ??
      (found.length === 0
        ? { code: 'KV504' as const, params: { file: shown, problem: 'none' } }
        : undefined) ??
      (broken
        ? { code: 'KV504' as const, params: { file: `${shown}/${broken.split('/').at(-1)}` } }
        : undefined);
    if (wrong) checked.push(atFile(shown, wrong, diagnosticMessages));
    else if (!inside.some((file) => LICENCE.test(file)))
      checked.push(atFile(shown, { code: 'KV505', params: { file: shown } }, diagnosticMessages));
    return wrong ? [] : [{ name, files: found, ...(configured[name] && { style: configured[name].style }) }];
  });
  const others = Object.entries(configured).flatMap(([name, font]): FontFiles[] => {
    const { files: given, style } = (isRecord(font) ? font : {}) as SiteFont;
    // A value that is not a list of texts is reported with the config.
    if (!Array.isArray(given) || given.some((file) => typeof file !== 'string')) return [];
    const found = given.map((file) => join(root, file));
    const broken = found.find((file) => !isFont(files, file));
    const wrong =
      nameFinding('font', name, 'fonts', [...taken, ...folders]) ??
      (found.length === 0
        ? { code: 'KV504' as const, params: { file: `fonts.${name}.files`, problem: 'none' } }
        : undefined) ??
      (broken ? { code: 'KV504' as const, params: { file: broken.slice(root.length + 1) } } : undefined);
    if (wrong) checked.push(atConfig(text, { ...wrong, path: ['fonts', name] }, diagnosticMessages));
    return wrong ? [] : [{ name, files: found, style }];
  });
  return { fonts: [...fonts, ...others], checked };
}

function isFont(files: Files, file: string): boolean {
  if (files.kind(file) !== 'file') return false;
  const [a = 0, b = 0, c = 0, d = 0] = files.read(file);
  return BEGINNINGS.has(Buffer.from([a, b, c, d]).toString('hex'));
}

/**
 * Measures typefaces, so that the device's own fonts can replace them. Cached by the content of the files.
 * @throws CliError for a file that begins as a font and is none
 */
export async function measureFonts(
  files: Files,
  fonts: readonly FontFiles[],
  cache: string,
): Promise<Readonly<Record<string, Typeface>>> {
  const measured: Record<string, Typeface> = {};
  for (const font of fonts) measured[font.name] = await kept(files, font, cache);
  return measured;
}

/** Goes up when the same font would be measured otherwise. */
const MEASURE = 1;

async function kept(files: Files, font: FontFiles, cache: string): Promise<Typeface> {
  const hash = createHash('sha256').update(JSON.stringify([MEASURE, font]));
  for (const file of font.files) hash.update(files.read(file));
  const place = join(cache, `${font.name}.${hash.digest('hex').slice(0, 12)}.json`);
  if (files.kind(place) === 'file')
    return JSON.parse(new TextDecoder().decode(files.read(place))) as Typeface;
  const typeface = await typefaceOf(files, font).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(inEvery(fontMessages, (say) => say.unreadable(font.name, reason)));
  });
  files.write(place, JSON.stringify(typeface));
  return typeface;
}

async function typefaceOf(files: Files, { name, files: paths, style }: FontFiles): Promise<Typeface> {
  const { create } = await import('fontkit');
  const faces = paths.map((file) => ({ file, bytes: files.read(file), font: create(files.read(file)) }));
  const upright = faces.filter(({ font }) => !font.italicAngle);
  const usable = upright.length > 0 ? upright : faces;
  const family = titleOf(name);
  const isSerif = style === undefined ? undefined : style === 'serif';
  const variable = usable.find(({ font }) => font.variationAxes?.wght);
  const range = variable?.font.variationAxes?.wght;
  if (variable && range) {
    const at = async (weight: number) => create(await instance(variable.bytes, clamp(weight, range)));
    const measures = measure(await at(400), await at(700), isSerif);
    return { family, file: variable.file, range: { min: range.min, max: range.max }, ...measures };
  }
  const weights = usable
    .map(({ file, font }) => ({ file, weight: weightOf(font) }))
    .sort((a, b) => a.weight - b.weight);
  const near = (weight: number) =>
    [...usable].sort((a, b) => Math.abs(weightOf(a.font) - weight) - Math.abs(weightOf(b.font) - weight))[0];
  const [regular, bold] = [near(400), near(700)];
  if (!regular || !bold) throw new Error(`The font ${name} has no file.`);
  return { family, file: regular.file, weights, ...measure(regular.font, bold.font, isSerif) };
}

/** A variable font at one weight, with the letters that are measured. */
async function instance(bytes: Uint8Array, weight: number): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(Buffer.from(bytes), SAMPLE, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
}

const weightOf = (font: Font) => font['OS/2']?.usWeightClass ?? 400;
const clamp = (weight: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, weight));
