import { Command } from 'commander';
import { addCommands } from './commands.ts';
import { examples } from './examples.ts';
import type { World } from './world.ts';

/** The command line: names, options and help. Each command loads its code only when it runs. */
export function createProgram(world: World, done: (code: number) => void): Command {
  const program = new Command('kavling')
    .description('Microsites for property projects, each made from one page.json.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => world.out.write(text),
      writeErr: (text) => world.err.write(text),
      getOutHelpWidth: () => Math.min(world.out.columns, 100),
      getErrHelpWidth: () => Math.min(world.err.columns, 100),
      getOutHasColors: () => world.out.isTTY && !world.env.NO_COLOR,
      getErrHasColors: () => world.err.isTTY && !world.env.NO_COLOR,
    })
    .showHelpAfterError('See how: add --help')
    .addHelpText('beforeAll', '');
  const add = (command: Command) => {
    for (const one of [command, ...command.commands]) one.copyInheritedSettings(program);
    program.addCommand(command);
  };
  addCommands({ add, world, done });
  return program.addHelpText(
    'before',
    examples(
      ['kavling new marina-bay', 'make a page to start from'],
      ['kavling preview', 'see all pages while you write'],
      ['kavling validate', 'find every mistake'],
      ['kavling build', 'make the files to publish'],
    ),
  );
}
