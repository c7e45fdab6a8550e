import { join } from 'node:path';
import type { DocumentModel } from '../../src/document/model.ts';
import type { SiteConfig } from '../../src/engine/site-config.ts';
import { icons as ourIcons } from '../../src/renderer/icons.ts';
import { emptyDesign, type SiteDesign } from '../../src/renderer/site-design.ts';
import { typefaces as ourTypefaces } from '../../src/renderer/typefaces.ts';
import type { DiagnosticMessages } from '../diagnostics/messages/messages.ts';
import type { OwnNames } from '../diagnostics/schema/check-schema.ts';
import type { Files } from '../environment/environment.ts';
import type { Pattern } from '../pages/patterns.ts';
import type { Checked } from '../report/report.ts';
import { checkConfigParts } from './config-parts.ts';
import { readConfigText } from './config-text.ts';
import { readOwnCopy, type SiteCopy } from './copy.ts';
import { type FontFiles, findFonts, measureFonts } from './fonts.ts';
import { ICONS } from './icon-folder.ts';
import { readOwnPatterns } from './patterns.ts';
import { resolvePresets } from './presets.ts';

/** A site's additions besides its pages: from its config, and from the folders next to it. */
export interface SiteExtras {
  readonly patterns: readonly Pattern[];
  readonly copy: SiteCopy;
  /** Icons and presets; typefaces once they are measured, by `withFonts`. */
  readonly look: SiteDesign;
  readonly fonts: readonly FontFiles[];
  /** The names that pages may use besides ours. */
  readonly names: OwnNames;
  /** The checked value, and its problems. */
  readonly checked: readonly Checked[];
}

/** The data that pages are checked and built with. Plain data, so that it can be sent to workers. */
export type SiteOwn = Pick<SiteExtras, 'copy' | 'look' | 'names'>;

/** Names of the shipped typefaces, and of the device's own. */
const FONT_NAMES = [...Object.keys(ourTypefaces), 'system'];

/** Reads and checks everything that a site adds. Nothing heavy is loaded: fonts are measured when they are used. */
export async function readExtras(
  files: Files,
  root: string,
  config: SiteConfig,
  { diagnosticMessages, model }: { diagnosticMessages: DiagnosticMessages; model: DocumentModel },
): Promise<SiteExtras> {
  const { icons, checked: iconsChecked } = await iconsOf(files, root, diagnosticMessages);
  const text = readConfigText(files, root);
  const { fonts, checked: fontsChecked } = findFonts(files, root, config.fonts ?? {}, {
    diagnosticMessages,
    text,
    taken: FONT_NAMES,
  });
  const presets = resolvePresets(config.presets ?? {});
  const names: OwnNames = {
    icons: Object.keys(icons),
    fonts: fonts.map(({ name }) => name),
    presets: Object.keys(presets),
  };
  const { patterns, checked: patternsChecked } = readOwnPatterns(files, root, {
    diagnosticMessages,
    names,
    model,
  });
  const { copy, checked: copyChecked } = readOwnCopy(files, root, { diagnosticMessages });
  return {
    patterns,
    copy: { ...copy, ...config.copy },
    look: { ...emptyDesign, icons, presets },
    fonts,
    names,
    checked: [
      ...checkConfigParts(config, { names, text, diagnosticMessages }),
      ...iconsChecked,
      ...fontsChecked,
      ...patternsChecked,
      ...copyChecked,
    ],
  };
}

/** The reader of drawings is loaded for a site that has some. */
async function iconsOf(files: Files, root: string, diagnosticMessages: DiagnosticMessages) {
  if (!files.list(join(root, ICONS))) return { icons: {}, checked: [] };
  const { readOwnIcons } = await import('./icons.ts');
  return readOwnIcons(files, root, { diagnosticMessages, taken: Object.keys(ourIcons) });
}

/** The same with its typefaces measured, for pages that are made. */
export async function withFonts(files: Files, root: string, extras: SiteExtras): Promise<SiteOwn> {
  const { copy, look, names, fonts } = extras;
  if (fonts.length === 0) return { copy, look, names };
  const typefaces = await measureFonts(files, fonts, join(root, '.cache/fonts'));
  return { copy, names, look: { ...look, typefaces } };
}
