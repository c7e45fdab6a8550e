import type { Path } from '../../../src/document/path.ts';
import type { Schema } from '../../../src/document/schema.ts';
import { surfaces } from '../../../src/generated/tables.ts';
import type { Language } from '../../../src/lib/languages.ts';
import { labelsTable } from './labels-table.ts';

const labels = new Map(
  labelsTable
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [string, string, string])
    .map(([key, en, id]): [string, Readonly<Record<Language, string>>] => [key, { en, id }]),
);

/** The name of a key in a form; a widget of the site names its own keys by `title`. */
export function labelOf(key: string, schema: Schema, language: Language, holder = ''): string {
  const found = labels.get(`${holder}.${key}`) ?? labels.get(key);
  return found?.[language] ?? schema.title ?? plainWords(key);
}

/** The name of the header, the floating buttons, a modal. */
export function nameOfPart(path: Path, schema: Schema, language: Language): string {
  return labelOf(String(path.at(-1)), schema, language, path.length > 1 ? 'modals' : '');
}

/** The schema of a page whose fixed parts are called in every list as they are in the form of the page. */
export function withNamesOfParts(schema: Schema, language: Language): Schema {
  const { definitions = {} } = schema;
  const named = surfaces.flatMap(({ path, type }): [string, Schema][] => {
    const own = definitions[type];
    return own ? [[type, { ...own, title: nameOfPart(path, own, language) }]] : [];
  });
  return { ...schema, definitions: { ...definitions, ...Object.fromEntries(named) } };
}

/** Whether the table has a name for a key. */
export function hasLabel(key: string): boolean {
  return labels.has(key);
}

/** "priceFrom" → "Price from". */
function plainWords(key: string): string {
  const words = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
