import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Starts the site once for all browser tests; `SITE_URL` and `SITE_DATABASE` locate it. A `SITE_URL` that is
 * already set is used unchanged.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  if (process.env.SITE_URL) return async () => {};
  const child = spawn(process.execPath, ['bin/run.mjs', 'tests/e2e/serve-site.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // React renders three times as fast without its development checks.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { url, database } = await new Promise<{ url: string; database: string }>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line)));
    child.once('exit', (code) =>
      reject(new Error(`The site did not start (exit ${code}); see the lines above.`)),
    );
  });
  process.env.SITE_URL = url;
  process.env.SITE_DATABASE = database;
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
}
