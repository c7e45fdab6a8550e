import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '../../src/document/schema.ts';
import {
  type Translate,
  type Translation,
  titleOfKey,
  translateSchema,
  translateWith,
} from '../../src/document/translate-schema.ts';
import { type Language, languages } from '../../src/lib/languages.ts';
import { readPatterns } from '../pages/patterns.ts';
import { readStarters } from '../pages/starters.ts';
import { bundleForEditors, bundleTexts } from './bundle.ts';
import { siteTexts } from './site-schemas.ts';
import type { Sources } from './sources.ts';

/** Every language beside English. */
export const translated = languages.filter((language) => language !== 'en');

/** Reads `schemas/<language>/**.json`. One English sentence has one translation, wherever it occurs. */
export function readTranslation(root: string, language: Language): Translation {
  const folder = join(root, 'schemas', language);
  const found = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.json')) continue;
    const entries = Object.entries(JSON.parse(readFileSync(join(folder, name), 'utf8')) as object);
    for (const [text, translation] of entries) {
      if (found.has(text) && found.get(text) !== translation)
        throw new Error(
          `schemas/${language}/${name} translates "${text}" in another way than another file does.`,
        );
      found.set(text, String(translation));
    }
  }
  return found;
}

/** The same schemas with every sentence that a person reads put into another language. */
function translateSources(sources: Sources, translate: Translate): Sources {
  const all = (group: Readonly<Record<string, Schema>>) =>
    Object.fromEntries(
      Object.entries(group).map(([name, schema]) => [name, translateSchema(schema, translate)]),
    );
  return {
    ...sources,
    files: all(sources.files),
    nodes: all(sources.nodes),
    surfaces: all(sources.surfaces),
  };
}

/** Every sentence that editor help, forms, catalogue and `kavling widgets` show, and the titles of single keys. */
function sentencesOf(sources: Sources): { readonly sentences: Set<string>; readonly titles: Set<string> } {
  const sentences = new Set<string>([...Object.values(bundleTexts), ...Object.values(siteTexts)]);
  const titles = new Set<string>();
  translateSources(sources, (text, key) => {
    sentences.add(text);
    if (key) titles.add(titleOfKey(text, key));
    return text;
  });
  for (const { title, about } of [...readPatterns(), ...readStarters()])
    for (const text of [title, about]) sentences.add(text);
  return { sentences, titles };
}

/**
 * Finds problems of the translations: a sentence without one, or a translation whose English sentence no longer
 * exists.
 */
export function checkTranslation(sources: Sources, language: Language, translation: Translation): string[] {
  const { sentences, titles } = sentencesOf(sources);
  const missing = [...sentences].filter((text) => !translation.has(text));
  const stale = [...translation.keys()].filter((text) => !sentences.has(text) && !titles.has(text));
  return [
    ...missing.map((text) => `schemas/${language} has no translation of: ${text}`),
    ...stale.map((text) => `schemas/${language} translates what no schema says any more: ${text}`),
  ];
}

/** The schema for editors in another language; what has no translation stays as the schemas say it. */
export function bundleIn(translation: Translation, sources: Sources): Schema {
  const translate = translateWith(translation);
  return bundleForEditors(translateSources(sources, translate), translate);
}
