import { basename, dirname } from 'node:path';
import type { CSSModulesOptions } from 'vite';

/** Class names are the widget's folder and the local name, so page HTML reads like the source. */
export const cssModules: CSSModulesOptions = {
  generateScopedName: (name, file) => {
    const folder = basename(dirname(file.split('?')[0] ?? file));
    return name === 'root' ? folder : `${folder}__${name}`;
  },
};

/**
 * Browsers whose syntax the minifier writes. For newer ones it writes `(width <= 767px)`, which Chrome before 104 and Safari before
 * 16.4 skip with everything in it, nested rules, and scroll timelines inside the `animation` shorthand, which no browser reads.
 */
export const cssBrowsers = ['chrome100', 'firefox100', 'safari15.6', 'ios15.6'];
