import generated from '../../../schemas/generated/page.schema.json' with { type: 'json' };
import type { Path } from '../../../src/document/path.ts';
import type { Schema } from '../../generate/schema.ts';

/** The whole page format, as editors get it. */
export const bundle = generated as Schema;

const definitions = bundle.definitions ?? {};

/** Follows `$ref` to the definition it names. */
export function resolve(schema: Schema | true | undefined): Schema {
  if (!schema || schema === true) return {};
  if (!schema.$ref) return schema;
  return resolve(definitions[schema.$ref.replace('#/definitions/', '')]);
}

/** The names of all widgets that may stand in a page, with their titles and descriptions. */
export const widgets: ReadonlyMap<string, Schema> = new Map(
  Object.keys(definitions)
    .filter((name) => name.startsWith('widget-'))
    .map((name) => {
      const schema = definitions[name] ?? {};
      return [name.slice('widget-'.length), { ...schema, examples: schema.kavling?.examples ?? [] }];
    }),
);

/** What the schema says about the value at `path`; a widget is told by its `type`. Empty where it says nothing. */
export function schemaAt(document: unknown, path: Path): Schema {
  let schema = ofValue(bundle, document);
  let value = document;
  for (const key of path) {
    value = isRecord(value) || Array.isArray(value) ? (value as Record<string, unknown>)[key] : undefined;
    schema = ofValue(inside(schema, key), value);
  }
  return schema;
}

/** The schema of one property or entry; keys that the node schema shares (`id`, `hideOn`) come from there. */
export function inside(schema: Schema, key: string | number): Schema {
  if (typeof key === 'number') return resolve(schema.items ?? (isSlot(schema) ? node() : undefined));
  const own = schema.properties?.[key];
  const part = own === true || own === undefined ? shared(schema, key) : own;
  const resolved = resolve(part);
  return isSlot(resolved) ? { ...resolved, items: { $ref: '#/definitions/node' } } : resolved;
}

function shared(schema: Schema, key: string): Schema | undefined {
  if (schema.properties?.[key] === undefined) return undefined;
  const part = node().properties?.[key];
  return part === true ? undefined : part;
}

function node(): Schema {
  return definitions.node ?? {};
}

function isSlot({ kavling }: Schema): boolean {
  return kavling?.kind === 'slot';
}

/** A node turns into the branch of its widget. */
function ofValue(schema: Schema, value: unknown): Schema {
  const plain = resolve(schema);
  if (!plain.discriminator || !isRecord(value)) return plain;
  return widgets.get(String(value.type)) ?? plain;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
