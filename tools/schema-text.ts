import type { Language } from '../src/lib/languages.ts';

const files = import.meta.glob<Readonly<Record<string, string>>>('../schemas/id/**/*.json', {
  eager: true,
  import: 'default',
});

const translations: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map(),
  id: new Map(Object.values(files).flatMap((entries) => Object.entries(entries))),
};

/** A sentence of the schemas (title, description, what a value means) in a language; as it is where no translation exists. */
export function schemaText(text: string, language: Language): string {
  return translations[language].get(text) ?? text;
}
