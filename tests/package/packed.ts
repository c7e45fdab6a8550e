import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { oncePerRun } from '../../server/testing/once-per-run.ts';

/** A package of this repository as it is published. */
export interface Packed {
  readonly file: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

/** Without what says that this is a test. */
export function environment(): NodeJS.ProcessEnv {
  const { ENGINE: _, NODE_ENV: __, VITEST: ___, ...env } = process.env;
  return { ...env, KAVLING_LANG: 'en', LOG_LEVEL: 'silent', NO_COLOR: '1' };
}

/** Packs a package of this repository, once a run. */
export function pack(folder = '.'): Promise<Packed> {
  return oncePerRun(`packed-${folder.replaceAll('/', '-')}`, async () => {
    const home = mkdtempSync(join(tmpdir(), 'kavling-packed-'));
    const output = execFileSync('npm', ['pack', '--json', '--pack-destination', home], {
      cwd: resolve(folder),
      env: environment(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [{ filename, size, files }] = JSON.parse(output) as [Packed & { readonly filename: string }];
    return { value: { file: join(home, filename), size, files }, folders: [home] };
  });
}
