import { Features } from 'lightningcss';

/**
 * What the minifier must not write: `(width <= 767px)` is shorter than `(max-width: 767px)`, and Chrome before 104 and
 * Safari before 16.4 skip all that stands in it.
 */
export const olderBrowsers = { include: Features.MediaQueries };
