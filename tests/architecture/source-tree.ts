import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Source files by their path from the root, with forward slashes. */
export type SourceTree = ReadonlyMap<string, string>;

/** One import in a file: one of our files by its path, or a package by its name. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly isOurs: boolean;
}

const FOLDERS = ['src', 'studio', 'desk', 'server', 'wordpress', 'tools', 'bench', 'tests', 'bin'];
const SOURCE = /\.(?:ts|tsx|mjs|js|css)$/;

/** Every source file of the project under `root`. */
export function readSourceTree(root: string): SourceTree {
  const files = new Map<string, string>();
  const read = (path: string) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const inner = `${path}/${entry.name}`;
      if (entry.isDirectory()) read(inner);
      else if (SOURCE.test(entry.name)) files.set(inner, readFileSync(join(root, inner), 'utf8'));
    }
  };
  for (const folder of FOLDERS) read(folder);
  return files;
}

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s+(?:type\s+)?(?:[\w*{}\s,$]+\s+from\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;

/** The imports of a file, types included; paths have the same extension as on disk. */
export function importsOf(path: string, text: string): Import[] {
  return [...withoutComments(text).matchAll(IMPORT)].map(([, plain, dynamic]) => {
    const written = (plain ?? dynamic ?? '').replace(/\?\w+$/, '');
    if (!written.startsWith('.')) return { from: path, to: packageName(written), isOurs: false };
    return { from: path, to: posix.join(posix.dirname(path), written), isOurs: true };
  });
}

function withoutComments(text: string): string {
  return text.replace(/^\s*(?:\/\/.*|\/?\*.*)$/gm, '');
}

function packageName(written: string): string {
  if (written.startsWith('node:')) return written;
  return written
    .split('/')
    .slice(0, written.startsWith('@') ? 2 : 1)
    .join('/');
}

export const isTest = (path: string) => /\.(?:test|e2e)\.tsx?$|\/testing\//.test(path);
export const isGenerated = (path: string) => path.startsWith('src/generated/');
