import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapSchema, type Schema } from '../../src/document/schema.ts';
import { type Language, languages } from '../../src/lib/languages.ts';
import { readPatterns } from '../pages/patterns.ts';
import { bundleTexts } from './bundle.ts';
import { siteTexts } from './site-schemas.ts';
import type { Sources } from './sources.ts';

export type Translate = (text: string) => string;

/** Sentences of `schemas/<language>/`, by the English sentence; English is in the schemas themselves. */
export type Translation = ReadonlyMap<string, string>;

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
export function translateSources(sources: Sources, translate: Translate): Sources {
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

const SENTENCES = ['description', 'markdownDescription', 'errorMessage', 'patternErrorMessage'] as const;
const LISTS = ['enumDescriptions', 'markdownEnumDescriptions'] as const;

function translateSchema(schema: Schema, translate: Translate): Schema {
  return mapSchema(schema, (part) => {
    const out = { ...part };
    if (out.title) out.title = translate(out.title);
    for (const key of SENTENCES) if (out[key]) out[key] = translate(out[key]);
    for (const key of LISTS) if (out[key]) out[key] = out[key].map(translate);
    if (out.defaultSnippets)
      out.defaultSnippets = out.defaultSnippets.map((snippet) => ({
        ...snippet,
        label: translate(snippet.label),
        ...(snippet.description ? { description: translate(snippet.description) } : {}),
      }));
    return out;
  });
}

/** Every sentence that editor help, catalogue and `kavling widgets` show. */
function sentencesOf(sources: Sources): ReadonlySet<string> {
  const found = new Set<string>([...Object.values(bundleTexts), ...Object.values(siteTexts)]);
  const note = (text: string) => {
    found.add(text);
    return text;
  };
  translateSources(sources, note);
  for (const { title, about } of readPatterns()) for (const text of [title, about]) note(text);
  return found;
}

/**
 * Finds problems of the translations: a sentence without one, or a translation whose English sentence no longer
 * exists.
 */
export function checkTranslation(sources: Sources, language: Language, translation: Translation): string[] {
  const sentences = sentencesOf(sources);
  const missing = [...sentences].filter((text) => !translation.has(text));
  const stale = [...translation.keys()].filter((text) => !sentences.has(text));
  return [
    ...missing.map((text) => `schemas/${language} has no translation of: ${text}`),
    ...stale.map((text) => `schemas/${language} translates what no schema says any more: ${text}`),
  ];
}
