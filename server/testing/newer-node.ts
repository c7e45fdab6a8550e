import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A Node that includes SQLite, as npm has it. */
const VERSION = '22.23.3';

/**
 * Fetches that Node from npm into a cache of this repository, unless it is there already.
 * @returns its program, or the reason why there is none
 */
export function findNewerNode(): { readonly program: string } | { readonly reason: string } {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = resolve(import.meta.dirname, '../../node_modules/.cache/kavling-node', VERSION);
  const program = join(
    folder,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(program)) return { program };
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
    execFileSync('npm', ['install', ...quiet, `${name}@${VERSION}`], { cwd: folder, stdio: 'pipe' });
    return { program };
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { reason: `npm does not give ${name}@${VERSION}: ${line}` };
  }
}
