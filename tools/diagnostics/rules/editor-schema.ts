import { PACKAGE_SCHEMA, SITE_SCHEMA } from '../../schema/schema-files.ts';
import type { Rule } from './rule.ts';

/** The pages of a site refer to the schema that knows what the site adds. */
export const editorsKnowTheSite: Rule = ({ document: { $schema } }, _, { slug }) => {
  if (slug === undefined || typeof $schema !== 'string' || !PACKAGE_SCHEMA.test($schema)) return [];
  const value = `../../${SITE_SCHEMA}`;
  const repair = { kind: 'replace-value', value } as const;
  return [{ code: 'KV338', path: ['$schema'], params: { value }, repair }];
};
