import { LEAD_FIELDS } from '../../src/generated/lead-fields.ts';

/**
 * The fields of a lead as the pages send them (specification, section 3), plus the consent record. The schema of
 * the request defines them; each is a column of the same name, and a missing field is an empty text.
 */
export { LEAD_FIELDS };

export type LeadField = (typeof LEAD_FIELDS)[number];
export type LeadFields = Record<LeadField, string>;

/** Every field of a lead, empty. */
export const NO_FIELDS = Object.fromEntries(LEAD_FIELDS.map((field) => [field, ''])) as LeadFields;
