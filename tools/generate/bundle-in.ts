import type { Schema } from '../../src/document/schema.ts';
import type { Language } from '../../src/lib/languages.ts';
import { bundleForEditors } from './bundle.ts';
import type { Sources } from './sources.ts';
import { readTranslation, translateSources } from './translate.ts';

/** The schema for editors in a language; what has no translation stays as the schemas say it. */
export function bundleIn(language: Language, root: string, sources: Sources): Schema {
  if (language === 'en') return bundleForEditors(sources);
  const translation = readTranslation(root, language);
  const translate = (text: string) => translation.get(text) ?? text;
  return bundleForEditors(translateSources(sources, translate), translate);
}
