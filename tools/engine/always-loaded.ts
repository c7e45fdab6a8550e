import type { Plugin } from 'vite';

/** Named in the index of a package that the entry point imports from, and used only by what is loaded on demand. */
const ON_DEMAND = /\/uuid\/dist\/(?:v5|v35|sha1|parse|regex|validate)\.js$/;

/**
 * The code that every page loads once it is idle: an entry point with its static imports, in one file, because each
 * small one costs headers and a round trip. Dynamic imports stay separate. `plugin` collects the modules; `has` tests
 * a module.
 */
export function alwaysLoaded(entry: string): { readonly plugin: Plugin; has(id: string): boolean } {
  const found = new Set<string>();
  return {
    plugin: {
      name: 'kavling:always-loaded',
      applyToEnvironment: ({ name }) => name === 'client',
      buildEnd() {
        found.clear();
        const waiting = [entry];
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (found.has(id) || ON_DEMAND.test(id)) continue;
          found.add(id);
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      },
    },
    has: (id) => found.has(id),
  };
}
