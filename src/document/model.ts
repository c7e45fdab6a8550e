import { isRecord } from '../lib/is-record.ts';
import type { Path } from './path.ts';
import type { Schema } from './schema.ts';
import type { DocumentTables } from './walk.ts';

/** A mistake as the compiled schema gives it: one keyword that does not hold at one place. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Checks a document against the schema of its page; the mistakes are in `errors` until the next call. */
export type Validate = ((document: unknown) => boolean) & { errors?: SchemaError[] | null };

/** The parts of a model, all of them generated from the schemas. */
export interface ModelParts {
  /** The whole page format, as editors get it. */
  readonly schema: Schema;
  readonly tables: DocumentTables;
  /** Types of widgets that run from edge to edge of the window. */
  readonly bands: readonly string[];
  readonly validate: Validate;
}

/** The content that a page document may hold: the page, and the widgets of an engine. */
export interface DocumentModel {
  readonly schema: Schema;
  readonly tables: DocumentTables;
  readonly bands: ReadonlySet<string>;
  readonly validate: Validate;
  /** The widgets that may be written in `sections`, by type, with their titles, descriptions and examples. */
  readonly widgets: ReadonlyMap<string, Schema>;
  /** Follows `$ref` to the definition it names. */
  resolve(schema: Schema | true | undefined): Schema;
  /** The schema of one property or entry; keys that all nodes share (`id`, `hideOn`) come from the node. */
  inside(schema: Schema, key: string | number): Schema;
  /** The schema of the value at `path`; the `type` of a widget selects its schema. Empty where there is none. */
  schemaAt(document: unknown, path: Path): Schema;
}

/** Puts a model together. Two models with different widgets may be in use at the same time. */
export function createModel({ schema: page, tables, bands, validate }: ModelParts): DocumentModel {
  const definitions = page.definitions ?? {};
  const node = definitions.node ?? {};

  const resolve: DocumentModel['resolve'] = (schema) => {
    if (!schema || schema === true) return {};
    if (!schema.$ref) return schema;
    return resolve(definitions[schema.$ref.replace('#/definitions/', '')]);
  };

  const widgets = new Map(
    Object.entries(definitions).flatMap(([name, schema]): [string, Schema][] =>
      name.startsWith(BRANCH)
        ? [[name.slice(BRANCH.length), { ...schema, examples: schema.kavling?.examples ?? [] }]]
        : [],
    ),
  );

  const inside: DocumentModel['inside'] = (schema, key) => {
    if (typeof key === 'number') return resolve(schema.items ?? (isSlot(schema) ? node : undefined));
    const own = schema.properties?.[key];
    const shared = own === true ? node.properties?.[key] : own;
    const resolved = resolve(shared);
    return isSlot(resolved) ? { ...resolved, items: { $ref: '#/definitions/node' } } : resolved;
  };

  /** A node turns into the branch of its widget. */
  const ofValue = (schema: Schema, value: unknown): Schema => {
    const plain = resolve(schema);
    if (!plain.discriminator || !isRecord(value)) return plain;
    return widgets.get(String(value.type)) ?? plain;
  };

  const schemaAt: DocumentModel['schemaAt'] = (document, path) => {
    let schema = ofValue(page, document);
    let value = document;
    for (const key of path) {
      value = isRecord(value) || Array.isArray(value) ? (value as Record<string, unknown>)[key] : undefined;
      schema = ofValue(inside(schema, key), value);
    }
    return schema;
  };

  return { schema: page, tables, bands: new Set(bands), validate, widgets, resolve, inside, schemaAt };
}

/** Prefix of the names of widget schemas in the bundle. */
const BRANCH = 'widget-';

function isSlot({ kavling }: Schema): boolean {
  return kavling?.kind === 'slot';
}
