import type { BuildOptions } from './build.ts';
import { command, type DefineCommand } from './command.ts';

export const defineBuild: DefineCommand = ({ say, world, done }) =>
  command(say, 'build', say.build.about, [
    ['kavling build', say.build.all],
    ['kavling build marina-bay --out /tmp/site', say.build.one],
  ])
    .argument('[slugs...]', say.build.slugs)
    .option('--out <folder>', say.build.out, 'dist')
    .option('--fresh', say.build.fresh)
    .option('--compress', say.build.compress)
    .option('--no-compress', say.build.noCompress)
    .action(async (slugs: string[], options: BuildOptions) => {
      const { build } = await import('./build.ts');
      done(await build(world, slugs, options));
    });
