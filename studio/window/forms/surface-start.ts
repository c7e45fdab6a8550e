import type { DocumentModel } from '../../../src/document/model.ts';
import type { Schema } from '../../../src/document/schema.ts';
import { isRecord } from '../../../src/lib/is-record.ts';

/** Returns the initial value of a header, a footer or a dialog: its required keys, from its example. */
export function insertedSurface(model: DocumentModel, schema: Schema): Readonly<Record<string, unknown>> {
  const required = (schema.required ?? []).filter((key) => key !== 'type');
  const examples = [...(schema.examples ?? []), ...(schema.kavling?.examples ?? [])];
  const example = examples.find((one) => isRecord(one) && required.every((key) => one[key] !== undefined));
  if (required.length === 0 || !isRecord(example)) return {};
  return Object.fromEntries(
    required.map((key) => [key, example[key] ?? model.inside(schema, key).examples?.[0]]),
  );
}
