import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { loadFromBoot } from './share-boot.ts';

/**
 * The modules that a widget's files can import by name; all are the engine's own copies, or contexts and hooks
 * would not match.
 */
const SHARED = ['kavling', 'react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'];

/** On the server: the modules that the engine itself runs with, by their absolute address. */
export function serverImports(engineRoot: string): Plugin {
  const { resolve } = createRequire(join(engineRoot, 'package.json'));
  const addressOf = (name: string) =>
    pathToFileURL(name === 'kavling' ? join(engineRoot, 'build/engine/kavling.js') : resolve(name)).href;
  return {
    name: 'kavling:server-imports',
    enforce: 'pre',
    resolveId: (name) => (SHARED.includes(name) ? { id: addressOf(name), external: true } : undefined),
  };
}

/** Resolves React and `kavling` for scripts of widgets, to scripts that pages of the engine already have. */
export interface ClientModules {
  /** The names of the built scripts, without folder: `react.AhLlY-dD.js`. */
  readonly react: string;
  readonly kit?: string | undefined;
}

/**
 * In browsers: React from the script that all islands have, and `kavling` from the engine's kit of parts.
 * @param modules asked for when the first file is resolved, since the kit is built after the scripts that it names
 */
export function clientImports(modules: () => ClientModules, names: ReactNames): Plugin {
  const shims: Readonly<Record<string, readonly [value: string, exported: readonly string[]]>> = {
    react: ['React', names.react],
    'react/jsx-runtime': ['jsxRuntime', names.jsxRuntime],
  };
  const shim = (name: string): string | undefined => {
    const shared = shims[name];
    if (!shared) return undefined;
    const [value, exported] = shared;
    return [
      `import { ${value} } from './${modules().react}';`,
      `export default ${value};`,
      ...exported.map((one) => `export const ${one} = ${value}.${one};`),
    ].join('\n');
  };
  return {
    name: 'kavling:client-imports',
    enforce: 'pre',
    resolveId(name) {
      if (name === 'react' || name === 'react/jsx-runtime') return `\0${name}`;
      const { react, kit } = modules();
      if (name === `./${react}`) return { id: name, external: true };
      return name === 'kavling' && kit !== undefined ? { id: `./${kit}`, external: true } : undefined;
    },
    load: (id) => (id.startsWith('\0') ? shim(id.slice(1)) : undefined),
    renderChunk: (code) => ({ code: loadFromBoot(code), map: null }),
  };
}

/** The exports of React that widgets may import; `client-react.ts` gives them. */
export interface ReactNames {
  readonly react: readonly string[];
  readonly jsxRuntime: readonly string[];
}

/** A bundler cannot ask for them: React is no ES module. */
export const reactNames: ReactNames = { react: namesOf('react'), jsxRuntime: namesOf('react/jsx-runtime') };

function namesOf(module: string): string[] {
  const exported = createRequire(import.meta.url)(module) as object;
  return Object.keys(exported).filter((name) => /^[A-Za-z]\w*$/.test(name));
}
