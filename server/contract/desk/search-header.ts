/** The header for a search, percent-encoded: names and numbers must not be in URLs that a proxy logs. */
export const SEARCH_HEADER = 'kavling-search';
