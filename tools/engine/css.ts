import { basename, dirname } from 'node:path';
import { Features } from 'lightningcss';
import type { CSSModulesOptions } from 'vite';

/** Class names are the widget's folder and the local name, so page HTML reads like the source. */
export const cssModules: CSSModulesOptions = {
  generateScopedName: (name, file) => {
    const folder = basename(dirname(file.split('?')[0] ?? file));
    return name === 'root' ? folder : `${folder}__${name}`;
  },
};

/**
 * Syntax that the minifier must not write: `(width <= 767px)` is shorter than `(max-width: 767px)`, and Chrome before 104 and
 * Safari before 16.4 skip everything in it. Nested rules need Chrome 120 and Safari 17.2.
 */
export const olderBrowsers = { include: Features.MediaQueries | Features.Nesting };
