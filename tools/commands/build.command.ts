import type { BuildOptions } from './build.ts';
import { command, type DefineCommand } from './command.ts';

export const defineBuild: DefineCommand = ({ messages, environment, done }) =>
  command(messages, 'build', messages.build.about, [
    ['kavling build', messages.build.all],
    ['kavling build marina-bay --out /tmp/site', messages.build.one],
  ])
    .argument('[slugs...]', messages.build.slugs)
    .option('--out <folder>', messages.build.out, 'dist')
    .option('--fresh', messages.build.fresh)
    .option('--compress', messages.build.compress)
    .option('--no-compress', messages.build.noCompress)
    .action(async (slugs: string[], options: BuildOptions) => {
      const { build } = await import('./build.ts');
      done(await build(environment, slugs, options));
    });
