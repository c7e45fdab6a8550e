import type { OwnNames } from '../diagnostics/schema/check-schema.ts';
import { mapSchema, type Schema } from '../generate/schema.ts';
import type { Pattern } from '../patterns.ts';

/** What a site adds to the schema of pages. */
export interface SchemaExtras {
  readonly names: OwnNames;
  readonly patterns: readonly Pattern[];
}

/** The schema of pages with the names and sections of a site in it, for editors. */
export function siteSchema(base: Schema, { names, patterns }: SchemaExtras): Schema {
  const named = mapSchema(base, (part) => withNames(part, names));
  const node = named.definitions?.node;
  if (!node || patterns.length === 0) return named;
  const own = patterns.map(({ title, about, section }) => ({
    label: title,
    description: about,
    body: section,
  }));
  const snippets = [...(node.defaultSnippets ?? []), ...own];
  return { ...named, definitions: { ...named.definitions, node: { ...node, defaultSnippets: snippets } } };
}

function withNames(part: Schema, names: OwnNames): Schema {
  const kind = part.kavling?.names;
  const own = kind ? names[kind] : [];
  if (own.length === 0 || !part.enum) return part;
  const described = (texts: string[] | undefined) => texts && [...texts, ...own.map(() => '')];
  const { enumDescriptions, markdownEnumDescriptions } = part;
  return {
    ...part,
    enum: [...part.enum, ...own],
    ...(enumDescriptions ? { enumDescriptions: described(enumDescriptions) ?? [] } : {}),
    ...(markdownEnumDescriptions
      ? { markdownEnumDescriptions: described(markdownEnumDescriptions) ?? [] }
      : {}),
  };
}
