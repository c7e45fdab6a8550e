import { command, type DefineCommand } from './command.ts';
import type { UnitsOptions } from './units.ts';

export const defineUnits: DefineCommand = ({ messages, environment, done }) =>
  command(messages, 'units', messages.units.about, [
    ['kavling units', messages.units.all],
    ['kavling units marina-bay', messages.units.one],
  ])
    .argument('[pages...]', messages.units.pages)
    .option('--json', messages.json)
    .action(async (pages: string[], options: UnitsOptions) => {
      const { showUnits } = await import('./units.ts');
      done(await showUnits(environment, pages, options));
    });
