import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Bench, BenchResult } from './bench.ts';
import { isKept, renderPart, replacePart } from './report.ts';

/**
 * `npm run bench` runs every benchmark of this folder, `npm run bench -- scripts` only that one. Each writes its
 * part of bench/RESULTS.md; with `--check` nothing is written. Fails when a budget is not kept.
 */
export async function main(given: string[]): Promise<number> {
  const isCheck = given.includes('--check');
  const args = given.filter((one) => one !== '--check');
  const folder = resolve('bench');
  const names = benchNames(folder);
  const unknown = args.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`No benchmark is called ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
    return 2;
  }
  let kept = true;
  for (const name of args.length > 0 ? args : names) {
    const result = await load(name).then((run) => run());
    if (isCheck)
      for (const budget of result.budgets.filter((one) => !isKept(one)))
        console.error(`${name}: ${budget.name} is ${budget.value} ${budget.unit}, more than ${budget.limit}`);
    else {
      write(join(folder, 'RESULTS.md'), name, result);
      console.log(`${renderPart(result)}\n`);
    }
    kept &&= result.budgets.every(isKept);
  }
  if (!kept) console.error('A budget is not kept; see the lines marked "over".');
  return kept ? 0 : 1;
}

function benchNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) =>
      /^export (async )?(function|const) run\b/m.test(readFileSync(join(folder, name), 'utf8')),
    )
    .map((name) => name.replace('.ts', ''))
    .sort();
}

const modules = import.meta.glob<{ run?: Bench }>(['./*.ts', '!./*.test.ts', '!./main.ts']);

async function load(name: string): Promise<Bench> {
  const module = await modules[`./${name}.ts`]?.();
  if (!module?.run) throw new Error(`bench/${name}.ts exports no run(): see bench/bench.ts for its shape.`);
  return module.run;
}

function write(file: string, name: string, result: BenchResult): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# Benchmarks\n';
  writeFileSync(file, replacePart(before, name, renderPart(result)));
}
