import saveLead from '../schemas/api/save-lead.schema.json' with { type: 'json' };
import { copy } from '../server/contract/copy.ts';
import { LEAD_FIELDS } from '../server/contract/lead-fields.ts';
import { ANSWER_STYLE } from '../server/http/answer-page.ts';
import { KEPT_FIELDS } from '../server/routes/native-forms.ts';
import { LOOK } from '../server/site/brand.ts';
import { FACTS_VERSION, PAGE_TEXTS } from '../server/site/facts.ts';
import { LOCAL_PHONE_PATTERN, NAME_PATTERN, PHONE_PATTERN } from '../src/lib/form-patterns.ts';

const { properties } = saveLead.definitions.request;

/** A value that PHP can hold as well. */
export type SharedValue = string | readonly string[] | { readonly [name: string]: SharedValue };

/** Data shared with the reference backend: sentences, style, patterns, the fields of a form. */
export const sharedWithWordpress: { readonly [name: string]: SharedValue } = {
  facts: { version: String(FACTS_VERSION), texts: PAGE_TEXTS, look: LOOK.source },
  copy: Object.fromEntries(Object.entries(copy).map(([name, text]) => [name, template(text)])),
  style: ANSWER_STYLE,
  patterns: { name: NAME_PATTERN, international: PHONE_PATTERN, local: LOCAL_PHONE_PATTERN },
  keptFields: KEPT_FIELDS,
  leadFields: Object.fromEntries(
    [...LEAD_FIELDS, 'page_slug' as const].map((name) => [name, lengthOf(name)]),
  ),
};

/** The most characters of a field, from the schema of the request. */
function lengthOf(name: keyof typeof properties): string {
  const field: { readonly maxLength?: number; readonly enum?: readonly string[] } = properties[name];
  return String(field.maxLength ?? Math.max(...(field.enum ?? []).map((one) => one.length)));
}

/** A sentence with placeholders: `Halo, saya {name}.` */
function template(text: string | ((...values: string[]) => string)): string {
  if (typeof text === 'string') return text;
  const names = /^\(?([^)=]*)\)?\s*=>/.exec(text.toString())?.[1] ?? '';
  return text(...names.split(',').map((name) => `{${name.trim()}}`));
}
