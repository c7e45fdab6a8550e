import type { Translation } from '../document/translate-schema.ts';
import type { Language } from '../lib/languages.ts';

const files = import.meta.glob<Readonly<Record<string, string>>>('../../schemas/id/**/*.json', {
  eager: true,
  import: 'default',
});

/** The sentences of Kavling's schemas in each language, by the English ones in the schemas themselves. */
export const ownLanguages: Readonly<Record<Language, Translation>> = {
  en: new Map(),
  id: new Map(Object.values(files).flatMap((entries) => Object.entries(entries))),
};
