import { compile } from 'json-schema-to-typescript';
import { mapSchema, pascal, type Schema } from '../../src/document/schema.ts';
import { refName, type Sources } from './sources.ts';

/** A view's props: defaults filled in, images resolved, so that nothing with a default is optional. */
export function viewTypes(sources: Sources): Promise<string> {
  const fill = (schema: Schema): Schema => {
    if (schema.kavling?.kind === 'picture') return { tsType: 'Picture', ...pickDefault(schema) };
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
      const {
        title: _t,
        defaultSnippets: _s,
        enumDescriptions: _e,
        examples: _x,
        kavling,
        ...rest
      } = change(part);
      if (kavling?.kind === 'slot') return { ...rest, items: { $ref: 'node.schema.json' } };
      return rest.$ref ? { ...rest, $ref: `#/definitions/${typeName(rest.$ref)}` } : rest;
    });
  const { page, node, ...files } = sources.files;
  const definitions: Record<string, Schema> = {};
  for (const [name, schema] of Object.entries({ ...files, ...sources.surfaces })) {
    definitions[pascal(name)] = titled(local(strip(schema)), pascal(name));
  }
  const { type: _type, ...shared } = node?.properties ?? {};
  for (const [type, schema] of Object.entries(sources.nodes)) {
    const properties = { type: { const: type } as Schema, ...shared, ...schema.properties };
    const required = ['type', ...(schema.required ?? [])];
    definitions[pascal(type)] = titled(local({ ...strip(schema), required, properties }), pascal(type));
  }
  definitions.Node = {
    title: 'Node',
    oneOf: Object.keys(sources.nodes).map((type) => ({ $ref: `#/definitions/${pascal(type)}` })),
  };
  return { ...titled(local(strip(page ?? {})), 'Page'), definitions };
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
  const text = await compile(schema as Parameters<typeof compile>[0], 'Page', {
    additionalProperties: false,
    bannerComment: `/* Made by \`npm run generate\` from schemas/. Do not edit. */\n${banner}`,
    style: { singleQuote: true, printWidth: 110, semi: true },
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: true,
  });
  return text;
}
