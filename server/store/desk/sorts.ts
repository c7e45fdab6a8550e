/** What a list may be sorted by; the first is what it is sorted by unless told. */
export const LEAD_SORTS = ['newest', 'oldest', 'changed', 'name'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];
