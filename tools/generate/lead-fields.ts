import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface SaveLeadSchema {
  readonly definitions: {
    readonly request: {
      readonly properties: Readonly<Record<string, { readonly kavling?: { readonly column?: boolean } }>>;
    };
  };
}

/** The fields of a lead, by the schema of the call that saves one: those that are kept, and those that only travel with it. */
export function printLeadFields(root: string): string {
  const text = readFileSync(join(root, 'schemas/api/save-lead.schema.json'), 'utf8');
  const { properties } = (JSON.parse(text) as SaveLeadSchema).definitions.request;
  const names = Object.keys(properties);
  const isColumn = (name: string) => properties[name]?.kavling?.column === true;
  const list = (of: readonly string[]) => `[\n${of.map((name) => `  '${name}',\n`).join('')}] as const`;
  return [
    '/* Made by `npm run generate` from schemas/api/save-lead.schema.json. Do not edit. */',
    '',
    '/** The fields of a lead as the pages send them, each a column of the same name. */',
    `export const LEAD_FIELDS = ${list(names.filter(isColumn))};`,
    '',
    '/** Fields that a page sends with them. */',
    `export const SAVE_FIELDS = ${list(names.filter((name) => !isColumn(name)))};`,
    '',
  ].join('\n');
}
