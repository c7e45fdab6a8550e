/** The source of a cover that is empty: an image must have an address. */
export const NO_COVER = 'data:,';
