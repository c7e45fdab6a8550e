import { build } from 'vite';
import config from './vite.config.ts';

/** Builds the desk into build/desk: `node bin/run.mjs desk/build.ts` */
export async function main(): Promise<number> {
  process.env.NODE_ENV = 'production';
  await build({ ...config, configFile: false });
  return 0;
}
