/** The columns of a list of homes that have a meaning, in the order in which lists are begun. */
export const unitColumns = [
  'code',
  'type',
  'status',
  'price',
  'land',
  'floor',
  'phase',
  'cluster',
  'facing',
  'corner',
  'ready',
  'held_until',
] as const;

export type UnitColumn = (typeof unitColumns)[number];
