import { basename, dirname } from 'node:path';
import type { CSSModulesOptions } from 'vite';

/** Class names are the widget's folder and the local name, so page HTML reads like the source. */
export const cssModules: CSSModulesOptions = {
  generateScopedName: (name, file) => {
    const folder = basename(dirname(file.split('?')[0] ?? file));
    return name === 'root' ? folder : `${folder}__${name}`;
  },
};
