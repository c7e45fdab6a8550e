import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { clientImports, reactNames } from './widget-imports.ts';

/**
 * For the build of the kit, which comes after that of the scripts: React, and what belongs to the running page, are
 * taken from the scripts that islands have already. A second copy would know nothing of the page.
 */
export function kitFromScripts(root: string): Plugin[] {
  const fromReact = new Map([
    [join(root, 'src/renderer/page-context.tsx'), ['usePage']],
    [join(root, 'src/runtime/provider.tsx'), ['RuntimeProvider', 'useDispatch', 'useRuntime']],
  ]);
  const react = () => {
    const manifest = readFileSync(join(root, 'build/client/.vite/manifest.json'), 'utf8');
    const chunks = JSON.parse(manifest) as Record<string, { readonly file: string }>;
    return basename(chunks['src/entry/client-react.ts']?.file ?? '');
  };
  const applyToEnvironment: Plugin['applyToEnvironment'] = ({ name }) => name === 'kit';
  return [
    {
      name: 'kavling:page-from-scripts',
      enforce: 'pre',
      applyToEnvironment,
      load(id) {
        const names = fromReact.get(id);
        return names && `export { ${names.join(', ')} } from './${react()}';`;
      },
    },
    { ...clientImports(() => ({ react: react() }), reactNames), applyToEnvironment },
  ];
}
