/** Sort orders of a list; the first is the default. */
export const LEAD_SORTS = ['newest', 'oldest', 'changed', 'name'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];
