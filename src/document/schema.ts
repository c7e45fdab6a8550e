import type { Kind } from '../lib/part.ts';

/** Facts in a schema beyond validity, for the renderer and for the rules of `kavling validate`. */
interface Marks {
  /** The widget runs from edge to edge and must be directly in `sections`. */
  band?: boolean;
  /** The widget has its own place on the page and is not written in `sections`. */
  placement?: 'page';
  /** Where on the page that is: before the sections, after them, or at the end of the body. */
  slot?: 'top' | 'bottom' | 'end';
  /** The meaning of a value, beyond its form. */
  kind?: Kind;
  /** The widget is a heading; the property that holds its level. */
  heading?: string;
  /** The least width in pixels that a picture needs here, so that it is not shown blurred. */
  least?: number;
  /** Keys of which one must have a value, or visitors would see nothing. */
  either?: string[];
  /** Colours that must be readable on other colours of the same object: the least contrast (WCAG). */
  contrast?: { on: string; least: number }[];
  /** No script reads the value: browsers get neither it nor its default. */
  rendered?: boolean;
  /** A list of names that a site may add to. */
  names?: 'icons' | 'fonts' | 'presets';
  /** The unit of a number. */
  unit?: 'ms' | 's' | 'px' | 'percent' | 'degrees';
  /** The widget shows the page's list of homes. */
  list?: boolean;
  /** Only in the bundle: the examples of a widget, where no editor offers them. */
  examples?: unknown[];
}

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
  kavling?: Marks;
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

/** Keywords of editors and of Kavling that do not affect validity; ajv's strict mode must know them. */
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

/** Walks every sub-schema, parents first, and replaces each by what `visit` returns; it gets the key of a property. */
export function mapSchema(
  schema: Schema,
  visit: (schema: Schema, key?: string) => Schema,
  ownKey?: string,
): Schema {
  const out = { ...visit(schema, ownKey) };
  const each = (value: Schema) => mapSchema(value, visit);
  if (out.items) out.items = each(out.items);
  if (out.oneOf) out.oneOf = out.oneOf.map(each);
  if (out.properties)
    out.properties = mapAll(out.properties, (one, key) => (one === true ? one : mapSchema(one, visit, key)));
  if (out.definitions) out.definitions = mapAll(out.definitions, each);
  return out;
}

function mapAll<T>(
  group: Readonly<Record<string, T>>,
  change: (value: T, key: string) => T,
): Record<string, T> {
  return Object.fromEntries(Object.entries(group).map(([name, value]) => [name, change(value, name)]));
}

/** "icon-list" → "IconList". */
export function pascal(name: string): string {
  return name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());
}
