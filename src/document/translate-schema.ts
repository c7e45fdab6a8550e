import { mapSchema, type Schema } from './schema.ts';

/** Texts of schemas by the English text. A title that one key needs in another way is `"<key>: <title>"`. */
export type Translation = ReadonlyMap<string, string>;

/** `key` is the property that a text is the title of. */
export type Translate = (text: string, key?: string) => string;

/** Looks texts up in a translation; what is not translated stays English. */
export function translateWith(translation: Translation = new Map()): Translate {
  return (text, key) => translation.get(titleOfKey(text, key)) ?? translation.get(text) ?? text;
}

export function titleOfKey(title: string, key = ''): string {
  return `${key}: ${title}`;
}

const SENTENCES = ['description', 'markdownDescription', 'errorMessage', 'patternErrorMessage'] as const;
const LISTS = ['enumDescriptions', 'markdownEnumDescriptions'] as const;

/** The same schema with every text that a person reads put into another language. */
export function translateSchema(schema: Schema, translate: Translate): Schema {
  return mapSchema(schema, (part, ownKey) => {
    const out = { ...part };
    if (out.title) out.title = translate(out.title, ownKey);
    for (const key of SENTENCES) if (out[key]) out[key] = translate(out[key]);
    for (const key of LISTS) if (out[key]) out[key] = out[key].map((text) => translate(text));
    if (out.defaultSnippets)
      out.defaultSnippets = out.defaultSnippets.map((snippet) => ({
        ...snippet,
        label: translate(snippet.label),
        ...(snippet.description ? { description: translate(snippet.description) } : {}),
      }));
    return out;
  });
}
