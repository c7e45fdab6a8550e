import { command, type DefineCommand } from './command.ts';

export const defineInit: DefineCommand = ({ say, world, done }) =>
  command(say, 'init', say.init.about, [
    ['kavling init', say.init.here],
    ['kavling init situs-saya', say.init.folder],
  ])
    .argument('[folder]', say.init.path)
    .action(async (folder: string | undefined) => {
      const { init } = await import('./init.ts');
      done(await init(world, folder));
    });
