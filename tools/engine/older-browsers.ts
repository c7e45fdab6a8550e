import { Features } from 'lightningcss';

/**
 * Syntax that the minifier must not write: `(width <= 767px)` is shorter than `(max-width: 767px)`, and Chrome before 104 and
 * Safari before 16.4 skip everything in it.
 */
export const olderBrowsers = { include: Features.MediaQueries };
