import type { DocumentModel } from '../../src/document/model.ts';
import type { Schema } from '../../src/document/schema.ts';
import { isRecord } from '../../src/lib/is-record.ts';

/** The part of JSON Schema that the strict modes of language models have in common. */
export interface StrictSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly (string | number | null)[];
  readonly properties?: Readonly<Record<string, StrictSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: StrictSchema;
  readonly anyOf?: readonly StrictSchema[];
}

/**
 * The schema of one widget for structured output: every key is required, `null` means that it is omitted, and
 * there are no patterns, lengths and ranges. It has no slots, since that would be the schema of everything:
 * widgets inside are inserted one by one.
 * @throws Error when the model has no such widget
 */
export function strictSchema(type: string, model: DocumentModel): StrictSchema {
  const schema = model.widgets.get(type);
  if (!schema) throw new Error(`There is no widget "${type}".`);
  return { description: schema.description ?? '', ...strictObject(schema, model, true) };
}

/** The value without its nulls, as a page has it. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (part === null ? [] : [[key, withoutNulls(part)]])),
  );
}

function strictObject(schema: Schema, model: DocumentModel, isNeeded: boolean): StrictSchema {
  const properties: Record<string, StrictSchema> = {};
  for (const key of Object.keys(schema.properties ?? {})) {
    const part = model.resolve(model.inside(schema, key));
    const strict = strictOf(part, model, schema.required?.includes(key) ?? false);
    if (strict) properties[key] = { ...describe(part), ...strict };
  }
  return {
    type: orNull('object', isNeeded),
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/** Nothing for what no strict schema can say: slots, and objects with any keys. */
function strictOf(part: Schema, model: DocumentModel, isNeeded: boolean): StrictSchema | undefined {
  if (part.kavling?.kind === 'slot') return undefined;
  const values = part.const === undefined ? part.enum : [part.const];
  if (values) {
    const types = [...new Set(values.map((value) => typeof value))];
    return { type: orNull(types, isNeeded), enum: isNeeded ? values : [...values, null] };
  }
  const types = [part.type ?? []].flat();
  const choices = types.flatMap((type) => strictChoice(type, part, model) ?? []);
  const [only] = choices;
  if (choices.length < types.length || !only) return undefined;
  if (choices.length > 1) return { anyOf: isNeeded ? choices : [...choices, { type: 'null' }] };
  return { ...only, type: orNull(only.type ?? [], isNeeded) };
}

function strictChoice(type: string, part: Schema, model: DocumentModel): StrictSchema | undefined {
  if (type === 'object') return part.properties && strictObject(part, model, true);
  if (type !== 'array') return { type };
  const items = part.items && strictOf(model.resolve(part.items), model, true);
  return items && { type, items };
}

function orNull(type: string | readonly string[], isNeeded: boolean): string | readonly string[] {
  const types = [type].flat();
  if (!isNeeded) return [...types, 'null'];
  return types.length === 1 ? (types[0] ?? types) : types;
}

/** A sentence replaces a pattern. */
function describe({ description = '', patternErrorMessage = '' }: Schema): Pick<StrictSchema, 'description'> {
  const said = [description, patternErrorMessage].filter((sentence) => sentence !== '').join(' ');
  return said ? { description: said } : {};
}
