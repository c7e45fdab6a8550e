import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientFiles } from '../../src/entry/build.tsx';

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
}

/** The built scripts as pages name them, read from the manifest of the client build in `<root>/build/client`. */
export function readClientFiles(root: string): ClientFiles {
  const path = join(root, 'build/client/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, ManifestChunk>;
  const entries = Object.values(manifest).filter((chunk) => chunk.isEntry);
  const boot = entries.find((chunk) => chunk.name === 'boot');
  if (!boot)
    throw new Error(`${path} names no boot script. Delete the folder build/ and run the command again.`);
  const widgets = entries.flatMap((chunk) => {
    const type = chunk.src?.match(/src\/widgets\/([^/]+)\//)?.[1];
    return type
      ? [[type, { url: `/${chunk.file}`, isReact: chunk.src?.endsWith('.island.tsx') ?? false }] as const]
      : [];
  });
  return { boot: `/${boot.file}`, widgets: new Map(widgets) };
}
