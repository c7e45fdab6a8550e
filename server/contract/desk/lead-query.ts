/** Sort orders of a list; the first is the default. */
export const LEAD_SORTS = ['newest', 'oldest', 'changed', 'name'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

/** The header for a search, percent-encoded: names and numbers must not be in URLs that a proxy logs. */
export const SEARCH_HEADER = 'kavling-search';
