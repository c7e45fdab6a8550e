/** The states a lead goes through. */
export const LEAD_STATUSES = [
  'new',
  'contacted',
  'qualified',
  'visit',
  'booked',
  'won',
  'lost',
  'unreachable',
  'wrong-number',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** The reasons for a lost lead. */
export const LOST_REASONS = [
  'price',
  'location',
  'financing',
  'bought-elsewhere',
  'not-interested',
  'other',
] as const;
