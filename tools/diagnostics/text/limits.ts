/** The largest page document, in bytes. A full microsite has about 40,000. */
export const MAX_BYTES = 1_000_000;

/** The maximum nesting depth of braces and brackets. A full microsite has about 15 levels. */
export const MAX_DEPTH = 64;
