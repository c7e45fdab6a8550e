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

/** A site as `npm init kavling` makes it and `npm install` fills it, for all tests of a run: none of them changes it. */
export interface InstalledSite {
  readonly folder: string;
  /** The output of `npm init`. */
  readonly said: string;
}

/** Without install scripts, as newer versions of npm do until the user allows them. */
export const QUIET = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'] as const;

/** Without what says that this is a test. */
export function environment(): NodeJS.ProcessEnv {
  const { ENGINE: _, NODE_ENV: __, VITEST: ___, ...env } = process.env;
  return { ...env, KAVLING_LANG: 'en', LOG_LEVEL: 'silent', NO_COLOR: '1' };
}

/** Runs a command as a person does. @returns what it printed */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): string {
  return execFileSync(command, args, {
    cwd,
    env: { ...environment(), ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Packs a package of this repository, once a run. */
export function pack(folder = '.'): Promise<Packed> {
  return oncePerRun(`packed-${folder.replaceAll('/', '-')}`, async () => {
    const home = mkdtempSync(join(tmpdir(), 'kavling-packed-'));
    const output = run('npm', ['pack', '--json', '--pack-destination', home], resolve(folder));
    const [{ filename, size, files }] = JSON.parse(output) as [Packed & { readonly filename: string }];
    return { value: { file: join(home, filename), size, files }, folders: [home] };
  });
}

/** Makes the site, once a run; `elsewhere` copies it for a test. */
export function installedSite(): Promise<InstalledSite> {
  return oncePerRun('installed-site', async () => {
    const home = mkdtempSync(join(tmpdir(), 'kavling-installed-'));
    const folder = join(home, 'rumah-asri');
    const packed = [(await pack()).file, (await pack('packages/create-kavling')).file];
    // As `npm init kavling rumah-asri` does it, with packed files in place of the registry.
    const packages = packed.map((file) => `--package=${file}`);
    const said = run(
      'npm',
      ['exec', ...QUIET, '--yes', ...packages, '--', 'create-kavling', 'rumah-asri'],
      home,
    );
    run('npm', ['install', ...QUIET, packed[0] ?? ''], folder);
    return { value: { folder, said }, folders: [home] };
  });
}
