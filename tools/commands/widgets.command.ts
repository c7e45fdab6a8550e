import { command, type DefineCommand } from './command.ts';

export const defineWidgets: DefineCommand = ({ say, world, done }) =>
  command(say, 'widgets', say.widgets.about, [
    ['kavling widgets', say.widgets.all],
    ['kavling widgets heading', say.widgets.one],
  ])
    .argument('[type]', say.widgets.type)
    .option('--json', say.json)
    .action(async (type: string | undefined, options: { json?: boolean }) => {
      const { listWidgets } = await import('./widgets.ts');
      done(await listWidgets(world, type, options));
    });
