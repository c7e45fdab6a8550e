import type { DocumentModel } from '../../../src/document/model.ts';
import type { Schema } from '../../../src/document/schema.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import { controlOf } from './control-of.ts';

/** The words that tell an entry of a list from its like: the first text in it that visitors read. */
export function entryTitle(value: unknown, schema: Schema, model: DocumentModel): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim();
  if (Array.isArray(value))
    return value
      .map((one) => entryTitle(one, {}, model))
      .filter(Boolean)
      .join(' · ');
  if (!isRecord(value)) return '';
  if (typeof value.text === 'string' && schema.properties === undefined) return value.text.trim();
  const keys = Object.keys(schema.properties ?? {});
  const words = keys.find((key) => isText(value[key]) && model.inside(schema, key).kavling?.kind === 'words');
  if (words) return String(value[words]).trim();
  const picture = keys.find((key) => controlOf(model.inside(schema, key), model) === 'picture');
  const own = picture === undefined ? value : value[picture];
  if (isRecord(own)) return [own.alt, own.src].find(isText) ?? '';
  return keys.map((key) => value[key]).find(isText) ?? '';
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
