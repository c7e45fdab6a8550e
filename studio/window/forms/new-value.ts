import type { DocumentModel } from '../../../src/document/model.ts';
import type { Schema } from '../../../src/document/schema.ts';
import type { Language } from '../../../src/lib/languages.ts';
import { controlOf } from './control-of.ts';

interface Naming {
  readonly language: Language;
  /** Its number in its list, from 1. */
  readonly number: number;
}

/** A new entry of a list: all that it cannot be without, in words that show where one's own go. */
export function newValue(model: DocumentModel, schema: Schema, naming: Naming, key = ''): unknown {
  const control = controlOf(schema, model);
  if (control === 'picture') return undefined;
  if (control === 'group' || control === 'screens') {
    const entries = (schema.required ?? []).flatMap((one): [string, unknown][] => {
      const value = newValue(model, model.inside(schema, one), naming, one);
      return value === undefined ? [] : [[one, value]];
    });
    return Object.fromEntries(entries);
  }
  if (control === 'rich-text') return [wordsFor(key, schema, naming)];
  if (control === 'inline-text') return [wordsFor(key, schema, naming)];
  if (control === 'grid') return [['']];
  if (schema.type === 'array') return listOf(model, schema, naming, key);
  if (schema.enum) return schema.default ?? schema.examples?.[0] ?? schema.enum[0];
  if (schema.kavling?.kind === 'words') return wordsFor(key, schema, naming);
  if (control === 'number') return numberFor(schema);
  if (control === 'toggle') return schema.default ?? false;
  return schema.examples?.[0] ?? schema.default ?? '';
}

function listOf(model: DocumentModel, schema: Schema, naming: Naming, key: string): unknown[] {
  const first = newValue(model, model.resolve(schema.items), { ...naming, number: 1 }, key);
  return (schema.minItems ?? 0) > 0 && first !== undefined ? [first] : [];
}

/** Returns a placeholder such as "Name 4": it is recognisable as one, and keeps the page valid. */
function wordsFor(key: string, schema: Schema, { language, number }: Naming): string {
  return `${key === '' ? plainName[language] : (schema.title ?? key)} ${number}`;
}

const plainName: Readonly<Record<Language, string>> = { en: 'New', id: 'Baru' };

function numberFor({ examples = [], minimum = 0, maximum }: Schema): number {
  if (minimum === 0 && maximum === 100) return 50;
  return typeof examples[0] === 'number' ? examples[0] : minimum;
}

/** The first key of an entry that holds a picture it cannot be without. */
export function requiredPicture(model: DocumentModel, schema: Schema): string | undefined {
  return schema.required?.find((key) => controlOf(model.inside(schema, key), model) === 'picture');
}
