import { Command } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import { commands, hiddenCommands } from './commands/all.ts';
import { examples } from './examples.ts';
import { helpMessages } from './messages/help.ts';
import { speakIn } from './usage.ts';
import type { World } from './world.ts';

/** The command line: names, options and help. Each command loads its code only when it runs. */
export function createProgram(world: World, done: (code: number) => void): Command {
  const say = helpMessages[world.language];
  const program = speakIn(new Command('kavling'), world)
    .description(say.program.about)
    .version(packageFile.version, '-V, --version', say.version)
    .helpOption('-h, --help', say.help)
    .helpCommand('help [command]', say.helpCommand)
    .option('--lang <code>', say.lang)
    .addHelpText('beforeAll', '');
  const add = (command: Command, isHidden: boolean) => {
    for (const one of [command, ...command.commands])
      one.copyInheritedSettings(program).helpOption('-h, --help', say.help);
    program.addCommand(command, { hidden: isHidden });
  };
  const context = { program, world, say, done };
  for (const define of commands) add(define(context), false);
  for (const define of hiddenCommands) add(define(context), true);
  const { make, see, check, publish } = say.program;
  return program.addHelpText(
    'before',
    examples(
      say,
      ['kavling new marina-bay', make],
      ['kavling preview', see],
      ['kavling validate', check],
      ['kavling build', publish],
    ),
  );
}
