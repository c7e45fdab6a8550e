import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { hasBuiltInSqlite } from '../src/lib/built-in-sqlite.ts';
import type { Bench } from './bench.ts';

const ROUNDS = 7;

/** The delay after installing the package, compared with an empty Node in the same rounds. */
export const run: Bench = async () => {
  const home = mkdtempSync(join(tmpdir(), 'kavling-start-'));
  try {
    const { site, firstMs } = install(home);
    const bin = join(site, 'node_modules/kavling/bin/kavling.mjs');
    const command = (...args: string[]) => timeOf(() => quiet(process.execPath, args, site));
    const times = {
      node: [] as number[],
      version: [] as number[],
      validate: [] as number[],
      serve: [] as number[],
    };
    for (let round = 0; round < ROUNDS; round++) {
      times.node.push(command('-e', '0'));
      times.version.push(command(bin, '--version'));
      times.validate.push(command(bin, 'validate', 'taman-asri'));
      times.serve.push(await firstAnswer(bin, site));
    }
    const least = (list: readonly number[]) => Math.min(...list);
    const node = least(times.node);
    const ratio = (ms: number) => Number((ms / node).toFixed(1));
    const rows = [
      { name: '`node -e 0`', ms: node },
      { name: 'first `kavling --version` after the install', ms: firstMs },
      { name: '`kavling --version`', ms: least(times.version) },
      { name: '`kavling validate` of one page', ms: least(times.validate) },
      { name: '`kavling serve` until its first answer', ms: least(times.serve) },
    ];
    return {
      title: 'Start of the installed package',
      note: `The packed package in a folder elsewhere; the fastest of ${ROUNDS} rounds, each against an empty Node in the same round. The page is Taman Asri, whose pictures were read before.`,
      rows: rows.map(({ name, ms }) => ({
        name,
        values: { ms: Math.round(ms), 'times `node -e 0`': ratio(ms) },
      })),
      budgets: [
        { name: 'first command after the install', value: ratio(firstMs), limit: 12, unit: '× node' },
        { name: '`--version`', value: ratio(least(times.version)), limit: 4, unit: '× node' },
        { name: '`validate` of one page', value: ratio(least(times.validate)), limit: 15, unit: '× node' },
        {
          name: '`serve` until its first answer',
          value: ratio(least(times.serve)),
          limit: 20,
          unit: '× node',
        },
      ],
    };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
};

/** A site with the packed package, one page, and that page built. */
function install(home: string): { site: string; firstMs: number } {
  const site = join(home, 'site');
  mkdirSync(site);
  const driver = hasBuiltInSqlite() ? [] : [`better-sqlite3@${manifest.devDependencies['better-sqlite3']}`];
  writeFileSync(join(site, 'package.json'), '{ "private": true, "type": "module" }\n');
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', home], { encoding: 'utf8' });
  const [packed] = JSON.parse(output) as { filename: string }[];
  const options = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  quiet('npm', ['install', ...options, join(home, packed?.filename ?? ''), ...driver], site);
  const binary = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';
  if (driver.length > 0) {
    mkdirSync(dirname(join(site, binary)), { recursive: true });
    copyFileSync(resolve(binary), join(site, binary));
  }
  writeFileSync(join(site, 'kavling.config.ts'), "export default { home: 'taman-asri' as string };\n");
  cpSync('pages/taman-asri', join(site, 'pages/taman-asri'), { recursive: true });
  const bin = join(site, 'node_modules/kavling/bin/kavling.mjs');
  const firstMs = timeOf(() => quiet(process.execPath, [bin, '--version'], site));
  quiet(process.execPath, [bin, 'build'], site);
  return { site, firstMs };
}

/** From the start of the server to the first page that it sent, milliseconds. */
async function firstAnswer(bin: string, site: string): Promise<number> {
  const from = performance.now();
  const child = spawn(process.execPath, [bin, 'serve', '--port', '0'], { cwd: site, env: environment() });
  const url = await new Promise<string>((done, fail) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        said += String(part);
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
        if (found) done(found);
      });
    child.once('close', () => fail(new Error(said)));
  });
  const answer = await fetch(`${url}/taman-asri/`);
  await answer.text();
  const took = performance.now() - from;
  const gone = new Promise((done) => child.once('close', done));
  child.kill('SIGTERM');
  await gone;
  if (!answer.ok) throw new Error(`The server answered with ${answer.status}.`);
  return took;
}

function quiet(file: string, args: readonly string[], cwd: string): void {
  execFileSync(file, args, { cwd, env: environment(), stdio: 'ignore' });
}

function environment(): NodeJS.ProcessEnv {
  const { ENGINE: _, NODE_ENV: __, ...env } = process.env;
  return { ...env, KAVLING_LANG: 'en', LOG_LEVEL: 'silent' };
}

function timeOf(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}
