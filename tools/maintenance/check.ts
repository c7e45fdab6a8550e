import { spawnSync } from 'node:child_process';

/** What `npm run check` holds the project to, each by the command that does it. */
const checks: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['types', 'npx', ['tsc', '--noEmit', '-p', '.']],
  ['lint and format', 'npx', ['biome', 'check', '--error-on-warnings', '.']],
  ['unused files, exports and packages', 'npx', ['knip']],
  ['generated files', process.execPath, ['bin/run.mjs', 'tools/generate/main.ts', '--check']],
  ['example pages', process.execPath, ['bin/kavling.mjs', 'validate']],
  ['sizes', process.execPath, ['bin/run.mjs', 'bench/main.ts', '--check', 'sizes', 'scripts', 'studio-size']],
  ['floors', 'npx', ['vitest', 'run', '--reporter=dot', 'tests/architecture']],
];

/** Runs every check, so that one run names everything that is wrong. */
export function main(): number {
  const failed = checks.filter(([name, command, args]) => {
    console.log(`\n— ${name}: ${[command.replace(process.execPath, 'node'), ...args].join(' ')}`);
    const env = { ...process.env, NODE_ENV: '' };
    return spawnSync(command, args, { stdio: 'inherit', env }).status !== 0;
  });
  if (failed.length === 0) console.log('\nEverything is in order.');
  else console.error(`\nNot in order: ${failed.map(([name]) => name).join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
}
