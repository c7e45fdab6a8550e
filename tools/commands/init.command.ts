import { command, type DefineCommand } from './command.ts';

export const defineInit: DefineCommand = ({ messages, environment, done }) =>
  command(messages, 'init', messages.init.about, [
    ['kavling init', messages.init.here],
    ['kavling init situs-saya', messages.init.folder],
  ])
    .argument('[folder]', messages.init.path)
    .action(async (folder: string | undefined) => {
      const { init } = await import('./init.ts');
      done(await init(environment, folder));
    });
