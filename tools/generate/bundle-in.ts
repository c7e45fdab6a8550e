import type { Schema } from '../../src/document/schema.ts';
import { type Translation, translateWith } from '../../src/document/translate-schema.ts';
import { bundleForEditors } from './bundle.ts';
import type { Sources } from './sources.ts';
import { translateSources } from './translate.ts';

/** The schema for editors in another language; what has no translation stays as the schemas say it. */
export function bundleIn(translation: Translation, sources: Sources): Schema {
  const translate = translateWith(translation);
  return bundleForEditors(translateSources(sources, translate), translate);
}
