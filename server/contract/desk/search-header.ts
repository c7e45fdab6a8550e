/** Carries what is searched for, percent-encoded: names and numbers belong in no address that a proxy logs. */
export const SEARCH_HEADER = 'kavling-search';
