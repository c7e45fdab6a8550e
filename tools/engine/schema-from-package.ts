import { join } from 'node:path';
import type { Plugin } from 'vite';

const SCHEMA = 'schemas/generated/page.schema.json';

/**
 * The built engine reads the schema of pages from the package, where editors need it anyway, instead of holding a second one.
 */
export function schemaFromPackage(root: string): Plugin {
  return {
    name: 'kavling:schema-from-package',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load(id) {
      if (id !== join(root, SCHEMA)) return undefined;
      return {
        code: `import { createRequire } from 'node:module';\nexport default createRequire(import.meta.url)('kavling/${SCHEMA}');`,
        moduleType: 'js',
      };
    },
  };
}
