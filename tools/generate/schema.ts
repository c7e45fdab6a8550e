/** The part of JSON Schema (draft-07) that the files in `schemas/` use. */
export interface Schema {
  $schema?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: readonly (string | number)[];
  enumDescriptions?: string[];
  const?: string;
  default?: unknown;
  examples?: unknown[];
  required?: string[];
  properties?: Record<string, Schema | true>;
  additionalProperties?: boolean;
  items?: Schema;
  definitions?: Record<string, Schema>;
  oneOf?: Schema[];
  discriminator?: { propertyName: string };
  kavling?: { children?: boolean; placement?: 'page' };
  defaultSnippets?: { label: string; description?: string; body: unknown }[];
  errorMessage?: string;
  patternErrorMessage?: string;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  markdownDescription?: string;
  markdownEnumDescriptions?: string[];
  doNotSuggest?: boolean;
  allowTrailingCommas?: boolean;
  allowComments?: boolean;
  tsType?: string;
}

/** Keywords of editors and of ours that say nothing about validity; ajv's strict mode must know them. */
export const annotations = [
  'defaultSnippets',
  'markdownDescription',
  'enumDescriptions',
  'markdownEnumDescriptions',
  'errorMessage',
  'patternErrorMessage',
  'deprecationMessage',
  'doNotSuggest',
  'allowComments',
  'allowTrailingCommas',
  'kavling',
] as const;

/** Walks every sub-schema, parents first, and replaces each by what `visit` gives back. */
export function mapSchema(schema: Schema, visit: (schema: Schema) => Schema): Schema {
  const out = { ...visit(schema) };
  const each = (value: Schema) => mapSchema(value, visit);
  if (out.items) out.items = each(out.items);
  if (out.oneOf) out.oneOf = out.oneOf.map(each);
  for (const key of ['properties', 'definitions'] as const) {
    const group = out[key];
    if (!group) continue;
    const mapped: Record<string, Schema> = {};
    for (const [name, value] of Object.entries(group))
      mapped[name] = value === true ? (value as never) : each(value);
    out[key] = mapped;
  }
  return out;
}

/** "icon-list" → "IconList". */
export function pascal(name: string): string {
  return name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());
}
