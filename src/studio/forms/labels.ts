import type { Schema } from '../../document/schema.ts';
import type { Language } from '../../lib/languages.ts';
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

/** Whether the table has a name for a key. */
export function hasLabel(key: string): boolean {
  return labels.has(key);
}

/** "priceFrom" → "Price from". */
function plainWords(key: string): string {
  const words = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
