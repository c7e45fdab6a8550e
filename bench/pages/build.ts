import { spawnSync } from 'node:child_process';

/** Builds every page of `pages/` into `out` as an operator does, by the CLI: minified and packed. */
export function buildExamples(out: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['bin/kavling.mjs', 'build', '--out', out, '--fresh', '--compress'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The example pages do not build:\n${stdout}${stderr}`);
}
