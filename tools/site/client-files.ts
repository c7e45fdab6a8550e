import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientFiles } from '../../src/entry/build.tsx';
import { withBase } from '../../src/lib/base-path.ts';

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
}

/** The built scripts as pages below `base` name them, read from the manifest of the client build in `<root>/build/client`. */
export function readClientFiles(root: string, base = ''): ClientFiles {
  const entries = [...readManifest(root, 'manifest.json'), ...readManifest(root, 'boot.json')];
  const address = (name: string) => {
    const chunk = entries.find((entry) => entry.name === name);
    if (!chunk)
      throw new Error(
        `The engine has no script "${name}". Delete the folder build/ and run the command again.`,
      );
    return withBase(base, `/${chunk.file}`);
  };
  const widgets = entries.flatMap((chunk) => {
    const type = chunk.src?.match(/src\/widgets\/([^/]+)\//)?.[1];
    if (!type) return [];
    const url = withBase(base, `/${chunk.file}`);
    return [[type, { url, isReact: chunk.src?.endsWith('.island.tsx') ?? false }] as const];
  });
  return {
    boot: address('boot'),
    runtime: address('runtime'),
    mount: address('mount'),
    widgets: new Map(widgets),
    isInScripts: readsClasses(root),
  };
}

/** Answers from the text of all built scripts but React, which knows no class of ours. */
function readsClasses(root: string): (className: string) => boolean {
  const folder = join(root, 'build/client/assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js') && !name.startsWith('mount.'));
  const text = names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const known = new Map<string, boolean>();
  return (className) => {
    const before = known.get(className);
    if (before !== undefined) return before;
    const isKnown = text.includes(className);
    known.set(className, isKnown);
    return isKnown;
  };
}

function readManifest(root: string, name: string): ManifestChunk[] {
  const text = readFileSync(join(root, 'build/client/.vite', name), 'utf8');
  return Object.values(JSON.parse(text) as Record<string, ManifestChunk>).filter((chunk) => chunk.isEntry);
}
