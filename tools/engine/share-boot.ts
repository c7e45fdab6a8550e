import { join } from 'node:path';
import { type Plugin, parseAst } from 'vite';

/** The parts of the boot that all other scripts of a page share, on `window` (src/entry/client-shared.ts). */
const BOOT = 'kavlingBoot';

/** Files that the boot holds anyway: other scripts read their exports from it. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  'src/lib/attribution.ts': ['eachField', 'readAttribution'],
  'src/lib/dialog.ts': ['closeDialog', 'fillDialog', 'openDialog', 'restoreDialog'],
  'src/lib/own-task.ts': ['inOwnTask'],
  'src/lib/page-lock.ts': ['lockPage'],
};

/**
 * Ties the scripts that a page loads on demand to its boot. They load each other by its `load` (src/entry/client-load.ts)
 * and not by the browser's own import: a script that did not arrive is asked for again by another address, and must not
 * become a second module for half of the page. And they take from it what it holds anyway.
 */
export function shareBoot(root: string): Plugin {
  const shared = new Map(Object.entries(SHARED).map(([file, names]) => [join(root, file), names]));
  return {
    name: 'kavling:share-boot',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const names = shared.get(id);
      return names && `export const { ${names.join(', ')} } = ${BOOT};`;
    },
    renderChunk: (code) => ({ code: loadFromBoot(code), map: null }),
  };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The code of one script with each import of another as a call of the boot's `load`. Exports are read once, before it runs. */
export function loadFromBoot(code: string): string {
  const edits: Edit[] = [];
  const patterns: string[] = [];
  const addresses: string[] = [];
  const given: string[] = [];
  for (const node of parseAst(code).body) {
    const text = code.slice(node.start, node.end);
    const isImport = node.type === 'ImportDeclaration';
    const isPassedOn = node.type === 'ExportNamedDeclaration' && node.source !== null;
    if (node.type === 'ExportAllDeclaration') throw new Error(`A script for browsers may not say: ${text}`);
    if (!isImport && !isPassedOn) continue;
    const names = node.specifiers.map((each) => {
      if (each.type === 'ImportSpecifier') return `${nameOf(each.imported)}: ${each.local.name}`;
      if (each.type !== 'ExportSpecifier') throw new Error(`A script for browsers may not say: ${text}`);
      const own = `passed_${given.length}`;
      given.push(`${own} as ${nameOf(each.exported)}`);
      return `${nameOf(each.local)}: ${own}`;
    });
    patterns.push(`{ ${names.join(', ')} }`);
    addresses.push(JSON.stringify(node.source?.value));
    edits.push({ start: node.start, end: node.end, text: '' });
  }
  for (const { index } of code.matchAll(/\bimport\((?=["'`])/g))
    edits.push({ start: index, end: index + 'import('.length, text: `${BOOT}.load(` });
  edits.sort((a, b) => b.start - a.start);
  const rest = edits.reduce((now, { start, end, text }) => now.slice(0, start) + text + now.slice(end), code);
  const passedOn = given.length > 0 ? `\nexport { ${given.join(', ')} };` : '';
  return `${readAll(patterns, addresses)}${rest}${passedOn}`;
}

/** Starts all of them together, so that none waits for another. */
function readAll(patterns: readonly string[], addresses: readonly string[]): string {
  const loads = addresses.map((address) => `${BOOT}.load(${address})`);
  if (loads.length === 0) return '';
  if (loads.length === 1) return `const ${patterns[0]} = await ${loads[0]};\n`;
  return `const [${patterns.join(', ')}] = await Promise.all([${loads.join(', ')}]);\n`;
}

function nameOf(node: { type: string; name?: string; value?: unknown }): string {
  return node.name ?? JSON.stringify(node.value);
}
