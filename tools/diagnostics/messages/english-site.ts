import type { SiteCode } from '../codes.ts';
import type { DiagnosticMessages, FindingText, Params } from './messages.ts';

/** Messages about a site's own patterns, icons and fonts. */
export const englishSite: Pick<DiagnosticMessages['findings'], SiteCode> = {
  KV501: (p) => ({
    message: `There is already ${a(p.kind)} called "${p.name}".`,
    fix: `Rename ${p.file}.`,
  }),
  KV502: (p) => ({
    message: `"${p.name}" is not a valid name for ${a(p.kind)}.`,
    fix: `Rename ${p.file}. Use lower-case letters, digits and hyphens${p.suggestion ? `: ${p.suggestion}` : '.'}`,
  }),
  KV503: (p) => ({
    message:
      {
        size: `The icon ${p.file} has no size.`,
        large: `The icon ${p.file} is too large: ${p.size} kB.`,
      }[p.problem ?? ''] ?? `There is no drawing in the icon ${p.file}.`,
    fix:
      {
        size: 'Add a viewBox to its svg element: <svg viewBox="0 0 24 24">',
        large:
          'Simplify the drawing until the file is at most 8 kB. Every page that shows it contains it whole.',
      }[p.problem ?? ''] ??
      'Save it again as a plain SVG with shapes. Images, scripts and style sheets inside an icon are removed.',
  }),
  KV504: (p) =>
    p.problem === 'none'
      ? {
          message: `There is no font file in ${p.file}.`,
          fix: 'Add the font as .woff2, .ttf or .otf: one variable font, or one file for each weight.',
        }
      : {
          message: `Cannot read the font ${p.file}.`,
          fix: 'Download it again as .woff2, .ttf or .otf. Renaming a file does not convert it.',
        },
  KV505: (p) => ({
    message: `There is no licence next to the font ${p.file}.`,
    fix: 'Add the licence file that came with the font, for example LICENSE.txt or OFL.txt.',
  }),
  KV506: (p) => widgetFault(p),
  KV507: (p) => ({
    message: `There is no icon called "${p.name}", so the widget shows nothing in its place.`,
    fix: p.suggestion ? `Did you mean "${p.suggestion}"?` : `Save the drawing as icons/${p.name}.svg.`,
  }),
};

/** By the kinds of `WidgetFault`. */
const WIDGET_FAULTS: Readonly<Record<string, (detail: string) => FindingText>> = {
  import: (name) => ({
    message: `The widget imports "${name}", which does not exist.`,
    fix: 'Create the file, or correct the path in the import.',
  }),
  package: (name) => ({
    message: `The widget imports "${name}", which is not installed.`,
    fix: `Run: npm install ${name}`,
  }),
  outside: (name) => ({
    message: `The widget imports ${name}, which is outside the folders of widgets.`,
    fix: 'Move the file into the folder of a widget, or into a package.',
  }),
  load: (reason) => ({
    message: `The widget cannot be loaded: ${reason}.`,
    fix: 'Correct the code at this place. A widget must load without a browser.',
  }),
  export: (type) => ({
    message: `widgets/${type}/${type}.widget.ts must export a widget by default.`,
    fix: `Write: export default defineWidget({ type: "${type}", hydrate: "never", View })`,
  }),
};

function widgetFault({ kind = '', detail = '' }: Params): FindingText {
  return (
    WIDGET_FAULTS[kind]?.(detail) ?? {
      message: `The widget cannot be compiled: ${detail}.`,
      fix: 'Correct the code at this place.',
    }
  );
}

const nouns: Readonly<Record<string, string>> = {
  pattern: 'a pattern',
  icon: 'an icon',
  font: 'a font',
  preset: 'a preset',
};

function a(kind = ''): string {
  return nouns[kind] ?? kind;
}

/** Why, for `kavling explain`. */
export const englishSiteWhy: Pick<DiagnosticMessages['explain'], SiteCode> = {
  KV501: {
    title: 'A name that is already used',
    why: 'A page that uses this name could mean either of the two.',
  },
  KV502: {
    title: 'A name that pages cannot use',
    why: 'Pages refer to patterns, icons and fonts by name, and the names are part of web addresses.',
  },
  KV503: {
    title: 'An icon that cannot be used',
    why: 'An icon becomes part of the page, so only shapes are kept: nothing that loads, runs or styles the rest of the page.',
  },
  KV504: {
    title: 'A font that cannot be used',
    why: 'The build reduces each font to the letters that a page needs, so it must be able to read it.',
  },
  KV505: {
    title: 'A font without a licence',
    why: 'Many fonts may not be put on a website without one. The next maintainer of the site needs to know.',
  },
  KV506: {
    title: 'A widget of the site that cannot be used',
    why: 'Pages that use the widget cannot be built until its code compiles and loads.',
  },
  KV507: {
    title: 'A widget that shows an icon that does not exist',
    why: 'The icons of a site are the files in icons/ and the built-in ones. Any other name draws nothing.',
  },
};
