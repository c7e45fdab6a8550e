import type { Schema } from '../../../src/document/schema.ts';
import { nearest } from '../../../src/lib/nearest.ts';
import type { Finding } from '../finding.ts';
import { kindOf } from './explain-error.ts';

/** Checks the keys of an object that no page holds by its schema: unknown ones, missing ones, and the kind of their values. */
export function checkShape(value: Readonly<Record<string, unknown>>, schema: Schema): Finding[] {
  const parts = Object.entries(schema.properties ?? {}).map(
    ([key, part]) => [key, part === true ? {} : part] as const,
  );
  const known = new Map(parts);
  const unknown = Object.keys(value).filter((key) => !known.has(key));
  const missing = (schema.required ?? []).filter((key) => value[key] === undefined);
  const wrong = parts.filter(([key, { type }]) => {
    const given = value[key];
    return given !== undefined && type !== undefined && kindOf(given) !== type;
  });
  return [
    ...unknown.map((key): Finding => {
      const suggestion = nearest(key, known.keys()) ?? '';
      const params = { key, holder: '', suggestion, alsoThere: '', known: [...known.keys()].join(', ') };
      return { code: 'KV201', path: [key], on: 'key', params };
    }),
    ...missing.map((key): Finding => {
      const { description = '', examples = [] } = known.get(key) ?? {};
      const example = examples.length > 0 ? JSON.stringify(examples[0]) : '';
      return { code: 'KV202', path: [], params: { key, holder: '', about: description, example } };
    }),
    ...wrong.map(([key, { type }]): Finding => {
      const params = { key, wanted: String(type), got: kindOf(value[key]), example: '' };
      return { code: 'KV203', path: [key], params };
    }),
  ];
}
