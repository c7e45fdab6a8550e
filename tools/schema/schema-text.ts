import { ownLanguages } from '../../src/engine/own-languages.ts';
import type { Language } from '../../src/lib/languages.ts';

/**
 * A text of the built-in schemas (title, description, meaning of a value) in a language; unchanged if there is no
 * translation.
 */
export function schemaText(text: string, language: Language): string {
  return ownLanguages[language].get(text) ?? text;
}
