import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Environment } from '../environment/environment.ts';
import { watchFolders } from '../environment/watch-folders.ts';

const QUIET = 200;

/**
 * For people who change Kavling itself: runs `kavling preview` in its own process and restarts it after each change
 * of a source, with the engine rebuilt and generated files remade. Open pages reload automatically.
 */
export async function previewWithEngine(environment: Environment, args: readonly string[]): Promise<number> {
  const { engineRoot } = environment;
  let child: ChildProcess | undefined;
  let isStopping = false;
  const start = () => {
    child = spawn(process.execPath, [join(engineRoot, 'bin/kavling.mjs'), 'preview', ...args], {
      cwd: environment.cwd,
      stdio: 'inherit',
    });
  };
  const stop = () =>
    new Promise<void>((done) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return done();
      child.once('exit', () => done());
      child.kill('SIGTERM');
    });
  const restart = async (isSchema: boolean) => {
    if (isStopping) return;
    await stop();
    if (isSchema) await run(environment, [join(engineRoot, 'bin/run.mjs'), 'tools/generate/main.ts']);
    if (!isStopping) start();
  };
  let timer: NodeJS.Timeout | undefined;
  let sawSchema = false;
  let last = Promise.resolve();
  const watcher = watchFolders(
    engineRoot,
    ['src', 'studio', 'desk', 'server', 'tools', 'schemas'],
    (path) => {
      if (/\.test\.tsx?$|[\\/]generated([\\/]|$)|\.tmp$/.test(path)) return;
      sawSchema ||= path.endsWith('.schema.json');
      clearTimeout(timer);
      timer = setTimeout(() => {
        const isSchema = sawSchema;
        sawSchema = false;
        last = last.then(() => restart(isSchema));
      }, QUIET);
    },
  );
  start();
  await environment.interrupted();
  isStopping = true;
  clearTimeout(timer);
  watcher.close();
  await stop();
  return 0;
}

function run(environment: Environment, args: readonly string[]): Promise<void> {
  return new Promise((done) => {
    spawn(process.execPath, [...args], { cwd: environment.engineRoot, stdio: 'inherit' }).once('exit', () =>
      done(),
    );
  });
}
