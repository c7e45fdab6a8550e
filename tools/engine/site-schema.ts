import { basename, join } from 'node:path';
import { mapSchema, type Schema } from '../../src/document/schema.ts';
import { translateSchema, translateWith } from '../../src/document/translate-schema.ts';
import { ownLanguages } from '../../src/engine/own-languages.ts';
import { ownModel } from '../../src/engine/own-model.ts';
import type { Language } from '../../src/lib/languages.ts';
import type { OwnNames } from '../diagnostics/schema/check-schema.ts';
import type { Environment } from '../environment/environment.ts';
import { bundleIn } from '../generate/translate.ts';
import type { Pattern } from '../pages/patterns.ts';
import { SCHEMA_FILE, SITE_SCHEMA } from '../schema/schema-files.ts';
import type { SiteModel } from './site-model.ts';

/** A site's additions to the schema of pages. */
export interface SchemaExtras {
  readonly names: OwnNames;
  readonly patterns: readonly Pattern[];
}

/** The schema of pages with the names and sections of a site in it, for editors. */
export function siteSchema(base: Schema, { names, patterns }: SchemaExtras): Schema {
  const named = mapSchema(base, (part) => withNames(part, names));
  const node = named.definitions?.node;
  if (!node || patterns.length === 0) return named;
  const own = patterns.map(({ title, about, section }) => ({
    label: title,
    description: about,
    body: section,
  }));
  const snippets = [...(node.defaultSnippets ?? []), ...own];
  return { ...named, definitions: { ...named.definitions, node: { ...node, defaultSnippets: snippets } } };
}

function withNames(part: Schema, names: OwnNames): Schema {
  const kind = part.kavling?.names;
  const own = kind ? names[kind] : [];
  if (own.length === 0 || !part.enum) return part;
  const described = (texts: string[] | undefined) => texts && [...texts, ...own.map(() => '')];
  const { enumDescriptions, markdownEnumDescriptions } = part;
  return {
    ...part,
    enum: [...part.enum, ...own],
    ...(enumDescriptions ? { enumDescriptions: described(enumDescriptions) ?? [] } : {}),
    ...(markdownEnumDescriptions
      ? { markdownEnumDescriptions: described(markdownEnumDescriptions) ?? [] }
      : {}),
  };
}

/**
 * Kavling's schema for editors in a language, made from the English file: the package holds that alone.
 * A sentence is translated whole, or in its two parts ("**Title** – description", "Section: title").
 */
export function editorSchema(english: string, language: Language): Schema {
  const translate = translateWith(ownLanguages[language]);
  const inParts = (_: string, start: string, first: string, link: string, last: string) =>
    start + translate(first) + link + translate(last);
  return translateSchema(JSON.parse(english) as Schema, (text, key) => {
    const whole = translate(text, key);
    return whole === text ? text.replace(/^(\*\*|)(.+?)(\*\* – |: )(.+)$/s, inParts) : whole;
  });
}

/** The errors of a folder that may only be read, such as one in a container, where no one edits. */
const READ_ONLY: ReadonlySet<unknown> = new Set(['EROFS', 'EACCES', 'EPERM']);

/** Writes the schemas of a site for editors, with the names that the site adds. Kavling's own pages use `schemas/generated/`. */
export function writeSiteSchema(
  { files, cwd, engineRoot, language }: Pick<Environment, 'files' | 'cwd' | 'engineRoot' | 'language'>,
  extras: SchemaExtras,
  model: SiteModel,
): void {
  const english = join(engineRoot, SCHEMA_FILE.en);
  const ours = join(engineRoot, SCHEMA_FILE[language]);
  if (cwd === engineRoot || files.kind(english) !== 'file') return;
  const read = (file: string) => new TextDecoder().decode(files.read(file));
  const page = siteSchema(
    model.sources ? bundleIn(ownLanguages[language], model.sources) : editorSchema(read(english), language),
    extras,
  );
  const beside = (name: string) =>
    read(ours.replace(/page(?=\.schema[^/\\]*$)/, name)).replaceAll(basename(ours), basename(SITE_SCHEMA));
  const written = {
    page: `${JSON.stringify(page)}\n`,
    pattern: beside('pattern'),
    copy: beside('copy'),
  };
  for (const [name, text] of Object.entries(written)) {
    const file = join(cwd, SITE_SCHEMA.replace('page', name));
    try {
      if (files.kind(file) !== 'file' || read(file) !== text) files.write(file, text);
    } catch (error) {
      if (!READ_ONLY.has((error as NodeJS.ErrnoException).code)) throw error;
    }
  }
}

/** Writes them for a folder that has none yet, without the names of the site; the next command adds those. */
export function beginSiteSchema(environment: Parameters<typeof writeSiteSchema>[0]): void {
  if (environment.files.kind(join(environment.cwd, SITE_SCHEMA))) return;
  writeSiteSchema(environment, { names: { icons: [], fonts: [], presets: [] }, patterns: [] }, ownModel);
}
