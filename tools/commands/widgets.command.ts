import { command, type DefineCommand } from './command.ts';
import type { WidgetsOptions } from './widgets.ts';

export const defineWidgets: DefineCommand = ({ messages, environment, done }) =>
  command(messages, 'widgets', messages.widgets.about, [
    ['kavling widgets', messages.widgets.all],
    ['kavling widgets heading', messages.widgets.one],
  ])
    .argument('[type]', messages.widgets.type)
    .option('--json', messages.json)
    .option('--strict', messages.widgets.strict)
    .action(async (type: string | undefined, options: WidgetsOptions) => {
      const { listWidgets } = await import('./widgets.ts');
      done(await listWidgets(environment, type, options));
    });
