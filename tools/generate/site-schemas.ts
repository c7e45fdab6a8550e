import type { Schema } from '../../src/document/schema.ts';
import { PATTERN_KINDS } from '../pages/patterns.ts';

/** Sentences of the editor help for files that belong to a site as a whole. */
export const siteTexts = {
  pattern: 'A section of your own, ready to be added to pages.',
  title: 'The name that people see in lists.',
  about: 'One sentence about what the section is for.',
  kind: 'Its place among the sections that are offered.',
  section: 'The section as written in a page.',
  page: 'What the section needs elsewhere on the page, such as the floating buttons.',
  schema: 'The path or address of this schema, for your editor.',
} as const;

const PAGE = 'page.schema.json';

/**
 * Editor help for `patterns/*.json` and `copy.json`. Both lie beside the page's own schema, which they refer to.
 * @param page the name of the file with the schema of pages
 */
export function siteFileSchemas(
  translate: (text: string) => string = (text) => text,
  page = PAGE,
): { readonly pattern: Schema; readonly copy: Schema } {
  const text = (description: string, example: string): Schema => ({
    type: 'string',
    minLength: 1,
    description: translate(description),
    examples: [example],
  });
  const dialect = { $schema: 'http://json-schema.org/draft-07/schema#' };
  return {
    pattern: {
      ...dialect,
      title: 'Pattern',
      description: translate(siteTexts.pattern),
      type: 'object',
      additionalProperties: false,
      required: ['title', 'about', 'section'],
      properties: {
        $schema: { type: 'string', description: translate(siteTexts.schema) },
        title: text(siteTexts.title, 'Promo'),
        about: text(siteTexts.about, 'A promotion with its terms and a WhatsApp button.'),
        kind: { enum: [...PATTERN_KINDS], description: translate(siteTexts.kind) },
        section: { description: translate(siteTexts.section), $ref: `${page}#/definitions/node` },
        page: { type: 'object', description: translate(siteTexts.page) },
      },
    },
    copy: { ...dialect, $ref: `${page}#/definitions/copy` },
  };
}
