import type { Schema } from '../../src/document/schema.ts';
import type { Sources } from '../generate/sources.ts';

/** The props of the views of a site's own widgets, as an addition to the types of `kavling`. */
export function printWidgetTypes(types: readonly string[], { nodes }: Sources): string {
  const entries = types.map((type) => {
    const schema = nodes[type] ?? {};
    const shared = { id: { type: 'string', description: 'The name for links: #fasilitas.' } } as const;
    return `${comment(schema, '    ')}    ${JSON.stringify(type)}: ${objectOf({ ...schema, properties: { ...shared, ...schema.properties } }, '    ')};\n`;
  });
  return [
    '/* Made by Kavling from the schemas of your widgets. Do not edit, and do not commit. */',
    "import type { Node, Picture, RichText } from 'kavling';",
    '',
    "declare module 'kavling' {",
    '  interface WidgetTypes {',
    `${entries.join('')}  }`,
    '}',
    '',
  ].join('\n');
}

/** The class names of a style; in its own file, since it says something of all modules. */
export const STYLE_TYPES = [
  '/* Made by Kavling. Do not edit, and do not commit. */',
  "declare module '*.module.css' {",
  '  const names: Readonly<Record<string, string>>;',
  '  export default names;',
  '}',
  '',
].join('\n');

const KINDS: Readonly<Record<string, string>> = {
  slot: 'Node[]',
  picture: 'Picture',
  'rich-text': 'RichText',
};

const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

function typeOf(schema: Schema | true, indent: string): string {
  if (schema === true) return 'unknown';
  const special = KINDS[schema.kavling?.kind ?? ''];
  if (special) return special;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.oneOf) return schema.oneOf.map((one) => typeOf(one, indent)).join(' | ');
  if (schema.properties) return objectOf(schema, indent);
  if (schema.items) return `readonly (${typeOf(schema.items, indent)})[]`;
  const names = [schema.type ?? []].flat().map((name) => PLAIN[name] ?? 'unknown');
  return names.length > 0 ? [...new Set(names)].join(' | ') : 'unknown';
}

/** A value with a default is always present in a view. */
function objectOf({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([key, part]) => {
    const isThere = required.includes(key) || (part !== true && part.default !== undefined);
    return `${part === true ? '' : comment(part, inner)}${inner}readonly ${JSON.stringify(key)}${isThere ? '' : '?'}: ${typeOf(part, inner)};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

function comment({ description }: Schema, indent: string): string {
  return description ? `${indent}/** ${description.replaceAll('*/', '* /')} */\n` : '';
}
