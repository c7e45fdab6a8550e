import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from './sources.ts';

const NOTE = '/* Made by `npm run generate` from schemas/widgets/. Do not edit. */';

/** The list of built-in widgets, each with its style, as a module for `createEngine`. */
export function printOwnWidgets(root: string, sources: Sources): string {
  const types = typesOf(sources);
  const imports = types.flatMap((type) => {
    const name = nameOf(type);
    const style = hasFile(root, type, 'module.css')
      ? [`import ${name}Css from '../widgets/${type}/${type}.module.css?inline';`]
      : [];
    return [...style, `import ${name} from '../widgets/${type}/${type}.widget.ts';`];
  });
  const entries = types.map((type) => {
    const name = nameOf(type);
    return `  { widget: ${name}, css: ${hasFile(root, type, 'module.css') ? `${name}Css` : "''"} },`;
  });
  return [
    NOTE,
    ...imports,
    "import type { EngineWidget } from './create-engine.tsx';",
    '',
    '/** Our own widgets, by name. */',
    'export const ownWidgets: readonly EngineWidget[] = [',
    ...entries,
    '];',
    '',
  ].join('\n');
}

/** The widgets with a script, by type: the file that browsers load. */
export function printOwnScripts(root: string, sources: Sources): string {
  const scripts = typesOf(sources).flatMap((type) => {
    const kind = ['island.tsx', 'enhance.ts'].find((one) => hasFile(root, type, one));
    return kind ? [[type, `src/widgets/${type}/${type}.${kind}`] as const] : [];
  });
  return `${JSON.stringify(Object.fromEntries(scripts), null, 2)}\n`;
}

function typesOf({ nodes, surfaces }: Sources): string[] {
  return [...Object.keys(nodes), ...Object.keys(surfaces)].sort();
}

function hasFile(root: string, type: string, kind: string): boolean {
  return existsSync(join(root, 'src/widgets', type, `${type}.${kind}`));
}

/** `icon-list` → `iconList`. */
function nameOf(type: string): string {
  return type.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
