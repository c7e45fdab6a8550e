import { compile } from 'json-schema-to-typescript';
import { mapSchema, pascal, type Schema } from './schema.ts';
import { refName, type Sources } from './sources.ts';

/** What an author may write: optional where there is a default. */
export function authorTypes(sources: Sources): Promise<string> {
  return print(
    typeSource(sources, (schema) => schema),
    '',
  );
}

/** What a view gets: defaults filled, pictures resolved, so nothing that has a default is optional. */
export function viewTypes(sources: Sources): Promise<string> {
  const fill = (schema: Schema): Schema => {
    if (schema.title === 'image') return { tsType: 'Picture', ...pickDefault(schema) };
    if (!schema.properties) return schema;
    const filled = Object.entries(schema.properties).filter(([, p]) => p !== true && p.default !== undefined);
    return {
      ...schema,
      required: [...new Set([...(schema.required ?? []), ...filled.map(([name]) => name)])],
    };
  };
  const banner = "import type { Picture } from '../lib/picture.ts';\n";
  return print(typeSource(sources, fill), banner);
}

function pickDefault(schema: Schema): Schema {
  return schema.default === undefined ? {} : { default: schema.default };
}

/** A plain recursive union: good for TypeScript, where the hoisted form of the editor bundle would be vague. */
function typeSource(sources: Sources, change: (schema: Schema) => Schema): Schema {
  const local = (schema: Schema) =>
    mapSchema(schema, (part) => {
      const { defaultSnippets: _s, enumDescriptions: _e, examples: _x, kavling: _k, ...rest } = part;
      return change(rest.$ref ? { ...rest, $ref: `#/definitions/${typeName(rest.$ref)}` } : rest);
    });
  const { page, node, ...files } = sources.files;
  const definitions: Record<string, Schema> = {};
  for (const [name, schema] of Object.entries({ ...files, ...sources.surfaces })) {
    definitions[pascal(name)] = titled(local(strip(schema)), pascal(name));
  }
  const { type: _type, children, ...shared } = node?.properties ?? {};
  for (const [type, schema] of Object.entries(sources.nodes)) {
    const own = { type: { const: type } as Schema, ...shared, ...withNodes(schema).properties };
    const properties = schema.kavling?.children && children ? { ...own, children } : own;
    const required = ['type', ...(schema.required ?? [])];
    definitions[pascal(type)] = titled(local({ ...strip(schema), required, properties }), pascal(type));
  }
  definitions.Node = {
    title: 'Node',
    oneOf: Object.keys(sources.nodes).map((type) => ({ $ref: `#/definitions/${pascal(type)}` })),
  };
  return { ...titled(local(strip(page ?? {})), 'Page'), definitions };
}

/** `children` of the entries of `items` holds widgets too; only the editor bundle says so in one place for all. */
function withNodes(schema: Schema): Schema {
  const { items } = schema.properties ?? {};
  if (!items || items === true || !items.items) return schema;
  const { children } = items.items.properties ?? {};
  if (!children || children === true) return schema;
  const entry = {
    ...items.items,
    properties: { ...items.items.properties, children: { ...children, items: { $ref: 'node.schema.json' } } },
  };
  return { ...schema, properties: { ...schema.properties, items: { ...items, items: entry } } };
}

function typeName(ref: string): string {
  return pascal(refName(ref));
}

function strip({ $schema: _, ...schema }: Schema): Schema {
  return schema;
}

function titled(schema: Schema, title: string): Schema {
  return { ...schema, title };
}

async function print(schema: Schema, banner: string): Promise<string> {
  const untitled = mapSchema(schema, (part) => {
    if (part.title !== 'image') return part;
    const { title: _, ...rest } = part;
    return rest;
  });
  const text = await compile(untitled as never, 'Page', {
    additionalProperties: false,
    bannerComment: `/* Made by \`npm run generate\` from schemas/. Do not edit. */\n${banner}`,
    style: { singleQuote: true, printWidth: 110, semi: true },
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: true,
  });
  return text;
}
