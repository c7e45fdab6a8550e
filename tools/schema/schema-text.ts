import { ownLanguages } from '../../src/engine/own-languages.ts';
import type { Language } from '../../src/lib/languages.ts';

/** A sentence of our own schemas (title, description, what a value means) in a language; as it is where no translation exists. */
export function schemaText(text: string, language: Language): string {
  return ownLanguages[language].get(text) ?? text;
}
