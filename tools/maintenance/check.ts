import { spawnSync } from 'node:child_process';

/** The checks of `npm run check`, each with its command. */
const checks: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['types', 'npx', ['tsc', '--noEmit', '-p', '.']],
  ['lint and format', 'npx', ['biome', 'check', '--error-on-warnings', '.']],
  ['unused files, exports and packages', 'npx', ['knip']],
  ['generated files', process.execPath, ['bin/run.mjs', 'tools/generate/main.ts', '--check']],
  ['example pages', process.execPath, ['bin/kavling.mjs', 'validate']],
  ['sizes', process.execPath, ['bin/run.mjs', 'bench/main.ts', '--check', 'sizes', 'scripts', 'studio-size']],
  ['floors, house rules and words', 'npx', ['vitest', 'run', '--reporter=dot', 'tests/architecture']],
];

/** Runs every check, so that one run reports all failures. */
export function main(): number {
  const failed = checks.filter(([name, command, args]) => {
    console.log(`\n— ${name}: ${[command.replace(process.execPath, 'node'), ...args].join(' ')}`);
    const env = { ...process.env, NODE_ENV: '' };
    return spawnSync(command, args, { stdio: 'inherit', env }).status !== 0;
  });
  if (failed.length === 0) console.log('\nAll checks passed.');
  else console.error(`\nFailed: ${failed.map(([name]) => name).join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
}
