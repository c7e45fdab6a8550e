import { mergeConfig, build as viteBuild } from 'vite';
import config from './vite.config.ts';

/** Builds the desk into a folder (by default build/desk). */
export async function buildDesk(outDir?: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  await viteBuild({
    ...mergeConfig(config, outDir === undefined ? {} : { build: { outDir } }),
    configFile: false,
  });
}

/** `node bin/run.mjs desk/build.ts` */
export async function main(): Promise<number> {
  await buildDesk();
  return 0;
}
