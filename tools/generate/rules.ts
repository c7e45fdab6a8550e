import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VatRule } from '../../src/lib/tax-rules.ts';

/** The dated rules of `schemas/rules`, by their ids; the compiler checks their form. */
export function printRules(root: string): string {
  const folder = join(root, 'schemas/rules/id');
  const rules = readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as VatRule & { readonly id: string });
  return [
    '/* Made by `npm run generate` from schemas/rules/. Do not edit. */',
    "import type { VatRule } from '../lib/tax-rules.ts';",
    '',
    '/** Reliefs from value added tax, by their ids. */',
    `export const vatRules: Readonly<Record<string, VatRule>> = ${JSON.stringify(Object.fromEntries(rules.map(({ id, ...rule }) => [id, rule])), null, 2)};`,
    '',
  ].join('\n');
}
